import autocannon, { type Result } from 'autocannon';
import { spreadOf, type Spread } from './spread.ts';

/** Result of a load test; latencies in ms. `failed` counts answers other than 2xx and broken connections. */
export interface Load extends Spread {
  readonly requestsPerSecond: number;
  readonly failed: number;
}

/** Client, status, bytes of the answer and its latency in ms, as reported by autocannon. */
type ResponseEvent = [client: unknown, status: number, bytes: number, ms: number];

/**
 * `load.ts url connections seconds`: prints a {@link Load} as JSON. A separate process, so that it takes no
 * time from what it measures.
 */
async function main(): Promise<void> {
  const [url = '', connections, duration] = process.argv.slice(2);
  const settings = { url, connections: Number(connections), pipelining: 1 };
  await autocannon({ ...settings, duration: 2 });
  const timesMs: number[] = [];
  const {
    requests,
    errors,
    non2xx,
    duration: tookSeconds,
  } = await new Promise<Result>((done, fail) => {
    const wanted = { ...settings, duration: Number(duration) };
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
