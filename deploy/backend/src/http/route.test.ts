import { defineEndpoint, type ErrorBody } from '@forecourt/shared-contracts/http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import type { Database } from '../db/index.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { errorCode, testClient, type TestAnswer } from '../testing/client.ts';
import { countingRandom, heldClock } from '../testing/held-ports.ts';
import { testTenants } from '../testing/test-tenants.ts';
import { testToken, testTokens } from '../testing/test-tokens.ts';
import { withoutRandom } from '../testing/without-random.ts';
import type { HttpServices } from './app-env.ts';
import { createApp } from './create-app.ts';
import { bodyLimitBytes } from './limit-body.ts';
import { fail } from '../failures/failure.ts';
import { route } from './route.ts';

const readThing = defineEndpoint({
  id: 'things.read',
  method: 'GET',
  path: '/public/things/:thingId',
  auth: 'optional',
  params: v.object({ thingId: v.pipe(v.string(), v.regex(/^[a-z]+$/, 'validation.thing')) }),
  query: v.object({
    size: v.optional(v.picklist(['s', 'l']), 's'),
    colors: v.optional(v.array(v.string())),
  }),
  response: v.object({ id: v.string(), who: v.nullable(v.string()), colors: v.array(v.string()) }),
  errors: { 'error.thing.broken': 409 },
});

const writeThing = defineEndpoint({
  id: 'things.write',
  method: 'POST',
  path: '/api/things',
  auth: 'required',
  body: v.object({ ssn: v.pipe(v.string(), v.regex(/^\d{9}$/)), address: v.object({ zip: v.string() }) }),
  response: v.object({ owner: v.string() }),
});

let database: Database;
let services: HttpServices;
const lines: string[] = [];

function app() {
  const made = createApp(services);
  route(made, readThing, ({ params, query, caller }) => {
    if (params.thingId === 'broken') return Promise.resolve(fail('error.thing.broken', 'thingId'));
    if (params.thingId === 'crash') throw new Error('secret 123-45-6789');
    const answer = {
      id: params.thingId,
      who: caller?.sub ?? null,
      colors: query.colors ?? [],
      cost: 'secret',
    };
    return Promise.resolve(answer);
  });
  route(made, writeThing, (request) => Promise.resolve({ owner: request.requireCaller().sub }));
  return made;
}

beforeAll(async () => {
  database = await openEmptyDatabase();
  services = {
    db: database.db,
    tenants: testTenants,
    tokens: testTokens,
    clock: heldClock(),
    random: countingRandom(),
    log: (line) => lines.push(line),
  };
});
afterAll(() => database.close());

describe('tenant of a request', () => {
  it.each(['', 'nobody', 'NORTHSTAR', 'northstar.evil', '__proto__', 'northstar,harbor'])(
    'responds with 421 to %j',
    async (tenantId) => {
      const answer = await testClient(app(), { tenantId }).get('/public/things/car');
      expect([answer.status, errorCode(answer)]).toEqual([421, 'error.tenant.unknown']);
    },
  );
});

describe('correlation id', () => {
  const idOf = async (given: string) =>
    (
      await testClient(app()).get('/public/things/car', { headers: { 'x-correlation-id': given } })
    ).headers.get('x-correlation-id');

  it.each(['test-1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed', 'a', 'x'.repeat(64)])('echoes %s', async (given) => {
    expect(await idOf(given)).toBe(given);
  });

  it.each(['', 'x'.repeat(65), 'a b', 'a{"tenant":1}', 'a;b', '<script>'])('replaces %j', async (given) => {
    expect(await idOf(given)).toMatch(/^0{8}-/);
  });

  it('is in the body of an error', async () => {
    const answer = await testClient(app()).get<ErrorBody>('/nowhere', {
      headers: { 'x-correlation-id': 'mine' },
    });
    expect(answer.body.error).toEqual({
      code: 'error.notFound',
      message: expect.any(String) as string,
      correlationId: 'mine',
    });
  });
});

describe('route from a contract', () => {
  it('parses path and query, and returns only what the response declares', async () => {
    const answer = await testClient(app()).get('/public/things/car?size=l&colors=red&other=1');
    expect(answer.body).toEqual({ id: 'car', who: null, colors: ['red'] });
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('keeps several values as a list', async () => {
    const answer = await testClient(app()).get<{ colors: string[] }>('/public/things/car?colors=a&colors=b');
    expect(answer.body.colors).toEqual(['a', 'b']);
  });

  it.each([
    ['/public/things/CAR', { thingId: 'validation.thing' }],
    ['/public/things/car?size=xxl', { size: 'validation.invalid' }],
    ['/public/things/car?size=s&size=l', { size: 'validation.invalid' }],
  ])('reports %s by field', async (path, fields) => {
    const answer = await testClient(app()).get<ErrorBody>(path);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({ code: 'error.validation.request', fields });
    expect(JSON.stringify(answer.body)).not.toMatch(/xxl|CAR/);
  });

  it('returns a declared failure with its status and param', async () => {
    const answer = await testClient(app()).get<ErrorBody>('/public/things/broken');
    expect(answer.status).toBe(409);
    expect(answer.body.error).toMatchObject({ code: 'error.thing.broken', param: 'thingId' });
  });

  it('responds with 500 to an unexpected error, and keeps its message out of response and log', async () => {
    const answer = await testClient(app()).get('/public/things/crash');
    expect([answer.status, errorCode(answer)]).toEqual([500, 'error.internal']);
    const logged = vi.mocked(console.error).mock.calls.flat().join(' ');
    expect(logged).toContain('route.test.ts');
    expect(logged + JSON.stringify(answer.body)).not.toContain('123-45-6789');
    vi.mocked(console.error).mockClear();
  });
});

describe('body', () => {
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    testClient(app(), { sub: 'ann' }).send<ErrorBody>('POST', '/api/things', { body, headers });

  it('passes a valid one to the handler', async () => {
    const answer = await post({ ssn: '123456789', address: { zip: '60601' }, admin: true });
    expect(answer).toMatchObject({ status: 200, body: { owner: 'ann' } });
  });

  it('names every faulty field and never repeats what was sent', async () => {
    const answer = await post({ ssn: '123-45-6789', address: { zip: 4242 } });
    expect(answer.status).toBe(400);
    expect(answer.body.error.fields).toEqual({
      ssn: 'validation.invalid',
      'address.zip': 'validation.invalid',
    });
    expect(withoutRandom(answer.body)).not.toMatch(/6789|4242/);
  });

  it.each([
    ['no JSON', '{', { body: 'validation.json' }, {}],
    ['a form', '{}', { 'content-type': 'validation.contentType' }, { 'content-type': 'text/plain' }],
    ['a list', '[]', { ssn: 'validation.required', address: 'validation.required' }, {}],
    ['nothing in it', '{}', { ssn: 'validation.required', address: 'validation.required' }, {}],
  ])('refuses %s', async (...[, body, fields, headers]) => {
    const answer = await post(body, headers as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(answer.body.error.fields).toEqual(fields);
  });

  it('refuses one that is too large', async () => {
    const answer = await post(JSON.stringify({ ssn: 'x'.repeat(bodyLimitBytes) }));
    expect([answer.status, answer.body.error.fields]).toEqual([413, { body: 'validation.tooLarge' }]);
  });
});

describe('caller', () => {
  const withToken = (path: string, method: string, token: string): Promise<TestAnswer> =>
    testClient(app()).send(method, path, { headers: token ? { 'x-auth-token': token } : {} });

  it.each([
    ['GET', '/public/things/car', '', 200],
    ['GET', '/public/things/car', testToken('northstar', 'ann'), 200],
    ['GET', '/public/things/car', 'forged', 401],
    ['GET', '/public/things/car', testToken('harbor', 'ann'), 401],
    ['POST', '/api/things', '', 401],
    ['POST', '/api/things', 'forged', 401],
    ['POST', '/api/things', testToken('harbor', 'ann'), 401],
  ])('%s %s with token %j responds with %i', async (...[method, path, token, status]) => {
    expect((await withToken(path, method, token)).status).toBe(status);
  });

  it('checks the token before the body', async () => {
    const answer = await testClient(app()).send('POST', '/api/things', { body: '{' });
    expect(errorCode(answer)).toBe('error.auth.missing');
  });
});

describe('access log', () => {
  it('is one line per request without query, token, body or order number', async () => {
    lines.length = 0;
    await testClient(app(), { sub: 'ann' }).get('/public/things/car?size=l&email=a@b.example');
    await testClient(app(), { sub: 'ann' }).send('POST', '/api/things', { body: { ssn: '123456789' } });
    await testClient(app()).get('/nowhere/at/all');
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { method: 'GET', path: '/public/things/:thingId', status: 200, tenant: 'northstar' },
      { method: 'POST', path: '/api/things', status: 400 },
      { method: 'GET', path: '(unknown)', status: 404 },
    ]);
    expect(withoutRandom(lines)).not.toMatch(/example|ann|6789|size|nowhere/);
  });
});
