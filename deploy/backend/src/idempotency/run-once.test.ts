import { defineEndpoint } from '@forecourt/shared-contracts/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { tenantStore, type Database } from '../db/index.ts';
import { flags } from '../flags/flags.tables.ts';
import { createApp, fail, route } from '../http/index.ts';
import { errorCode, testClient, type TestVisitor } from '../testing/client.ts';
import { testEngines } from '../testing/engines.ts';
import { countingRandom, heldClock } from '../testing/held-ports.ts';
import { testTenants } from '../testing/test-tenants.ts';
import { testTokens } from '../testing/test-tokens.ts';
import { answerLifeMs, removeOldResponses } from './forget-old-answers.ts';

const makeThing = defineEndpoint({
  id: 'things.make',
  method: 'POST',
  path: '/api/things',
  auth: 'required',
  idempotent: true,
  body: v.object({ name: v.string(), size: v.optional(v.number()) }),
  response: v.object({ id: v.string() }),
  errors: { 'error.thing.refused': 409 },
});

describe.each(testEngines)('idempotent calls on $engine', ({ open }) => {
  let database: Database;
  const clock = heldClock();
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  /** A new app each time, as after a restart; the responses are known only from the database. */
  function client(visitor: TestVisitor = { sub: 'ann' }) {
    const random = { ...countingRandom(), uuid: () => crypto.randomUUID() };
    const services = {
      db: database.db,
      tenants: testTenants,
      tokens: testTokens,
      clock,
      random,
      log: () => {},
    };
    const app = createApp(services);
    route(app, makeThing, async ({ body, store }) => {
      await store.insert(flags, [{ key: random.uuid(), value: body.name, version: 1 }]);
      if (body.name === 'refused') return fail('error.thing.refused');
      if (body.name === 'crash') throw new Error('crash');
      return { id: random.uuid() };
    });
    return testClient(app, visitor);
  }
  const make = (key: string, body: unknown, visitor?: TestVisitor) =>
    client(visitor).send('POST', '/api/things', { body, headers: { 'idempotency-key': key } });
  const effects = async (name: string, tenantId = 'northstar') =>
    (await tenantStore(database.db, tenantId).find(flags)).filter(({ value }) => value === name).length;

  it('repeats the first response, regardless of the order of JSON keys, also after a restart', async () => {
    const first = await make('key-repeat', { name: 'repeat', size: 1 });
    const again = await make('key-repeat', { size: 1, name: 'repeat' });
    expect(first.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(await effects('repeat')).toBe(1);
  });

  it('has one effect and one response for 100 concurrent requests (T49)', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => make('key-parallel', { name: 'parallel' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await effects('parallel')).toBe(1);
  });

  it('refuses the key with another body', async () => {
    await make('key-other-body', { name: 'first' });
    const other = await make('key-other-body', { name: 'other' });
    expect([other.status, errorCode(other)]).toEqual([422, 'error.idempotency.mismatch']);
    expect(await effects('other')).toBe(0);
  });

  it('keeps keys of other users and tenants apart', async () => {
    const visitors = [{ sub: 'ann' }, { sub: 'bob' }, { sub: 'ann', tenantId: 'harbor' }];
    const answers = await Promise.all(
      visitors.map((visitor) => make('key-shared', { name: 'shared' }, visitor)),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(3);
  });

  it.each(['', 'short', 'with space in it', 'x'.repeat(65)])('refuses the key %j', async (key) => {
    const answer = await make(key, { name: 'bad-key' });
    expect([answer.status, errorCode(answer)]).toEqual([400, 'error.validation.request']);
  });

  it('rolls back a refused call, and allows the key to be used again', async () => {
    expect((await make('key-refused', { name: 'refused' })).status).toBe(409);
    expect(await effects('refused')).toBe(0);
    expect((await make('key-refused', { name: 'accepted' })).status).toBe(200);
  });

  it('forgets responses after a day', async () => {
    const first = await make('key-old', { name: 'old' });
    clock.advance(answerLifeMs + 1);
    await removeOldResponses(database.db, clock.now());
    expect((await make('key-old', { name: 'old' })).body).not.toEqual(first.body);
  });
});
