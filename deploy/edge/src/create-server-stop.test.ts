import { once } from 'node:events';
import { Agent, createServer, get, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createServerStop } from './create-server-stop.ts';

let server: Server;
let port: number;
let answer: () => void;
let stop: () => Promise<void>;
let agent: Agent;

/** `/now` is answered at once, everything else in two parts, the second when `answer` is called. */
async function listen(graceMs: number) {
  server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    if (request.url === '/now') return void response.end('now');
    response.write('first ');
    answer = () => response.end('second');
  });
  stop = createServerStop(server, graceMs);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
}

/** The head of an answer has arrived; resolves with its whole text, or rejects when it is cut. */
async function ask(path: string): Promise<{ readonly text: Promise<string> }> {
  const request = get({ port, host: '127.0.0.1', path, agent });
  const [response] = (await once(request, 'response')) as [AsyncIterable<Buffer>];
  return { text: textOf(response) };
}

async function textOf(response: AsyncIterable<Buffer>): Promise<string> {
  let text = '';
  for await (const part of response) text += part.toString();
  return text;
}

async function stopMs(): Promise<number> {
  const startedMs = performance.now();
  await stop();
  return performance.now() - startedMs;
}

beforeEach(() => (agent = new Agent({ keepAlive: true })));
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
});

it('a request under way is answered completely, and its connection is not kept', async () => {
  await listen(20_000);
  const { text } = await ask('/slow');
  const stopped = stopMs();
  setTimeout(() => answer(), 300);
  expect(await text).toBe('first second');
  expect(await stopped).toBeGreaterThanOrEqual(250);
  expect(await stopped).toBeLessThan(5000);
});

it('a new connection is refused meanwhile', async () => {
  await listen(20_000);
  const { text } = await ask('/slow');
  const stopped = stop();
  await expect(fetch(`http://127.0.0.1:${port}/now`)).rejects.toThrow('fetch failed');
  answer();
  await Promise.all([text, stopped]);
});

it('connections without a request, kept ones and ones that a browser opened ahead, are not waited for', async () => {
  await listen(20_000);
  const ahead = connect(port, '127.0.0.1');
  await once(ahead, 'connect');
  expect(await (await ask('/now')).text).toBe('now');
  expect(await stopMs()).toBeLessThan(2000);
  ahead.destroy();
});

it('a request that takes longer is cut', async () => {
  await listen(200);
  const { text } = await ask('/slow');
  const cut = expect(text).rejects.toThrow('aborted');
  expect(await stopMs()).toBeLessThan(3000);
  await cut;
});
