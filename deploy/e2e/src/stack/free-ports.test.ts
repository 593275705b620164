import { createServer } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { freePorts } from './free-ports.ts';

afterEach(() => vi.unstubAllEnvs());

/** Uses a port, unless something else already does. */
function use(port: number): Promise<void> {
  const server = createServer();
  onTestFinished(() => void server.close());
  return new Promise((done) => void server.once('error', () => done()).listen(port, '127.0.0.1', done));
}

test('no port is returned twice', async () => {
  const ports = [...(await freePorts(4)), ...(await freePorts(4))];
  expect(new Set(ports).size).toBe(8);
});

test('a port in use is left out', async () => {
  const [port = 0] = await freePorts(1);
  await use(port + 1);
  expect(await freePorts(2)).not.toContain(port + 1);
});

test('workers, and what is no worker, have ports of their own, which the system gives to nothing by itself', async () => {
  const ranges: number[][] = [];
  for (const worker of ['0', '1', undefined]) {
    vi.stubEnv('TEST_PARALLEL_INDEX', worker);
    ranges.push(await freePorts(8));
  }
  const [first = [], second = [], others = []] = ranges;
  expect(Math.max(...first)).toBeLessThan(Math.min(...second));
  expect(Math.max(...second)).toBeLessThan(Math.min(...others));
  expect(Math.max(...others)).toBeLessThan(32_768);
});
