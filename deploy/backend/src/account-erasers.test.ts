import { orderTerms, type Cart } from '@forecourt/shared-contracts/commerce';
import type { Answers, CreditApplication } from '@forecourt/shared-contracts/credit-application';
import { getDataReport, type DataReport } from '@forecourt/shared-contracts/privacy';
import { homeAnswers, jointAnswers } from '@forecourt/shared-contracts/testing';
import { createTestIdentity } from '@forecourt/stand-ins/identity-provider/testing/create-test-identity.ts';
import { createDrizzlePoolStore } from '@forecourt/stand-ins/identity-provider/index.ts';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountErasers } from './account-erasers.ts';
import { tenantStore, type Database, type TenantStore } from './db/index.ts';
import { createZipTable } from './geo/index.ts';
import { idempotentResponses } from './idempotency/idempotency.tables.ts';
import { createDrizzleIdentityStore } from './identity/index.ts';
import { saveInsurance } from './insurance/index.ts';
import { hasFinancedSince } from './orders/index.ts';
import { createOutbox } from './outbox/index.ts';
import { outboxMessages } from './outbox/outbox.tables.ts';
import { systemRandom } from './ports/index.ts';
import { prequalifications } from './prequalification/prequalification.tables.ts';
import { privacyDeps } from './privacy-wiring.ts';
import { exportData } from './privacy/index.ts';
import { accountProfiles } from './profile/profile.tables.ts';
import { createSealer } from './secrets/index.ts';
import type { TestClient } from './testing/client.ts';
import { openEmptyDatabase } from './testing/empty-database.ts';
import { testBackend, type TestBackend } from './testing/test-backend.ts';
import { testVin } from './testing/test-catalog.ts';
import { testTenants } from './testing/test-tenants.ts';
import { withoutRandom } from './testing/without-random.ts';
import { tradeIns } from './trade-in/trade-in.tables.ts';

const tenantId = 'northstar';
const tenant = testTenants.byId(tenantId);
const numbers = { ssn: '512345678', secondSsn: '523456789' };

/** Erasers of what other parts of a report have: the address of payments is the account's, and kept responses repeat what was sent. */
const covered = ['payments', 'idempotency'];

/** The parts of a report that have what an eraser removes; `account` covers the sign-in, and the address that payments have from it. */
const partsOf: Readonly<Record<string, readonly (keyof DataReport)[]>> = {
  profile: ['address'],
  prequalification: ['prequalification'],
  cart: ['cart'],
  protection: ['protection'],
  'credit-applications': ['applications'],
  favorites: ['savedVehicles'],
  comparison: ['comparison'],
  'trade-in': ['tradeIns', 'tradeInDraft'],
  leads: ['leads'],
  outbox: ['messages'],
};

let database: Database;
let backend: TestBackend;
let store: TenantStore;
beforeAll(async () => {
  database = await openEmptyDatabase();
  backend = testBackend(database.db);
  backend.stock(3);
  store = tenantStore(database.db, tenantId);
});
afterAll(() => database.close());

function wired() {
  const { clock } = backend;
  const random = systemRandom;
  const outbox = createOutbox({ clock, random });
  const prequalification = {
    ...{ clock, random, outbox, zips: createZipTable(), bureau: undefined, secret: 'test' },
    sealer: createSealer([new Uint8Array(32).fill(7)]),
    hasAppliedSince: hasFinancedSince,
    cartZip: () => Promise.resolve(undefined),
  };
  const identity = createTestIdentity(createDrizzlePoolStore(database.db)).deps;
  return privacyDeps({ clock, random, outbox, identity, prequalification });
}

async function reportOf(sub: string): Promise<DataReport> {
  if (!tenant) throw new Error(`no tenant ${tenantId}`);
  const report = await exportData(wired(), { store, tenant, sub });
  return v.parse(getDataReport.response, report);
}

async function openAccount(sub: string, isEmailVerified = true): Promise<TestClient> {
  const at = backend.clock.now();
  await createDrizzleIdentityStore(store.db).insertUser({
    ...{ tenantId, sub, email: `${sub}@example.com`, isEmailVerified },
    ...{ phoneNumber: null, isPhoneVerified: false, givenName: 'Ada', familyName: 'Lee' },
    ...{ status: 'CONFIRMED', createdAt: at, updatedAt: at },
  });
  return backend.client({ sub });
}

const key = () => ({ 'idempotency-key': crypto.randomUUID() });

async function fillApplication(client: TestClient, answers: Answers): Promise<CreditApplication> {
  type Answer = { application: CreditApplication };
  const path = '/api/credit-applications';
  const { application } = (await client.send<Answer>('POST', path, { headers: key() })).body;
  const body = { revision: application.revision, answers, isFinished: true };
  return (await client.send<Answer>('PUT', `${path}/${application.id}`, { body })).body.application;
}

async function putCart(client: TestClient): Promise<Cart> {
  const choices = { purchaseType: 'Finance', zipCode: homeAnswers.zip, downPaymentCents: 500_000 };
  const body = { vin: testVin(1), ...choices, termMonths: 72 };
  return (await client.send<{ cart: Cart }>('PUT', '/public/cart', { body })).body.cart;
}

/** Applies for a loan and gives the order an insurance; returns its number. */
async function order(client: TestClient): Promise<string> {
  const { price } = await putCart(client);
  const { id, revision } = await fillApplication(client, jointAnswers());
  const body = { revision, agreesToTerms: true, ...numbers, terms: orderTerms(price) };
  const path = `/api/credit-applications/${id}/submit`;
  const sent = await client.send<{ orderNumber: string }>('POST', path, { headers: key(), body });
  const { orderNumber } = sent.body;
  await saveInsurance(store, orderNumber, {
    ...{ carrier: 'Prairie Mutual', policyNumberLast4: '3456', policyStatus: 'ACTIVE' },
    ...{ consentAt: backend.clock.now(), consentLanguage: 'en', updatedAt: backend.clock.now() },
  });
  return orderNumber;
}

/** Leaves something in every domain that has an eraser. */
async function useEverything(client: TestClient, sub: string): Promise<void> {
  const at = backend.clock.now();
  const holder = `sub:${sub}`;
  backend.catalog.put(testVin(1));
  await putCart(client);
  await fillApplication(client, { name: { firstName: 'Ada', lastName: 'Draft' } });
  await client.send('PUT', '/public/protection/coverage', { body: { vin: testVin(1), code: 'VSC-72' } });
  await client.send('PUT', `/public/comparison/${testVin(2)}`);
  await client.send('PUT', `/api/favorites/${testVin(3)}`);
  await client.send('POST', '/public/leads', {
    body: { firstName: 'Ada', lastName: 'Lee', email: 'ada@example.com', consent: false },
    headers: key(),
  });
  const address = { ...homeAnswers, county: 'Cook' };
  await store.insert(accountProfiles, [{ sub, address, version: 1, updatedAt: at }]);
  await store.insert(prequalifications, [
    {
      ...{ holder, id: `prequalification-of-${sub}`, state: 'mq_incompleted', personalDataUntil: at },
      ...{ isSubscribedToMarketing: false, subscribedToMarketingSms: false, updatedAt: at },
    },
  ]);
  const vehicle = { vin: null, year: 2021, make: 'Toyota', model: 'Camry', trim: 'XLE' };
  const held = { ownership: 'Owned', registeredOwner: 'Me', registrationState: 'IL' } as const;
  const body = { accidents: 'None', title: 'Clean', exterior: 'Good', glass: 'Whole' } as const;
  const rest = { interior: 'Good', odor: 'None', drives: 'Yes', warningLights: 'None' } as const;
  const condition = { ...body, ...rest, tires: 'Good', keys: 'Two' } as const;
  await store.insert(tradeIns, [
    {
      ...{ id: `trade-in-of-${sub}`, holder, siteOrigin: 'https://cars.example', state: 'Denied' },
      ...{ requestedAt: at, answers: { ...condition, ...held, vehicle, mileage: 48_200 } },
    },
  ]);
  await write({ recipient: `${sub}@example.com` });
  await client.send('PATCH', '/public/trade-in/draft', { body: { ...held, mileage: 51_000 } });
}

/** Writes a mail of a tenant that waits for the mail server. */
function write(message: { readonly recipient: string; readonly tenantId?: string }): Promise<void> {
  const outbox = createOutbox({ clock: backend.clock, random: systemRandom, sendsMail: true });
  return outbox.send(store.db, { tenantId, channel: 'email', subject: 'Your offer', body: '', ...message });
}

const isFilled = (part: unknown) => (Array.isArray(part) ? part.length > 0 : Boolean(part));

it('what a deletion removes is what a report shows: every eraser has a part, which is empty after it', async () => {
  const sub = 'account-of-erasers';
  const client = await openAccount(sub);
  await useEverything(client, sub);
  const before = await reportOf(sub);
  for (const { name } of accountErasers) {
    if (covered.includes(name)) continue;
    const parts = partsOf[name] ?? [];
    expect([name, parts.map((part) => isFilled(before[part]))]).toEqual([name, parts.map(() => true)]);
    expect([name, parts.length]).not.toEqual([name, 0]);
  }
  for (const { erase } of accountErasers) await erase(store, sub);
  const after = await reportOf(sub);
  for (const part of Object.values(partsOf).flat()) {
    expect([part, isFilled(after[part])]).toEqual([part, false]);
  }
});

it('a report has applications without birth dates, incomes and numbers, and the insurance of orders', async () => {
  const sub = 'account-of-report';
  const client = await openAccount(sub);
  const orderNumber = await order(client);
  await useEverything(client, sub);
  const report = await reportOf(sub);
  const stored = { hasBirthDate: true, hasIncome: true, hasSsn: true };
  expect(report.applications).toHaveLength(2);
  expect(report.applications?.find(({ status }) => status === 'submitted')).toMatchObject({
    ...{ orderNumber, ...stored, ssnLast4: '5678', second: stored },
    answers: {
      'birth-date': {},
      'second-name': { firstName: 'Grace', lastName: 'Buyer' },
      address: homeAnswers,
      housing: { housingStatus: 'Rent', monthlyHousing: '1,200', since: '01/2020' },
      job: { employer: 'Acme' },
      income: { incomeSource: 'Salary' },
    },
  });
  expect(report.applications?.find(({ status }) => status === 'draft')).toMatchObject({
    ...{ orderNumber: null, submittedAt: null, second: null, ssnLast4: null },
    ...{ hasBirthDate: false, hasIncome: false, hasSsn: false },
    answers: { name: { firstName: 'Ada', lastName: 'Draft' } },
  });
  expect(report.insurance).toMatchObject([
    { orderNumber, carrier: 'Prairie Mutual', policyNumberLast4: '3456', consentLanguage: 'en' },
  ]);
  expect(report.comparison).toMatchObject([{ vin: testVin(2), make: 'Toyota' }]);
  expect(report.protection).toMatchObject({ vin: testVin(1), coverage: [{ type: 'VSC', code: 'VSC-72' }] });
  expect(report.tradeInDraft?.answers).toMatchObject({ mileage: 51_000, registrationState: 'IL' });
  expect(report.cart).toMatchObject({
    ...{ vin: testVin(1), purchaseType: 'Finance', zipCode: homeAnswers.zip, downPaymentCents: 500_000 },
    ...{ termMonths: 72, handOver: null },
  });
  expect(withoutRandom(report.applications)).not.toMatch(/1990|1992|85,000|512345678|523456789/);
});

it('a report leaves out what was submitted or changed more than 12 months ago', async () => {
  const sub = 'account-of-old';
  const client = await openAccount(sub);
  await order(client);
  backend.clock.advance(366 * 24 * 60 * 60 * 1000);
  expect(await reportOf(sub)).toMatchObject({ applications: [], insurance: [], orders: [] });
});

it('a deletion removes the mails to the account that wait or were sent, and nobody else’s', async () => {
  const sub = 'account-of-mails';
  await openAccount(sub);
  await write({ recipient: `${sub}@Example.com` });
  await write({ recipient: `other-${sub}@example.com` });
  await write({ recipient: `${sub}@example.com`, tenantId: 'harbor' });
  expect((await reportOf(sub)).messages).toMatchObject([{ channel: 'email', subject: 'Your offer' }]);
  for (const { erase } of accountErasers) await erase(store, sub);
  const left = async (of: TenantStore) =>
    (await of.find(outboxMessages))
      .map(({ recipient }) => recipient)
      .filter((recipient) => recipient.toLowerCase().endsWith(`${sub}@example.com`));
  expect(await left(store)).toEqual([`other-${sub}@example.com`]);
  expect(await left(tenantStore(database.db, 'harbor'))).toEqual([`${sub}@example.com`]);
});

it('a deletion removes the responses that are kept for repeated calls of the account, and nobody else’s', async () => {
  const actors = async () =>
    new Set((await store.find(idempotentResponses)).map(({ actor }) => actor.replace('sub:', '')));
  for (const sub of ['account-of-calls', 'other-account-of-calls']) {
    const client = await openAccount(sub);
    await fillApplication(client, { name: { firstName: 'Ada', lastName: 'Draft' } });
  }
  expect([...(await actors())]).toEqual(
    expect.arrayContaining(['account-of-calls', 'other-account-of-calls']),
  );
  for (const { erase } of accountErasers) await erase(store, 'account-of-calls');
  expect(await actors()).not.toContain('account-of-calls');
  expect(await actors()).toContain('other-account-of-calls');
});

it('a trade-in that was asked for without the account, by its verified email, is its own; by an address that it only claims it is not', async () => {
  const ask = async (sub: string) => {
    await useEverything(await openAccount(sub, sub === 'account-of-guest'), sub);
    const email = `${sub}@example.com`;
    const change = { holder: `session:${sub}`, email, emailKey: email };
    await store.update(tradeIns, change, eq(tradeIns.holder, `sub:${sub}`));
    const own = (await reportOf(sub)).tradeIns.length;
    for (const { erase } of accountErasers) await erase(store, sub);
    const left = await store.find(tradeIns, { where: eq(tradeIns.emailKey, email) });
    return { own, left: left.length };
  };
  expect(await ask('account-of-guest')).toEqual({ own: 1, left: 0 });
  expect(await ask('account-of-claimer')).toEqual({ own: 0, left: 1 });
});

it('a deletion leaves the mails to an address that the account has not verified', async () => {
  const sub = 'account-of-a-claim';
  await openAccount(sub, false);
  await write({ recipient: `${sub}@example.com` });
  for (const { erase } of accountErasers) await erase(store, sub);
  const isKept = eq(outboxMessages.recipient, `${sub}@example.com`);
  expect(await store.find(outboxMessages, { where: isKept })).toHaveLength(1);
});
