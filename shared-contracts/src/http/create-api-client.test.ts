import * as fc from 'fast-check';
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApiClient } from './create-api-client.ts';
import type { ApiClientDeps } from './api-client-parts.ts';
import { isApiFailure } from './api-failure.ts';
import type { ApiFailureReason } from './api-failure.ts';
import { defineEndpoint } from './endpoint.ts';

const origin = 'http://api.test';
const response = v.object({ name: v.string(), count: v.number() });
const getThing = defineEndpoint({
  id: 'thing.get',
  method: 'GET',
  path: '/public/things/:id',
  auth: 'none',
  params: v.object({ id: v.string() }),
  query: v.object({ tag: v.optional(v.array(v.string())), page: v.optional(v.number()) }),
  response,
});
const getOwn = defineEndpoint({ id: 'own.get', method: 'GET', path: '/api/own', auth: 'required', response });
const postPlain = defineEndpoint({
  id: 'thing.touch',
  method: 'POST',
  path: '/public/touch',
  auth: 'none',
  response,
});
const postKeyed = defineEndpoint({
  id: 'thing.create',
  method: 'POST',
  path: '/public/things',
  auth: 'optional',
  idempotent: true,
  body: v.object({ name: v.string() }),
  response,
});
const good = { name: 'a', count: 1 };

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});
afterAll(() => server.close());

function setUp(overrides: Partial<ApiClientDeps> = {}) {
  const log = vi.fn();
  let serial = 0;
  const client = createApiClient({
    fetch: (input, init) => fetch(input, init),
    openXhr: () => new XMLHttpRequest(),
    keepCookie: () => undefined,
    baseUrl: origin,
    tokens: { idToken: async () => undefined, refresh: async () => undefined },
    sessionId: 'session-1',
    isTest: () => false,
    random: () => 0.5,
    uuid: () => `uuid-${++serial}`,
    nowMs: () => Date.UTC(2026, 10, 21),
    log,
    ...overrides,
  });
  return { client, log };
}

async function settle<T>(work: Promise<T>, forMs = 30_000): Promise<T | ApiFailureReason> {
  const outcome = work.catch((error: unknown) => {
    if (isApiFailure(error)) return error.failure;
    throw error;
  });
  let isDone = false;
  void outcome.then(() => (isDone = true));
  for (let passedMs = 0; !isDone && passedMs < forMs; passedMs += 100) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(isDone ? 0 : 100);
  }
  return outcome;
}

function answer(
  method: 'get' | 'post',
  path: string,
  replies: readonly (() => Response | Promise<Response>)[],
) {
  const requests: Request[] = [];
  server.use(
    http[method](origin + path, ({ request }) => {
      requests.push(request);
      const reply = replies[Math.min(requests.length, replies.length) - 1];
      return reply ? reply() : HttpResponse.error();
    }),
  );
  return requests;
}

const delayed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const ok = () => HttpResponse.json(good);
const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    HttpResponse.json(
      { error: { code: `error.${code}`, message: 'm', correlationId: 'server-1' } },
      { status: code, headers },
    );
const raw =
  (body: string, type = 'application/json') =>
  () =>
    new HttpResponse(body, { headers: { 'content-type': type } });

describe('what a call sends', () => {
  test('the headers of SITE-52, encoded path and repeated query keys', async () => {
    const requests = answer('get', '/public/things/:id', [ok]);
    const { client } = setUp();
    await client.call(getThing, { params: { id: 'a/b' }, query: { tag: ['x', 'y'], page: 2 } });
    const [request] = requests;
    expect(request?.url).toBe(`${origin}/public/things/a%2Fb?page=2&tag=x&tag=y`);
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      'x-caller-id': 'forecourt-web',
      'x-correlation-id': 'uuid-1',
      'x-session-id': 'session-1',
    });
    expect(request?.headers.has('x-auth-token')).toBe(false);
    expect(request?.credentials).toBe('include');
  });

  test('a correlation id prefixed test- in a test tab', async () => {
    const requests = answer('get', '/public/things/:id', [ok]);
    await setUp({ isTest: () => true }).client.call(getThing, { params: { id: '1' }, query: {} });
    expect(requests[0]?.headers.get('x-correlation-id')).toBe('test-uuid-1');
  });

  test('one idempotency key for all retries of a creating call', async () => {
    const requests = answer('post', '/public/things', [status(503), status(503), ok]);
    const work = setUp().client.call(postKeyed, { body: { name: 'a' }, idempotencyKey: 'kept' });
    expect(await settle(work)).toEqual(good);
    expect(requests.map((request) => request.headers.get('idempotency-key'))).toEqual([
      'kept',
      'kept',
      'kept',
    ]);
    expect(await requests[2]?.json()).toEqual({ name: 'a' });
  });
});

describe('responses without usable data (F27, F28, F29, F30)', () => {
  const cases: [string, () => Response, string][] = [
    ['a captive portal page with 200', raw('<html></html>', 'text/html'), 'body.type'],
    ['HTML that says it is JSON', raw('<html></html>'), 'body.syntax'],
    ['truncated JSON', raw('{"name":"a","cou'), 'body.syntax'],
    ['an empty body', raw(''), 'body.syntax'],
    ['10,000-deep JSON', raw('['.repeat(10_000) + ']'.repeat(10_000)), 'body.depth'],
    ['more than 10 MB', raw(`{"name":"${'x'.repeat(10 * 1024 * 1024)}","count":1}`), 'body.size'],
    ['null', raw('null'), '(root): object'],
    ['a missing field', raw('{"name":"a"}'), 'count: object'],
    ['text for a number', raw('{"name":"a","count":"1"}'), 'count: number'],
  ];
  test.each(cases)('%s is a contract failure, sent once and logged', async (_name, reply, issue) => {
    const requests = answer('get', '/public/things/:id', [reply]);
    const { client, log } = setUp();
    const failure = await settle(client.call(getThing, { params: { id: '1' }, query: {} }));
    expect(failure).toEqual({ kind: 'contract', correlationId: 'uuid-1', issues: [issue] });
    expect(requests).toHaveLength(1);
    expect(log).toHaveBeenCalledOnce();
  });

  test('unknown keys are ignored', async () => {
    answer('get', '/public/things/:id', [raw('{"name":"a","count":1,"later":true}')]);
    expect(await setUp().client.call(getThing, { params: { id: '1' }, query: {} })).toEqual(good);
  });
});

describe('the limit of 20 s', () => {
  const stalledBody = () =>
    new HttpResponse(
      new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{"na')) }),
      { headers: { 'content-type': 'application/json' } },
    );
  const never = async () => {
    await delay('infinite');
    return ok();
  };
  test.each([
    ['no reply headers (F25)', never],
    ['a body that stalls after the headers (F26)', stalledBody],
  ])('%s fails with timeout', async (_name, reply) => {
    answer('get', '/public/things/:id', [reply]);
    const work = setUp().client.call(getThing, { params: { id: '1' }, query: {} });
    let isDone = false;
    work.catch(() => (isDone = true));
    await settle(Promise.race([work, new Promise((resolve) => setTimeout(resolve, 19_800))]));
    expect(isDone).toBe(false);
    expect(await settle(work)).toMatchObject({ kind: 'timeout' });
  });
});

test('F62: an answer that takes 19 s at 400 kbit/s, with 400 ms before it, is complete', async () => {
  const text = new TextEncoder().encode(JSON.stringify({ ...good, later: 'x'.repeat(900_000) }));
  const bytesPerTick = 25_000;
  const slow = async () => {
    await delayed(400);
    let sent = 0;
    const body = new ReadableStream({
      async pull(stream) {
        await delayed(500);
        stream.enqueue(text.slice(sent, sent + bytesPerTick));
        sent += bytesPerTick;
        if (sent >= text.length) stream.close();
      },
    });
    return new HttpResponse(body, { headers: { 'content-type': 'application/json' } });
  };
  const requests = answer('get', '/public/things/:id', [slow]);
  expect(await settle(setUp().client.call(getThing, { params: { id: '1' }, query: {} }))).toEqual(good);
  expect(requests).toHaveLength(1);
});

test('an endpoint with a time limit of its own ends then', async () => {
  answer('get', '/public/things/:id', [
    async () => {
      await delay('infinite');
      return ok();
    },
  ]);
  const work = setUp().client.call({ ...getThing, timeoutMs: 8_000 }, { params: { id: '1' }, query: {} });
  let isDone = false;
  work.catch(() => (isDone = true));
  await settle(Promise.race([work, new Promise((resolve) => setTimeout(resolve, 7_800))]));
  expect(isDone).toBe(false);
  expect(await settle(work, 400)).toMatchObject({ kind: 'timeout' });
});

describe('retries', () => {
  test.each([502, 503, 504, 429])('a GET is sent at most three times after %i', async (code) => {
    const requests = answer('get', '/public/things/:id', [status(code)]);
    const failure = await settle(setUp().client.call(getThing, { params: { id: '1' }, query: {} }));
    expect(failure).toMatchObject({ kind: 'http', status: code, correlationId: 'server-1' });
    expect(requests).toHaveLength(3);
  });

  test.each([400, 401, 403, 404, 409, 422, 500])('a GET is sent once after %i', async (code) => {
    const requests = answer('get', '/public/things/:id', [status(code)]);
    await settle(setUp().client.call(getThing, { params: { id: '1' }, query: {} }));
    expect(requests).toHaveLength(1);
  });

  test('waits for Retry-After (F23)', async () => {
    const requests = answer('get', '/public/things/:id', [status(429, { 'retry-after': '3' }), ok]);
    const work = setUp().client.call(getThing, { params: { id: '1' }, query: {} });
    await settle(Promise.race([work, new Promise((resolve) => setTimeout(resolve, 2_900))]));
    expect(requests).toHaveLength(1);
    expect(await settle(work)).toEqual(good);
  });

  test('a longer Retry-After is passed to the caller', async () => {
    const requests = answer('get', '/public/things/:id', [status(429, { 'retry-after': '60' })]);
    const failure = await settle(setUp().client.call(getThing, { params: { id: '1' }, query: {} }));
    expect(failure).toMatchObject({ status: 429, retryAfterMs: 60_000 });
    expect(requests).toHaveLength(1);
  });

  test('the budget holds under a broken server (F57)', async () => {
    const requests = answer('get', '/public/things/:id', [status(503)]);
    const { client } = setUp();
    for (let id = 0; id < 40; id += 1) {
      await settle(client.call(getThing, { params: { id: `${id}` }, query: {} }));
    }
    expect(requests.length).toBeLessThanOrEqual(40 + 3 + 4);
  });

  test('P11: at most three attempts within 20 s; a write without a key is sent once, one with a key under one key', async () => {
    const reply = fc.oneof(
      fc.constantFrom(0, 400, 404, 429, 500, 502, 503, 504).map((code) => () => {
        return code ? status(code)() : HttpResponse.error();
      }),
      fc.integer({ min: 0, max: 6 }).map((seconds) => status(503, { 'retry-after': `${seconds}` })),
      fc.integer({ min: 0, max: 25_000 }).map((ms) => async () => {
        await delayed(ms);
        return status(503)();
      }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('get', 'plain', 'keyed'),
        fc.array(reply, { maxLength: 4 }),
        async (kind, replies) => {
          server.resetHandlers();
          const path =
            { get: '/public/things/:id', plain: '/public/touch', keyed: '/public/things' }[kind] ?? '';
          const requests = answer(kind === 'get' ? 'get' : 'post', path, [...replies, ok]);
          const { client } = setUp();
          const calls = {
            get: () => client.call(getThing, { params: { id: '1' }, query: {} }),
            keyed: () => client.call(postKeyed, { body: { name: 'a' } }),
            plain: () => client.call(postPlain),
          };
          const tooLate = delayed(20_200).then(() => 'too late');
          const settled = calls[kind]().then(
            () => 'done',
            () => 'failed',
          );
          expect(await settle(Promise.race([settled, tooLate]))).not.toBe('too late');
          expect(requests.length).toBeLessThanOrEqual(kind === 'plain' ? 1 : 3);
          expect(new Set(requests.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('signed-in calls', () => {
  test('a required call without a session fails before the network', async () => {
    const failure = await settle(setUp().client.call(getOwn));
    expect(failure).toMatchObject({ kind: 'http', status: 401, code: 'error.auth.missing' });
  });

  test('an account whose token cannot be had sends nothing, least of all as a guest', async () => {
    const requests = answer('post', '/public/things', [ok]);
    const tokens = { idToken: () => Promise.reject(new Error('no token')), refresh: async () => undefined };
    const { client } = setUp({ tokens });
    const calls = [client.call(postKeyed, { body: { name: 'a' } }), client.call(getOwn)];
    const failed = expect.objectContaining({ kind: 'network' });
    expect(await Promise.all(calls.map((call) => settle(call)))).toEqual([failed, failed]);
    expect(requests).toHaveLength(0);
  });

  test('a 401 causes one refresh and one replay with the new token (F18)', async () => {
    const requests = answer('get', '/api/own', [status(401), ok]);
    const refresh = vi.fn(async () => 'new');
    const { client } = setUp({ tokens: { idToken: async () => 'old', refresh } });
    expect(await settle(client.call(getOwn))).toEqual(good);
    expect(refresh).toHaveBeenCalledExactlyOnceWith('old');
    expect(requests.map((request) => request.headers.get('x-auth-token'))).toEqual(['old', 'new']);
  });

  test('the sign-in before the replay may take longer than a call (F18)', async () => {
    answer('get', '/api/own', [status(401), ok]);
    const refresh = () => new Promise<string>((resolve) => setTimeout(resolve, 60_000, 'new'));
    const { client } = setUp({ tokens: { idToken: async () => 'old', refresh } });
    expect(await settle(client.call(getOwn), 90_000)).toEqual(good);
  });

  test('a second 401 is returned, without a loop', async () => {
    const requests = answer('get', '/api/own', [status(401)]);
    const tokens = { idToken: async () => 'old', refresh: async () => 'new' };
    expect(await settle(setUp({ tokens }).client.call(getOwn))).toMatchObject({ status: 401 });
    expect(requests).toHaveLength(2);
  });
});

describe('concurrent equal GETs (F32)', () => {
  test('share one request; a caller that aborts does not stop the others', async () => {
    const requests = answer('get', '/public/things/:id', [ok]);
    const { client } = setUp();
    const controller = new AbortController();
    const input = { params: { id: '1' }, query: {} };
    const left = client.call(getThing, { ...input, signal: controller.signal });
    const right = client.call(getThing, input);
    const outcome = settle(left);
    controller.abort();
    expect(await outcome).toMatchObject({ kind: 'aborted', correlationId: 'uuid-1' });
    expect(await settle(right)).toEqual(good);
    expect(requests).toHaveLength(1);
  });
});

describe('data in the page', () => {
  const url = '/public/things/1?tag=x&page=2';
  const input = { params: { id: '1' }, query: { page: 2, tag: ['x'] } };

  test('serves one matching GET, whatever the order of its query', async () => {
    const requests = answer('get', '/public/things/:id', [ok]);
    const { client } = setUp({ prefetched: new Map([[url, { name: 'page', count: 9 }]]) });
    expect(await client.call(getThing, input)).toEqual({ name: 'page', count: 9 });
    expect(requests).toHaveLength(0);
    expect(await settle(client.call(getThing, input))).toEqual(good);
  });

  test.each([
    ['within 30 s', 30_000, 'kept'],
    ['later, when it may be out of date', 30_001, good.name],
  ])('fetched ahead serves one matching GET %s', async (_when, laterMs, name) => {
    const requests = answer('get', '/public/things/:id', [ok, ok]);
    let now = 1_000;
    const { client } = setUp({ nowMs: () => now });
    client.keep(url, { name: 'kept', count: 9 });
    now += laterMs;
    expect(await client.call(getThing, input)).toMatchObject({ name });
    expect(requests).toHaveLength(name === 'kept' ? 0 : 1);
    expect(await settle(client.call(getThing, input))).toEqual(good);
  });

  test('with a wrong shape is logged and fetched from the network', async () => {
    answer('get', '/public/things/:id', [ok]);
    const { client, log } = setUp({ prefetched: new Map([[url, { name: 1 }]]) });
    expect(await settle(client.call(getThing, input))).toEqual(good);
    expect(log).toHaveBeenCalledOnce();
  });
});

test('an error carries its code, field and message keys', async () => {
  server.use(
    http.post(`${origin}/public/touch`, () =>
      HttpResponse.json(
        {
          error: {
            code: 'error.validation.request',
            message: 'm',
            param: 'zip',
            correlationId: 'c',
            fields: { zip: 'validation.zip' },
          },
        },
        { status: 400 },
      ),
    ),
  );
  expect(await settle(setUp().client.call(postPlain))).toEqual({
    kind: 'http',
    status: 400,
    code: 'error.validation.request',
    param: 'zip',
    fields: { zip: 'validation.zip' },
    correlationId: 'c',
  });
});
