// @vitest-environment node
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { inspectEntry } from './inspect-entry.ts';

const server = setupServer();
const url = new URL('https://dealer.example/assets/mfe-a/2.0.0/remoteEntry.0a1b2c3d.js?attempt=1');
const script = 'globalThis.ran = true;';
let integrity = '';

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  vi.stubGlobal('isSecureContext', true);
  const digest = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(script));
  integrity = `sha384-${Buffer.from(digest).toString('base64')}`;
});
afterEach(() => server.resetHandlers());
afterAll(() => {
  server.close();
  vi.unstubAllGlobals();
});

const asScript = { 'content-type': 'text/javascript; charset=utf-8' };
const answerWith = (answer: () => Response) => server.use(http.get(url.origin + url.pathname, answer));

test('the bytes of the release pass, and none of them run', async () => {
  answerWith(() => new HttpResponse(script, { headers: asScript }));
  await expect(inspectEntry(url, integrity)).resolves.toBeUndefined();
  expect(Reflect.get(globalThis, 'ran')).toBeUndefined();
});

test.each<[string, () => Response, object]>([
  ['F01: 404', () => new HttpResponse('gone', { status: 404 }), { fault: 'missing', waitMs: 0 }],
  ['F02: 500', () => new HttpResponse('', { status: 500 }), { fault: 'missing', waitMs: 0 }],
  [
    'F02: 503 with Retry-After',
    () => new HttpResponse('', { status: 503, headers: { 'retry-after': '3' } }),
    { fault: 'missing', waitMs: 3000 },
  ],
  [
    'F02: 503 with a Retry-After of an hour',
    () => new HttpResponse('', { status: 503, headers: { 'retry-after': '3600' } }),
    { fault: 'missing', waitMs: 5000 },
  ],
  ['F01: no answer', () => HttpResponse.error(), { fault: 'missing' }],
  ['F06: changed bytes', () => new HttpResponse(`${script} `, { headers: asScript }), { fault: 'changed' }],
  [
    'F06: half of the bytes',
    () => new HttpResponse(script.slice(0, 10), { headers: asScript }),
    { fault: 'changed' },
  ],
  [
    'F07: a page in its place',
    () => new HttpResponse('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    { fault: 'missing' },
  ],
  ['F08: nothing in it', () => new HttpResponse('', { headers: asScript }), { fault: 'missing' }],
])('%s', async (_, answer, failure) => {
  answerWith(answer);
  await expect(inspectEntry(url, integrity)).rejects.toMatchObject({ name: 'LoadFailure', ...failure });
});
