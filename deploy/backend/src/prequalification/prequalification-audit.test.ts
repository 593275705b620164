import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { audit } from '../audit/audit.tables.ts';
import { tenantStore, type Database } from '../db/index.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import type { TestClient } from '../testing/client.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { withoutRandom } from '../testing/without-random.ts';

const path = '/public/prequalification';
const person = {
  firstName: 'Ada',
  lastName: 'Fair',
  mobileNumber: '2125550187',
  email: 'ada@example.com',
  zipCode: '60601',
  isSubscribedToMarketing: false,
  subscribedToMarketingSMS: false,
};
const home = {
  birthDate: '06/15/1990',
  streetAddress: '12 Main Street',
  addressLine2: '',
  city: 'Chicago',
  state: 'IL',
  zipCode: '60601',
};
const answers = [
  { id: 'street', choice: 'Maple Street' },
  { id: 'lender', choice: 'Lakeshore Credit Union' },
  { id: 'city', choice: 'Dayton' },
];

let database: Database;
let backend: TestBackend;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  backend = testBackend(database.db);
});

const post = (client: TestClient, part: string, body: object = {}) =>
  client.send('POST', `${path}/${part}`, {
    body,
    headers: { 'idempotency-key': crypto.randomUUID() },
  });

/** What the trail gained while `work` ran. */
async function trailOf(work: () => Promise<unknown>) {
  const store = tenantStore(database.db, 'northstar');
  const read = () =>
    store.find(audit, {
      where: and(eq(audit.subject, 'pre-qualification'), eq(audit.tenantId, 'northstar')),
      orderBy: [asc(audit.position)],
    });
  const known = (await read()).length;
  await work();
  return (await read()).slice(known);
}

async function finish(client: TestClient) {
  await client.send('PUT', `${path}/person`, { body: person });
  await post(client, 'questions');
  await post(client, 'questions/answers', { answers });
  await client.send('PUT', `${path}/full-identification`, { body: home });
  await post(client, 'submit', { annualIncome: '85000', consent: true });
}

it('every step, the soft pull, its result and the deletion are in the trail, with who did it and no answer', async () => {
  const sub = 'audited-ann';
  const client = backend.client({ sub });
  const rows = await trailOf(async () => {
    await finish(client);
    backend.clock.advance(60_000);
    await client.send('DELETE', path);
  });
  expect(rows.map(({ fromState, toState, details }) => [fromState, toState, ...details])).toEqual([
    [null, 'mq_incompleted', 'device'],
    ['mq_incompleted', 'mq_incompleted', 'questions'],
    ['mq_incompleted', 'mq_incompleted', 'full-identification'],
    ['mq_incompleted', 'mq_incompleted', 'income'],
    ['mq_incompleted', 'mq_approved', 'soft-pull'],
    ['mq_approved', 'REMOVED'],
  ]);
  expect(new Set(rows.map(({ role, actorSub }) => `${role} ${actorSub}`))).toEqual(new Set([`buyer ${sub}`]));
  expect(new Set(rows.map(({ subjectId }) => subjectId)).size).toBe(1);
  expect(rows.at(-1)?.at).toEqual(backend.clock.now());
  expect(withoutRandom(rows)).not.toMatch(/Ada|Fair|2125550187|@|1990|85,?000|Main Street|Maple|60601/);
});

it('a guest’s has no name, and what is refused adds nothing', async () => {
  const client = backend.client({ sessionId: 'visit-of-audited-guest' });
  const rows = await trailOf(async () => {
    await client.send('DELETE', path);
    await post(client, 'submit', { annualIncome: '85000', consent: true });
    await client.send('PUT', `${path}/person`, { body: { ...person, mobileNumber: '2125550198' } });
    await client.send('PUT', `${path}/person`, { body: { ...person, mobileNumber: '12' } });
  });
  expect(rows.map(({ role, actorSub, toState }) => [role, actorSub, toState])).toEqual([
    ['guest', null, 'mq_incompleted'],
  ]);
  expect(JSON.stringify(rows)).not.toContain('visit-of-audited-guest');
});
