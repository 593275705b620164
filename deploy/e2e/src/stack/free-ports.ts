import { createServer } from 'node:net';

/** Below the ports that a system gives to calls and servers by itself. */
const firstPort = 20_000;
const portsEach = 4_000;
/** Of Playwright's two workers, and of everything else that starts a site. */
const ranges = 3;

/** Processes of the same range, as of two runs at the same time, begin at different ports. */
let taken = process.pid * 16;

function nextPort(): number {
  const { TEST_PARALLEL_INDEX: worker = ranges - 1 } = process.env;
  taken += 1;
  return firstPort + (Number(worker) % ranges) * portsEach + (taken % portsEach);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(false));
    server.listen(port, () => server.close(() => done(true)));
  });
}

/**
 * Returns `count` different TCP ports that are not in use. Until they are, neither the system nor the other worker takes them, and a
 * later call returns others. Rejects when too few are free.
 */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  for (let tried = 0; ports.length < count; tried += 1) {
    if (tried === portsEach) throw new Error(`Fewer than ${count} of ${portsEach} ports are free.`);
    const port = nextPort();
    if (await isFree(port)) ports.push(port);
  }
  return ports;
}
