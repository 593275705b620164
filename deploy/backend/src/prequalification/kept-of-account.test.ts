import type { Prequalification } from '@forecourt/shared-contracts/prequalification';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountErasers } from '../account-erasers.ts';
import { tenantStore, type Database, type TenantStore } from '../db/index.ts';
import { createZipTable } from '../geo/index.ts';
import { consentsOf, grantConsents } from '../identity/index.ts';
import { identityConsents } from '../identity/identity.tables.ts';
import { createOutbox } from '../outbox/index.ts';
import { systemRandom } from '../ports/index.ts';
import { createSealer } from '../secrets/index.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { withoutRandom } from '../testing/without-random.ts';
import { prequalificationReport } from './prequalification-report.ts';
import { prequalifications } from './prequalification.tables.ts';
import { sampleBureau } from '@forecourt/stand-ins/credit-bureau/sample-bureau.ts';

const path = '/public/prequalification';
const home = {
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
let store: TenantStore;
let sequence = 0;
let sub = '';
let sessionId = '';

beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  sequence += 1;
  backend = testBackend(database.db);
  store = tenantStore(database.db, 'northstar');
  sub = `account-${sequence}`;
  sessionId = `visit-of-${sequence}00000`;
});

/** The calls of one visitor; each returns the pre-qualification. */
function visitor(who: { sub?: string; sessionId?: string }) {
  const client = backend.client(who);
  const call = async (method: 'PUT' | 'POST', part: string, body: object): Promise<Prequalification> => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answer = await client.send<{ prequalification: Prequalification }>(method, `${path}/${part}`, {
      body,
      headers,
    });
    expect(answer.status).toBe(200);
    return answer.body.prequalification;
  };
  const begin = (change: object = {}) =>
    call('PUT', 'person', {
      firstName: 'Ada',
      lastName: 'Sample',
      mobileNumber: `21255502${10 + sequence}`,
      email: 'ada@example.com',
      zipCode: '60601',
      isSubscribedToMarketing: false,
      subscribedToMarketingSMS: false,
      ...change,
    });
  return {
    begin,
    merge: () => client.send('POST', '/api/account/merge', { body: { sessionId } }),
    async read() {
      return (await client.get<{ prequalification: Prequalification }>(path)).body.prequalification;
    },
    async finish(lastName: string, annualIncome = '$85,000') {
      await begin({ lastName });
      await call('POST', 'questions', {});
      await call('POST', 'questions/answers', { answers });
      await call('PUT', 'full-identification', { birthDate: '06/15/1990', ...home });
      return call('POST', 'submit', { annualIncome, consent: true });
    },
  };
}

const consents = () => consentsOf(store, sub);
const withdraw = () =>
  store.update(
    identityConsents,
    { marketingEmail: false, marketingSms: false },
    eq(identityConsents.sub, sub),
  );

describe('marketing consents', () => {
  it('of a guest are added to their account and withdraw none', async () => {
    await grantConsents(store, sub, { marketingEmail: false, marketingSms: true, updatedAt: new Date() });
    await visitor({ sessionId }).begin({ isSubscribedToMarketing: true });
    await visitor({ sub }).merge();
    expect(await consents()).toEqual({ marketingEmail: true, marketingSms: true });
  });

  it('not given are not stored', async () => {
    await visitor({ sessionId }).begin();
    await visitor({ sub }).merge();
    expect(await consents()).toEqual({ marketingEmail: false, marketingSms: false });
  });

  it('of a member apply to the account at once, and stay withdrawn when details are sent again', async () => {
    const ada = visitor({ sub });
    await ada.begin({ isSubscribedToMarketing: true });
    expect(await consents()).toEqual({ marketingEmail: true, marketingSms: false });
    await withdraw();
    await ada.begin({ isSubscribedToMarketing: true, subscribedToMarketingSMS: true });
    expect(await consents()).toEqual({ marketingEmail: false, marketingSms: true });
  });
});

describe('adverse action notice (FCRA section 615(a))', () => {
  it('names bureau, score, range and what lowered it, until another attempt', async () => {
    const ada = visitor({ sessionId });
    const { adverse } = await ada.finish('Retailer');
    expect(adverse).toEqual({
      reasons: ['creditScore'],
      decidedAt: backend.clock.now().toISOString(),
      report: {
        bureau: 'Experian',
        score: 612,
        lowestScore: 300,
        highestScore: 850,
        factors: ['latePayments', 'highBalances', 'recentInquiries'],
      },
    });
    expect((await ada.read()).adverse).toEqual(adverse);
    expect((await ada.begin({ lastName: 'Excellent' })).adverse).toBeNull();
  });

  it('is stored unreadable', async () => {
    await visitor({ sub }).finish('Declined');
    const row = await store.findOne(prequalifications, { where: eq(prequalifications.holder, `sub:${sub}`) });
    expect(withoutRandom(row)).not.toMatch(/498|latePayments|creditScore/);
  });

  it('for the income alone names no credit file; an approval has none of it', async () => {
    expect((await visitor({ sub }).finish('Sample', '9000')).adverse).toMatchObject({
      reasons: ['income'],
      report: null,
    });
    expect((await visitor({ sub }).finish('Excellent')).adverse).toBeNull();
  });
});

describe('for the account’s owner', () => {
  const report = () =>
    prequalificationReport(
      {
        clock: backend.clock,
        random: systemRandom,
        outbox: createOutbox({ clock: backend.clock, random: systemRandom }),
        zips: createZipTable(),
        bureau: sampleBureau,
        sealer: createSealer([Buffer.alloc(32, 7)]),
        secret: 'test',
        hasAppliedSince: async () => false,
        cartZip: () => Promise.resolve(undefined),
      },
      store,
      sub,
    );

  it('the report of their data has what was typed, but neither birth date nor income', async () => {
    expect(await report()).toBeNull();
    await visitor({ sub }).finish('Sample');
    expect(await report()).toMatchObject({
      state: 'mq_approved',
      person: { firstName: 'Ada', email: 'ada@example.com' },
      address: home,
      hasBirthDate: true,
      hasIncome: true,
      approval: { creditTier: 'very-good' },
      consentAt: backend.clock.now().toISOString(),
    });
    expect(withoutRandom(await report())).not.toMatch(/1990|8500000|85,000/);
  });

  it('deletion of the account removes it', async () => {
    await visitor({ sub }).finish('Sample');
    const eraser = accountErasers.find(({ name }) => name === 'prequalification');
    await eraser?.erase(store, sub);
    expect(await report()).toBeNull();
    expect((await visitor({ sub }).read()).state).toBe('not_started');
  });
});
