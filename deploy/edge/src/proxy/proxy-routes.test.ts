import { brotliDecompressSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { json, startBackend } from '../testing/fake-backend.ts';
import { setUpEdge } from '../testing/set-up-edge.ts';

it.each(['/api/x', '/public/x', '/user/region', '/ld/x', '/proxy/x', '/media/x.svg', '/_sandbox/outbox'])(
  'forwards %s',
  async (path) => {
    const backend = await startBackend({ [path]: json({ ok: true }) });
    const { get } = await setUpEdge({ backendUrl: backend.url });
    const response = await get(`${path}?a=1&b=%2F`);
    expect(await response.json()).toEqual({ ok: true });
    expect(backend.received.map(({ url }) => url)).toEqual([`${path}?a=1&b=%2F`]);
  },
);

it('T54: replaces what a client claims about itself', async () => {
  const backend = await startBackend({ '/api/x': json({}) });
  const { get } = await setUpEdge({ backendUrl: backend.url });
  await get('/api/x', {
    host: 'harbor.localhost:8080',
    'x-forecourt-tenant': 'northstar',
    'x-forecourt-admin': '1',
    forwarded: 'for=1.2.3.4',
    'x-forwarded-for': '1.2.3.4',
    'x-forwarded-host': 'evil.com',
    'x-forwarded-user': 'root',
    'x-real-ip': '1.2.3.4',
    'x-correlation-id': 'a'.repeat(65),
    'x-auth-token': 'token',
    connection: 'close, x-secret',
    'x-secret': '1',
  });
  const headers = backend.received[0]!.headers;
  expect(headers).toMatchObject({
    'x-forecourt-tenant': 'harbor',
    'x-forwarded-for': 'unknown',
    'x-forwarded-host': 'harbor.localhost:8080',
    'x-forwarded-proto': 'http',
    'x-auth-token': 'token',
  });
  expect(headers['x-correlation-id']).toMatch(/^[0-9a-f-]{36}$/);
  for (const name of ['x-forecourt-admin', 'forwarded', 'x-forwarded-user', 'x-real-ip', 'x-secret']) {
    expect(headers).not.toHaveProperty(name);
  }
});

it('keeps a safe correlation id and returns it to the client', async () => {
  const backend = await startBackend({ '/api/x': json({}) });
  const { get } = await setUpEdge({ backendUrl: backend.url });
  const response = await get('/api/x', { 'x-correlation-id': 'test-1234-abcd' });
  expect(backend.received[0]!.headers['x-correlation-id']).toBe('test-1234-abcd');
  expect(response.headers.get('x-correlation-id')).toBe('test-1234-abcd');
});

it('passes bodies, statuses, redirects and cookies through', async () => {
  const backend = await startBackend({
    '/api/x': (response, { body }) => {
      response.setHeader('set-cookie', ['a=1', 'b=2']);
      response.writeHead(302, { location: '/elsewhere' }).end(body.toUpperCase());
    },
  });
  const { get } = await setUpEdge({ backendUrl: backend.url });
  const response = await get('/api/x', { 'content-type': 'text/plain' }, { method: 'POST', body: 'hello' });
  expect([response.status, response.headers.get('location'), await response.text()]).toEqual([
    302,
    '/elsewhere',
    'HELLO',
  ]);
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
});

it('compresses long JSON for clients that accept it', async () => {
  const long = { text: 'vehicle '.repeat(1000) };
  const backend = await startBackend({ '/public/x': json(long) });
  const { get } = await setUpEdge({ backendUrl: backend.url });
  const response = await get('/public/x', { 'accept-encoding': 'gzip, br' });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(JSON.parse(brotliDecompressSync(await response.arrayBuffer()).toString())).toEqual(long);
});

it('streams an answer while it is still being generated', async () => {
  let end = () => {};
  const backend = await startBackend({
    '/ld/eval': (response) => {
      response.setHeader('content-type', 'text/event-stream');
      response.write('event: put\n\n');
      end = () => void response.end('event: patch\n\n');
    },
  });
  const { get } = await setUpEdge({ backendUrl: backend.url });
  const response = await get('/ld/eval', { 'accept-encoding': 'br' });
  const reader = response.body!.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('event: put\n\n');
  end();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('event: patch\n\n');
});

it('answers 503 in the API format when the backend is down, and still serves pages', async () => {
  const backend = await startBackend({});
  await backend.stop();
  const { get } = await setUpEdge({ backendUrl: backend.url });
  const response = await get('/api/x', { 'x-correlation-id': 'test-1234' });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.json()).toMatchObject({
    error: { code: 'error.unavailable', correlationId: 'test-1234' },
  });
  expect((await get('/search')).status).toBe(200);
});

const listed = 'http://localhost:8090';
const foreign = [
  'null',
  'http://localhost:8091',
  'https://localhost:8090',
  'http://localhost:8090.evil.com',
  'http://evil-localhost:8090',
  'http://LOCALHOST:8090',
  'http://localhost:8090/',
  'http://localhost',
  'http://northstar.localhost',
  '*',
  '',
];

it.each([listed, undefined])(
  'a picture by its Accept header is kept by it, asked from %s',
  async (origin) => {
    const backend = await startBackend({
      '/_sandbox/photos/a.jpg': (response, { headers }) => {
        response.setHeader('vary', 'Accept');
        response.setHeader('cache-control', 'public, max-age=60');
        response.writeHead(200, { 'content-type': headers.accept ?? '' }).end('picture');
      },
    });
    const { get } = await setUpEdge({ backendUrl: backend.url });
    for (const accept of ['image/webp', 'image/jpeg']) {
      const { headers } = await get('/_sandbox/photos/a.jpg', { accept, ...(origin && { origin }) });
      expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
        accept,
        'public, max-age=60',
      ]);
      expect(headers.get('vary')?.split(', ')).toEqual(['Accept', 'Origin']);
    }
  },
);

it('T46: allows exactly the listed origins', async () => {
  const backend = await startBackend({
    '/api/x': (response) => {
      response.setHeader('access-control-allow-origin', '*');
      json({})(response);
    },
  });
  const { get } = await setUpEdge({ backendUrl: backend.url });
  const ask = (origin: string, init: RequestInit = {}) => get('/api/x', { origin }, init);
  const allowed = await ask(listed);
  expect(allowed.headers.get('access-control-allow-origin')).toBe(listed);
  expect(allowed.headers.get('vary')).toContain('Origin');
  expect(allowed.headers.get('access-control-allow-credentials')).toBe('true');
  const preflight = await ask(listed, { method: 'OPTIONS' });
  expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
    204,
    expect.stringContaining('x-auth-token'),
  ]);
  for (const origin of foreign) {
    const { headers } = await ask(origin);
    expect(headers.has('access-control-allow-origin')).toBe(false);
    expect(headers.has('access-control-allow-credentials')).toBe(false);
    const refused = await ask(origin, { method: 'OPTIONS' });
    expect([origin, refused.status, refused.headers.has('access-control-allow-origin')]).toEqual([
      origin,
      403,
      false,
    ]);
  }
});

it('an upload may take longer than the response timeout as long as bytes arrive', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const backend = await startBackend({
    '/api/x': (response, { body }) => void response.end(`${body.length}`),
  });
  const { get } = await setUpEdge({ backendUrl: backend.url });
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      sent += 1;
      if (sent > 4) return controller.close();
      await vi.advanceTimersByTimeAsync(25_000);
      return controller.enqueue(new Uint8Array(1000));
    },
  });
  const response = await get('/api/x', {}, { method: 'PUT', body, duplex: 'half' } as RequestInit);
  vi.useRealTimers();
  expect([response.status, await response.text()]).toEqual([200, '4000']);
});
