// @vitest-environment jsdom
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ApiClientDeps } from './api-client-parts.ts';
import { isApiFailure } from './api-failure.ts';
import type { UploadProgress } from './api-client.ts';
import { createApiClient } from './create-api-client.ts';
import { createCookieStore } from './create-cookie-store.ts';
import { defineEndpoint } from './endpoint.ts';

const params = v.object({ id: v.string() });
const putFiles = defineEndpoint({
  id: 'files.put',
  method: 'PUT',
  path: '/api/files/:id',
  auth: 'required',
  headersAsCookies: true,
  uploadField: 'documents',
  params,
  response: v.object({ stored: v.number() }),
  errors: { 'error.file.tooLarge': 413 },
});
const getFile = defineEndpoint({
  id: 'files.get',
  method: 'GET',
  path: '/api/files/:id',
  auth: 'required',
  headersAsCookies: true,
  params,
  response: v.pipe(v.blob(), v.mimeType(['image/svg+xml']), v.minSize(1)),
});

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((done) => (server ? server.close(done) : done(undefined)));
  server = undefined;
});

interface Received {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Starts a server that answers calls one after the other, and allows the page's origin; `received` holds complete calls. */
async function serve(...answers: readonly RequestListener[]) {
  const received: Received[] = [];
  let count = 0;
  server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', window.location.origin);
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('access-control-allow-methods', 'GET, PUT');
    response.setHeader(
      'access-control-allow-headers',
      request.headers['access-control-request-headers'] ?? '',
    );
    response.setHeader('access-control-expose-headers', 'retry-after');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const answer = answers[Math.min(count++, answers.length - 1)];
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString('latin1') });
    });
    return answer?.(request, response);
  });
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { received, baseUrl: `http://127.0.0.1:${port}` };
}

const whenRead =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (request, response) => {
    request.resume();
    request.on('end', () => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
    });
  };
const stored = whenRead(200, '{"stored":1}');
const refused = (status: number, code: string) =>
  whenRead(status, JSON.stringify({ error: { code, message: 'm', correlationId: 'server-1' } }), {
    'retry-after': '7',
  });

function setUp(baseUrl: string, overrides: Partial<ApiClientDeps> = {}) {
  const cookies: string[] = [];
  const store = createCookieStore({ setCookie: (text) => cookies.push(text), domain: undefined });
  let serial = 0;
  const client = createApiClient({
    fetch: (input, init) => fetch(input, init),
    openXhr: () => new XMLHttpRequest(),
    keepCookie: store.keep,
    baseUrl,
    tokens: { idToken: async () => 'old', refresh: async () => 'new' },
    sessionId: 'session-1',
    isTest: () => true,
    random: () => 0,
    uuid: () => `uuid-${++serial}`,
    nowMs: Date.now,
    log: vi.fn(),
    ...overrides,
  });
  return { client, cookies, store };
}

const fileOf = (text: string, name = 'a.png') => ({ file: new Blob([text]), name });
const failureOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return isApiFailure(error) ? error.failure : error;
};

describe('an upload', () => {
  test('is multipart with its field repeated, has the headers of SITE-52 and reports its progress', async () => {
    const { received, baseUrl } = await serve(stored);
    const { client } = setUp(baseUrl);
    const progress: UploadProgress[] = [];
    const files = [fileOf('x'.repeat(300_000), 'front.png'), fileOf('back', 'back.jpg')];
    const answer = await client.upload(putFiles, {
      params: { id: 'a/b' },
      files,
      onProgress: (step) => progress.push(step),
    });
    expect(answer).toEqual({ stored: 1 });
    const [call] = received;
    expect(call?.headers).toMatchObject({
      'x-auth-token': 'old',
      'x-caller-id': 'forecourt-web',
      'x-correlation-id': 'test-uuid-1',
      'x-session-id': 'session-1',
    });
    expect(call?.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(call?.body.match(/name="documents"; filename="[^"]+"/g)).toEqual([
      'name="documents"; filename="front.png"',
      'name="documents"; filename="back.jpg"',
    ]);
    const last = progress.at(-1)!;
    expect(last.totalBytes).toBeGreaterThan(300_000);
    expect(last.sentBytes).toBe(last.totalBytes);
  });

  test('sets correlation id and token as host-only cookies for the documents path, and deletes them', async () => {
    const { baseUrl } = await serve(stored);
    const { client, cookies, store } = setUp(baseUrl);
    await client.upload(putFiles, { params: { id: '1' }, files: [fileOf('x')] });
    const rest = 'Path=/api/documents; Max-Age=420; SameSite=Strict';
    expect(cookies).toEqual([`x-correlation-id=test-uuid-1; ${rest}`, `x-auth-token=old; ${rest}`]);
    cookies.length = 0;
    store.clear();
    expect(cookies.map((text) => text.replace(/; Path.*Max-Age/, '; Max-Age'))).toEqual([
      'x-correlation-id=; Max-Age=0; SameSite=Strict',
      'x-auth-token=; Max-Age=0; SameSite=Strict',
    ]);
  });

  test('whose token expired in transit is sent once more with a new one (F18, F33)', async () => {
    const { received, baseUrl } = await serve(refused(401, 'error.auth.missing'), stored);
    const { client, cookies } = setUp(baseUrl);
    expect(await client.upload(putFiles, { params: { id: '1' }, files: [fileOf('x')] })).toEqual({
      stored: 1,
    });
    expect(received.map(({ headers }) => headers['x-auth-token'])).toEqual(['old', 'new']);
    expect(cookies.filter((text) => text.startsWith('x-auth-token')).at(-1)).toContain('x-auth-token=new;');
  });

  test('without a session fails before the network', async () => {
    const { received, baseUrl } = await serve(stored);
    const { client } = setUp(baseUrl, {
      tokens: { idToken: async () => undefined, refresh: async () => undefined },
    });
    const failure = await failureOf(client.upload(putFiles, { params: { id: '1' }, files: [fileOf('x')] }));
    expect(failure).toMatchObject({ kind: 'http', status: 401, code: 'error.auth.missing' });
    expect(received).toEqual([]);
  });

  test('that is refused reports why and is sent once', async () => {
    const { received, baseUrl } = await serve(refused(413, 'error.file.tooLarge'));
    const work = setUp(baseUrl).client.upload(putFiles, { params: { id: '1' }, files: [fileOf('x')] });
    expect(await failureOf(work)).toEqual({
      kind: 'http',
      status: 413,
      code: 'error.file.tooLarge',
      correlationId: 'server-1',
      retryAfterMs: 7000,
    });
    expect(received).toHaveLength(1);
  });

  test.each([
    ['HTML with 200', whenRead(200, '<html></html>', { 'content-type': 'text/html' }), ['body.type']],
    ['another shape', whenRead(200, '{"stored":"1"}'), ['stored: number']],
  ])('answered by %s is a contract failure', async (_name, answer, issues) => {
    const { baseUrl } = await serve(answer);
    const work = setUp(baseUrl).client.upload(putFiles, { params: { id: '1' }, files: [fileOf('x')] });
    expect(await failureOf(work)).toEqual({ kind: 'contract', correlationId: 'test-uuid-1', issues });
  });

  test('aborted by its caller ends the request', async () => {
    let isGone = false;
    const { baseUrl } = await serve((request) => {
      request.on('data', () => controller.abort());
      request.on('close', () => (isGone = true));
    });
    const controller = new AbortController();
    const files = [fileOf('x'.repeat(5_000_000))];
    const { client } = setUp(baseUrl);
    const work = client.upload(putFiles, { params: { id: '1' }, files, signal: controller.signal });
    expect(await failureOf(work)).toEqual({ kind: 'aborted', correlationId: 'test-uuid-1' });
    await vi.waitFor(() => expect(isGone).toBe(true), { timeout: 15_000 });
    const again = client.upload(putFiles, { params: { id: '1' }, files, signal: controller.signal });
    expect(await failureOf(again)).toMatchObject({ kind: 'aborted' });
  });

  test('has a limit of 420 s, and then fails with timeout', async () => {
    const { baseUrl } = await serve((request) => request.resume());
    let limitMs = 0;
    const openXhr = () => {
      const xhr = new XMLHttpRequest();
      const send = xhr.send.bind(xhr);
      xhr.send = (body) => {
        limitMs = xhr.timeout;
        xhr.timeout = 50;
        send(body);
      };
      return xhr;
    };
    const { client } = setUp(baseUrl, { openXhr });
    const work = client.upload(putFiles, { params: { id: '1' }, files: [fileOf('x')] });
    expect(await failureOf(work)).toEqual({ kind: 'timeout', correlationId: 'test-uuid-1' });
    expect(limitMs).toBe(420_000);
  });
});

describe('a download', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  const read = (answer: RequestListener) =>
    serve(answer).then(({ baseUrl }) => setUp(baseUrl).client.download(getFile, { params: { id: '1' } }));

  test('is a blob of the response’s media type without parameters (T43)', async () => {
    const blob = await read(whenRead(200, svg, { 'content-type': 'image/svg+xml; charset=utf-8' }));
    expect([blob.type, blob.size]).toEqual(['image/svg+xml', svg.length]);
  });

  test.each([
    ['empty', '', 'image/svg+xml'],
    ['a page', '<html></html>', 'text/html'],
    ['JSON', '{}', 'application/json'],
  ])('that is %s breaks the contract', async (_name, body, type) => {
    const failure = await failureOf(read(whenRead(200, body, { 'content-type': type })));
    expect(failure).toMatchObject({ kind: 'contract', correlationId: 'test-uuid-1' });
  });

  test('that is refused carries the code', async () => {
    const failure = await failureOf(read(refused(404, 'error.notFound')));
    expect(failure).toMatchObject({ kind: 'http', status: 404, code: 'error.notFound' });
  });
});
