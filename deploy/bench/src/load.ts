import autocannon, { type Result } from 'autocannon';
import { spreadOf, type Spread } from './spread.ts';

/** Result of a load test; latencies in ms. `failed` counts answers other than 2xx and broken connections. */
export interface Load extends Spread {
  readonly requestsPerSecond: number;
  readonly failed: number;
}

/** A load test. Requests are sent as fast as they are answered unless `perSecond` is given. */
export interface LoadOptions {
  /** If there are several, each request takes the next one, with a number in its query, so that no two are equal. */
  readonly urls: readonly string[];
  readonly connections: number;
  readonly seconds: number;
  readonly encoding: string;
  readonly perSecond?: number;
}

/** Client, status, bytes of the answer and its latency in ms, as reported by autocannon. */
type ResponseEvent = [client: unknown, status: number, bytes: number, ms: number];

function settingsOf({ urls, connections, encoding, perSecond }: LoadOptions): autocannon.Options {
  const paths = urls.map((url) => new URL(url).pathname);
  let sent = 0;
  const next = () => `${paths[sent % paths.length]}?bench=${process.pid}-${sent++}`;
  return {
    url: urls[0] ?? '',
    connections,
    pipelining: 1,
    headers: { 'accept-encoding': encoding },
    ...(perSecond && { overallRate: perSecond }),
    ...(urls.length > 1 && { requests: [{ setupRequest: (request) => ({ ...request, path: next() }) }] }),
  };
}

/**
 * `load.ts '{"urls":[...],...}'`: runs {@link LoadOptions} and prints a {@link Load} as JSON. A separate process, so
 * that it takes no time from what it measures.
 */
async function main(): Promise<void> {
  const options = JSON.parse(process.argv[2] ?? '') as LoadOptions;
  const settings = settingsOf(options);
  await autocannon({ ...settings, duration: 2 });
  const timesMs: number[] = [];
  const {
    requests,
    errors,
    non2xx,
    duration: tookSeconds,
  } = await new Promise<Result>((done, fail) => {
    const wanted = { ...settings, duration: options.seconds };
    const running = autocannon(wanted, (error, result) => (error ? fail(error) : done(result)));
    running.on('response', (...[, , , ms]: ResponseEvent) => void timesMs.push(ms));
  });
  const load: Load = {
    ...spreadOf(timesMs),
    requestsPerSecond: requests.total / tookSeconds,
    failed: errors + non2xx,
  };
  console.log(JSON.stringify(load));
}

await main();
