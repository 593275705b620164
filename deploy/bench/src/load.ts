import autocannon, { type Result } from 'autocannon';
import { pacedLoad } from './paced-load.ts';
import { spreadOf, type Spread } from './spread.ts';

/** Result of a load test; latencies in ms. `failed` counts answers other than 2xx and broken connections. */
export interface Load extends Spread {
  readonly requestsPerSecond: number;
  readonly failed: number;
}

/** A load test. Requests are sent as fast as they are answered, or `perSecond` in equal intervals. */
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

/** The path of each request, one after the other. */
function pathsOf({ urls }: LoadOptions): () => string {
  const paths = urls.map((url) => new URL(url).pathname);
  let sent = 0;
  return () =>
    urls.length > 1 ? `${paths[sent % paths.length]}?bench=${process.pid}-${sent++}` : (paths[0] ?? '/');
}

async function fastLoad(options: LoadOptions, seconds: number): Promise<Load> {
  const { urls, connections, encoding } = options;
  const nextPath = pathsOf(options);
  const timesMs: number[] = [];
  const { requests, errors, non2xx, duration } = await new Promise<Result>((done, fail) => {
    const settings: autocannon.Options = {
      url: urls[0] ?? '',
      connections,
      pipelining: 1,
      duration: seconds,
      headers: { 'accept-encoding': encoding },
      requests: [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }],
    };
    const running = autocannon(settings, (error, result) => (error ? fail(error) : done(result)));
    running.on('response', (...[, , , ms]: ResponseEvent) => void timesMs.push(ms));
  });
  return {
    ...spreadOf(timesMs),
    requestsPerSecond: requests.total / duration,
    failed: errors + non2xx,
  };
}

async function evenLoad(options: LoadOptions, perSecond: number, seconds: number): Promise<Load> {
  const { origin } = new URL(options.urls[0] ?? '');
  const nextPath = pathsOf(options);
  const answers = await pacedLoad({
    nextUrl: () => origin + nextPath(),
    headers: { 'accept-encoding': options.encoding },
    perSecond,
    seconds,
  });
  return {
    ...spreadOf(answers.map(({ ms }) => ms)),
    requestsPerSecond: answers.length / seconds,
    failed: answers.filter(({ status }) => status < 200 || status > 299).length,
  };
}

/**
 * `load.ts '{"urls":[...],...}'`: runs {@link LoadOptions} and prints a {@link Load} as JSON. A separate process, so
 * that it takes no time from what it measures.
 */
async function main(): Promise<void> {
  const options = JSON.parse(process.argv[2] ?? '') as LoadOptions;
  const { perSecond } = options;
  const run = (seconds: number) =>
    perSecond === undefined ? fastLoad(options, seconds) : evenLoad(options, perSecond, seconds);
  await run(2);
  console.log(JSON.stringify(await run(options.seconds)));
}

await main();
