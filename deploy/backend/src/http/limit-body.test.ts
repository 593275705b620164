import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../db/index.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { testBackend } from '../testing/test-backend.ts';
import { testToken } from '../testing/test-tokens.ts';
import { maxUploadBytes } from '@forecourt/shared-contracts/documents';
import type { AppEnv } from './app-env.ts';
import { bodyLimitBytes, limitBody } from './limit-body.ts';

const upload = '/api/documents/deals/D-0000/documents/APP.DRIVERSLICENSE';
let database: Database;
let server: Server;
let port: number;

beforeAll(async () => {
  database = await openEmptyDatabase();
  const { app } = testBackend(database.db);
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  if (!server.listening) await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await database.close();
});

const headers = {
  'x-forecourt-tenant': 'northstar',
  'x-auth-token': testToken('northstar', 'demo-northstar'),
};

/** Sends only the head of a request that declares a body, and returns the status of its answer. */
async function declare(method: string, path: string, length: number): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const type = 'content-type: multipart/form-data; boundary=x';
  socket.write(
    [
      `${method} ${path} HTTP/1.1`,
      'host: x',
      'connection: close',
      ...lines,
      type,
      `content-length: ${length}`,
      '\r\n',
    ].join('\r\n'),
  );
  const answer = await text(socket);
  return Number(answer.split(' ')[1]);
}

describe('a body over the limit of its route is 413 (T64)', () => {
  it.each([
    ['PUT', '/public/cart', bodyLimitBytes + 1],
    ['POST', '/public/leads/contact', bodyLimitBytes + 1],
    ['PUT', `${upload}/more`, bodyLimitBytes + 1],
    ['POST', upload, bodyLimitBytes + 1],
    ['PUT', upload, maxUploadBytes + 1],
  ])('%s %s with %i bytes declared as multipart, before one is read', async (method, path, length) => {
    expect(await declare(method, path, length)).toBe(413);
  });

  it('a GET is answered at once, whatever length it declares, and no time is waited for', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    expect(await declare('GET', '/public/nothing', bodyLimitBytes + 1)).toBe(404);
    expect(timers.mock.calls.filter(([, ms]) => ms === 10_000)).toEqual([]);
    timers.mockRestore();
  });

  it('every time, also while the sender is sending', async () => {
    const body = Buffer.alloc(8 * 1024 * 1024, 'a');
    const statuses = new Set<number>();
    for (let round = 0; round < 20; round += 1) {
      const answer = await fetch(`http://127.0.0.1:${port}/public/cart`, {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
        body,
      });
      await answer.arrayBuffer();
      statuses.add(answer.status);
    }
    expect([...statuses]).toEqual([413]);
  });

  it('also without a declared length', async () => {
    const chunk = Buffer.alloc(64 * 1024, 'a');
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += chunk.length;
        if (sent > 8 * 1024 * 1024) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const init: RequestInit & { duplex: 'half' } = {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
      duplex: 'half',
    };
    expect((await fetch(`http://127.0.0.1:${port}/public/cart`, init)).status).toBe(413);
  });
});

describe('a route with a limit of its own', () => {
  let origin: string;
  let own: Server;
  beforeAll(async () => {
    const app = new Hono<AppEnv>().use(limitBody);
    const limit = bodyLimit({ maxSize: 5, onError: (context) => context.text('over 5', 413) });
    app.post('/words', limit, async (context) => context.text(await context.req.text()));
    own = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
    if (!own.listening) await once(own, 'listening');
    origin = `http://127.0.0.1:${(own.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((done) => own.close(done)));

  it.each([
    ['declared', 'hello', [200, 'hello']],
    ['declared', 'hello you', [413, 'over 5']],
    ['streamed', 'hello', [200, 'hello']],
    ['streamed', 'hello you', [413, 'over 5']],
  ])('reads a %s body of "%s" again', async (way, words, expected) => {
    const body = way === 'declared' ? words : new Blob([words]).stream();
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
    const answer = await fetch(`${origin}/words`, init);
    expect([answer.status, await answer.text()]).toEqual(expected);
  });
});

describe('a body that does not arrive in time is 408 (T67)', () => {
  afterEach(() => vi.useRealTimers());

  it.each([
    ['content-length: 100000', '1'],
    ['transfer-encoding: chunked', '1\r\n1\r\n'],
  ])('and its connection is closed, however many bytes came before (%s)', async (length, byte) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const socket = connect(port, '127.0.0.1');
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.write(['PUT /public/cart HTTP/1.1', 'host: x', ...lines, length, '', byte].join('\r\n'));
    let isAnswered = false;
    const answer = text(socket).then((whole) => {
      isAnswered = true;
      return whole;
    });
    let isBegun = false;
    socket.once('readable', () => void (isBegun = true));
    const untilMs = performance.now() + 20_000;
    for (let round = 0; !isAnswered && performance.now() < untilMs; round += 1) {
      await vi.advanceTimersByTimeAsync(100);
      await new Promise((next) => setImmediate(next));
      if (!isBegun && round % 20 === 0) socket.write(byte);
    }
    expect((await answer).split('\r\n')[0]).toBe('HTTP/1.1 408 Request Timeout');
  });

  it('one that is complete is read by its route', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/public/leads`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(answer.status).toBe(400);
  });
});
