import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { orders } from '../orders/orders.tables.ts';
import { ownerOfDeal } from '../orders/index.ts';
import { tenantStore, type Database } from '../db/index.ts';
import { createApp } from '../http/index.ts';
import { demoOrderNumber } from '@forecourt/sample-data/orders/demo-order-number.ts';
import { errorCode, testClient, type TestClient } from '../testing/client.ts';
import { testEngines } from '../testing/engines.ts';
import { heldClock } from '../testing/held-ports.ts';
import { testBackend } from '../testing/test-backend.ts';
import { testTenants } from '../testing/test-tenants.ts';
import { testTokens } from '../testing/test-tokens.ts';
import { systemRandom } from '../ports/index.ts';
import { createDrizzleIdentityStore, passcodeUsernameRoutes } from './index.ts';
import type { User } from './store/identity-store.ts';
import { createDrizzlePoolStore } from '@forecourt/stand-ins/identity-provider/index.ts';
import { createTestIdentity } from '@forecourt/stand-ins/identity-provider/testing/create-test-identity.ts';

interface Answer {
  readonly username: string;
  readonly channel: string;
}

const sub = 'demo-northstar';
const at = new Date('2026-06-15T12:00:00Z');
const buyer: User = {
  tenantId: 'northstar',
  sub,
  email: 'demo@northstar.example',
  isEmailVerified: true,
  phoneNumber: '+12125550142',
  isPhoneVerified: true,
  givenName: 'Dana',
  familyName: 'Demo',
  status: 'CONFIRMED',
  createdAt: at,
  updatedAt: at,
};
const unverified: User = {
  ...buyer,
  sub: 'new-buyer',
  email: 'new@example.com',
  phoneNumber: '+12125550199',
  isPhoneVerified: false,
};
const orderNumber = demoOrderNumber('northstar', 'cash-ready');
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe.each(testEngines)('whom a passcode is for, on $engine', ({ open }) => {
  let database: Database;
  let client: (tenantId?: string) => TestClient;
  let clock = heldClock();
  let caller = 0;

  beforeAll(async () => {
    database = await open();
    const backend = testBackend(database.db);
    backend.stock(40);
    await backend.seed('northstar');
    const store = createDrizzleIdentityStore(database.db);
    await store.insertUser(buyer);
    await store.insertUser(unverified);
  });
  afterAll(() => database.close());
  beforeEach(() => {
    clock = heldClock();
    caller += 1;
    const { db } = database;
    const services = { db, tenants: testTenants, tokens: testTokens, clock, random: systemRandom, log() {} };
    const app = createApp(services);
    const store = createDrizzlePoolStore(db);
    app.route('/', passcodeUsernameRoutes({ ...createTestIdentity(store).deps, clock, ownerOfDeal }));
    client = (tenantId = 'northstar') => testClient(app, { tenantId });
  });

  const ask = (body: unknown, tenantId?: string, address = `203.0.113.${caller}`) =>
    client(tenantId).send<Answer>('POST', '/public/identity/passcode-username', {
      body,
      headers: { 'x-forwarded-for': address },
    });
  const answerTo = async (body: unknown, tenantId?: string) => (await ask(body, tenantId)).body;

  it.each([
    ['phone and last name', { phone: '2125550142', lastName: 'Demo' }, 'sms'],
    ['as they are typed', { phone: '(212) 555 - 0142', lastName: ' demo ' }, 'sms'],
    ['order number', { dealId: orderNumber, lastName: 'Demo' }, 'email'],
    [
      'order number as it is typed',
      { dealId: orderNumber.toLowerCase().replaceAll('-', ' '), lastName: 'DEMO' },
      'email',
    ],
  ])('%s fit the account', async (_, body, channel) =>
    expect(await answerTo(body)).toEqual({ username: sub, channel }),
  );

  it("so does the deal's reference", async () => {
    const order = await tenantStore(database.db, 'northstar').findOne(orders, {
      where: eq(orders.orderNumber, orderNumber),
    });
    const body = { dealId: order?.dealRefId, lastName: 'Demo' };
    expect(await answerTo(body)).toEqual({ username: sub, channel: 'email' });
  });

  it.each([
    ['another last name', { phone: '2125550142', lastName: 'Other' }, 'sms'],
    ['a phone that nobody has', { phone: '2125550143', lastName: 'Demo' }, 'sms'],
    ['a phone that nobody has verified', { phone: '2125550199', lastName: 'Demo' }, 'sms'],
    ['another last name for a deal', { dealId: orderNumber, lastName: 'Other' }, 'email'],
    ['a deal that nobody has', { dealId: 'FC-0000-0000-0000', lastName: 'Demo' }, 'email'],
  ])('%s gets the same kind of answer, and always the same', async (_, body, channel) => {
    const first = await answerTo(body);
    expect(first).toEqual({ username: expect.stringMatching(uuid), channel });
    expect(first.username).not.toBe(sub);
    expect(await answerTo(body)).toEqual(first);
  });

  it('is only looked up at its own tenant (T35)', async () => {
    for (const body of [
      { phone: '2125550142', lastName: 'Demo' },
      { dealId: orderNumber, lastName: 'Demo' },
    ]) {
      expect((await answerTo(body, 'harbor')).username).not.toBe(sub);
    }
  });

  it.each([
    ['no last name', { phone: '2125550142' }],
    ['an empty last name', { dealId: orderNumber, lastName: ' ' }],
    ['no phone number', { phone: '212555', lastName: 'Demo' }],
    ['more than was asked', { phone: '2125550142', lastName: 'Demo', sub }],
  ])('%s is refused', async (_, body) => {
    const answer = await ask(body);
    expect([answer.status, errorCode(answer)]).toEqual([400, 'error.validation.request']);
  });

  it('T37: a caller has twenty tries in 30 minutes, and gets an error when there are more', async () => {
    const body = { dealId: 'FC-0000-0000-0000', lastName: 'Demo' };
    const statuses = [];
    for (let tries = 0; tries < 20; tries += 1) statuses.push((await ask(body)).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    clock.advance(60_000);
    const refused = await ask(body);
    expect([refused.status, errorCode(refused)]).toEqual([429, 'error.rateLimited']);
    expect(refused.headers.get('retry-after')).toBe(String(29 * 60));
    expect((await ask(body, undefined, '198.51.100.7')).status).toBe(200);
    clock.advance(29 * 60_000);
    expect((await ask(body)).status).toBe(200);
  });
});
