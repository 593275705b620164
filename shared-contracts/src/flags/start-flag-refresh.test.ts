import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { flagRefreshMs, startFlagRefresh } from './start-flag-refresh.ts';

const url = 'http://flags.test/proxy/optimizelyDataFile';
const server = setupServer();
let stop: () => void = () => undefined;
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  stop();
  vi.useRealTimers();
  server.resetHandlers();
});
afterAll(() => server.close());

function start(random: number, replies: readonly (() => Response)[], revision = '1') {
  const requests: Request[] = [];
  server.use(
    http.get(url, ({ request }) => {
      requests.push(request);
      const reply = replies[Math.min(requests.length, replies.length) - 1];
      return reply ? reply() : HttpResponse.error();
    }),
  );
  const onChange = vi.fn();
  const log = vi.fn();
  stop = startFlagRefresh({ url, revision, fetch, random: () => random, onChange, log });
  return { requests, onChange, log };
}

async function pass(ms: number, requests: readonly Request[]): Promise<void> {
  const before = requests.length;
  await vi.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(requests.length - before).toBeLessThanOrEqual(1);
}

const file = (revision: string, flags: Record<string, unknown>) => () =>
  HttpResponse.json({ revision, flags }, { headers: { etag: `"${revision}"` } });

test.each([
  [0, 270_000],
  [0.5, flagRefreshMs],
  [1, 330_000],
])('with chance %f the file is read after %i ms', async (random, waitMs) => {
  const { requests } = start(random, [file('2', {})]);
  await pass(waitMs - 1, requests);
  expect(requests).toHaveLength(0);
  await pass(1, requests);
  expect(requests).toHaveLength(1);
});

test('a page without flags reads them immediately, then at the usual interval', async () => {
  const { requests, onChange } = start(0.5, [file('1', { message_banner: true })], '');
  await pass(0, requests);
  expect(onChange.mock.calls).toEqual([[expect.objectContaining({ flags: { message_banner: true } })]]);
  await pass(flagRefreshMs, requests);
  expect(requests).toHaveLength(2);
  expect(onChange).toHaveBeenCalledOnce();
});

test('a new revision is reported once; the ETag is sent back and 304 reports nothing', async () => {
  const { requests, onChange } = start(0.5, [
    file('2', { message_banner: true, odd: { json: 1 } }),
    () => new HttpResponse(null, { status: 304 }),
  ]);
  await pass(flagRefreshMs, requests);
  await pass(flagRefreshMs, requests);
  expect(onChange).toHaveBeenCalledExactlyOnceWith({
    revision: '2',
    flags: { message_banner: true },
    etag: '"2"',
  });
  expect(requests.map((request) => request.headers.get('if-none-match'))).toEqual([null, '"2"']);
});

test.each([
  ['down', () => HttpResponse.error()],
  ['503', () => HttpResponse.json({}, { status: 503 })],
  ['HTML', () => new HttpResponse('<html>', { headers: { 'content-type': 'text/html' } })],
  ['garbage', () => HttpResponse.json({ flags: 1 })],
])('a service that is %s keeps the last good values and is polled again (F39)', async (_name, reply) => {
  const { requests, onChange, log } = start(0.5, [reply, file('2', {})]);
  await pass(flagRefreshMs, requests);
  expect(onChange).not.toHaveBeenCalled();
  expect(log).toHaveBeenCalledOnce();
  await pass(flagRefreshMs, requests);
  expect(onChange).toHaveBeenCalledOnce();
});
