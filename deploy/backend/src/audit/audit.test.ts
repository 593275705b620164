import { orderTerms, type Cart } from '@forecourt/shared-contracts/commerce';
import type { CreditApplication } from '@forecourt/shared-contracts/credit-application';
import { aloneAnswers } from '@forecourt/shared-contracts/testing';
import type { TradeInState } from '@forecourt/shared-contracts/trade-in';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tenantStore, type Database } from '../db/index.ts';
import type { TestClient } from '../testing/client.ts';
import { testEngines } from '../testing/engines.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { testVin } from '../testing/test-catalog.ts';
import { auditTrail, type AuditRow } from './audit-trail.ts';
import { audit } from './audit.tables.ts';
import { writeAudit, type AuditEntry } from './write-audit.ts';

let sequence = 0;
const fresh = (name: string) => `${name}-${(sequence += 1)}-${'x'.repeat(8)}`;
const keyed = () => ({ headers: { 'idempotency-key': fresh('key') } });

const secrets = {
  ssn: '512345678',
  birthDate: '06/15/1990',
  lenderLast4: '9381',
  account: '4455',
  sessionId: 'visit-of-the-audited-guest',
};
const tradedIn = {
  vehicle: { vin: null, year: 2021, make: 'Toyota', model: 'Camry', trim: 'XLE' },
  ...{ mileage: 48_200, ownership: 'Finance', registeredOwner: 'Me', registrationState: 'MI' },
  ...{ accidents: 'None', title: 'Clean', exterior: 'Good', glass: 'Whole', interior: 'Good', odor: 'None' },
  ...{ drives: 'Yes', warningLights: 'None', tires: 'Good', keys: 'Two' },
};

describe.each(testEngines)('the audit trail on $engine', ({ open }) => {
  let database: Database;
  let backend: TestBackend;
  let client: TestClient;
  let sub: string;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(() => {
    backend = testBackend(database.db);
    backend.stock(3);
    sub = fresh('ann');
    client = backend.client({ sub });
  });
  const store = () => tenantStore(database.db, 'northstar');

  async function tradeIn(visitor: TestClient, answers: object = tradedIn) {
    const saved = await visitor.send<TradeInState>('PATCH', '/public/trade-in/draft', { body: answers });
    const body = { draftVersion: saved.body.draft?.version };
    await visitor.send('POST', '/public/trade-in/offers', { body, ...keyed() });
  }

  async function applyForCredit(): Promise<{ orderNumber: string }> {
    const body = { vin: testVin(1), purchaseType: 'Finance', zipCode: '60601', downPaymentCents: 500_000 };
    const { cart } = (await client.send<{ cart: Cart }>('PUT', '/public/cart', { body })).body;
    const path = '/api/credit-applications';
    type Answer = { application: CreditApplication };
    const begun = (await client.send<Answer>('POST', path, keyed())).body.application;
    const answers = { ...aloneAnswers(), 'birth-date': { birthDate: secrets.birthDate } };
    const change = { revision: begun.revision, answers, isFinished: true };
    const { application } = (await client.send<Answer>('PUT', `${path}/${begun.id}`, { body: change })).body;
    const submitted = await client.send<{ orderNumber: string }>('POST', `${path}/${begun.id}/submit`, {
      ...keyed(),
      body: {
        revision: application.revision,
        agreesToTerms: true,
        ssn: secrets.ssn,
        terms: orderTerms(cart.price),
      },
    });
    expect(submitted.status).toBe(200);
    return submitted.body;
  }

  const lenderAnswers = (orderNumber: string, answer: string) =>
    client.send('POST', '/_sandbox/lender-decisions', { body: { orderNumber, answer } });
  const lines = (rows: readonly AuditRow[]) =>
    rows.map(({ subject, fromState, toState, role }) => `${subject} ${fromState} → ${toState} by ${role}`);

  it('shows a whole purchase in one place: who, when, what', async () => {
    await tradeIn(client);
    await client.send('PUT', '/public/trade-in/payoff', { body: { kind: 'estimate', payoffCents: 500_000 } });
    await client.send('PUT', '/public/trade-in/purchase');
    const { orderNumber } = await applyForCredit();
    backend.clock.advance(60_000);
    await lenderAnswers(orderNumber, 'LSEL');
    await client.send('POST', `/api/commerce/orders/${orderNumber}/lender-decision/accept`, keyed());
    const trail = await auditTrail(store(), orderNumber);
    expect(lines(trail)).toEqual([
      'trade-in null → Available by buyer',
      'trade-in Available → Available by buyer',
      'trade-in Available → Applied by buyer',
      'application null → draft by buyer',
      'application draft → draft by buyer',
      'trade-in Applied → ORDERED by buyer',
      'order null → SUBMITTED_TO_UNIFI by buyer',
      'deal null → DPEN by buyer',
      'application draft → submitted by buyer',
      'deal DPEN → LSEL by lender',
      'deal LSEL → UACC by buyer',
    ]);
    expect(new Set(trail.map(({ role, actorSub }) => (role === 'buyer' ? actorSub : role)))).toEqual(
      new Set([sub, 'lender']),
    );
    expect(trail.find(({ toState }) => toState === 'UACC')?.at).toEqual(backend.clock.now());
    expect(trail[1]?.details).toEqual(['payoff-estimated']);
    expect(trail[4]?.details).toEqual(expect.arrayContaining(['name', 'birth-date', 'address']));
    const elsewhere = await auditTrail(tenantStore(database.db, 'harbor'), orderNumber);
    expect(elsewhere).toEqual([]);
  });

  it('records an application that is withdrawn, and its effect on the order', async () => {
    const { orderNumber } = await applyForCredit();
    await client.send('POST', `/api/commerce/orders/${orderNumber}/lender-decision/withdraw`, keyed());
    expect(lines(await auditTrail(store(), orderNumber)).slice(-2)).toEqual([
      'order SUBMITTED_TO_UNIFI → CANCELED by buyer',
      'deal DPEN → CANC by buyer',
    ]);
  });

  it('records the review, replacement and removal of a guest’s trade-in, and nothing for refused requests', async () => {
    const guest = backend.client({ sessionId: secrets.sessionId });
    await tradeIn(guest, { ...tradedIn, mileage: 77_777, email: 'guest@example.com' });
    backend.clock.advance(60_000);
    await guest.get('/public/trade-in');
    await tradeIn(guest, { ...tradedIn, email: 'guest@example.com' });
    await guest.send('DELETE', '/public/trade-in');
    await guest.send('PUT', '/public/trade-in/purchase');
    const rows = await store().find(audit);
    expect(lines(rows.sort((one, other) => one.position - other.position)).slice(-5)).toEqual([
      'trade-in null → PendingReview by guest',
      'trade-in PendingReview → Available by system',
      'trade-in Available → REPLACED by guest',
      'trade-in null → Available by guest',
      'trade-in Available → REMOVED by guest',
    ]);
    expect(rows.at(-1)?.actorSub).toBeNull();
  });

  it('holds no personal number, birth date, token or visit id (T48)', async () => {
    await tradeIn(client);
    const quote = { kind: 'quote', lenderId: 'lakeshore-credit-union', vin: '4T1E3TPM5MB000007' };
    await client.send('PUT', '/public/trade-in/payoff', {
      body: { ...quote, accountLast4: secrets.account, lastName: 'Demo', ssnLast4: secrets.lenderLast4 },
    });
    await applyForCredit();
    await tradeIn(backend.client({ sessionId: secrets.sessionId }), { ...tradedIn, email: 'g@example.com' });
    const { rows } = (await database.db.execute(
      sql`select coalesce(string_agg(audit::text, ' '), '') as text, count(*)::int as count from audit`,
    )) as unknown as { rows: { text: string; count: number }[] };
    const [whole] = rows;
    expect(whole?.count).toBeGreaterThan(5);
    // The random digits of an id may spell any short number.
    const text = whole?.text.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id');
    for (const secret of [...Object.values(secrets), '1990', 'eyJ', '@', 'Main St']) {
      expect(text).not.toContain(secret);
    }
  });

  it.each([
    ['a number', { details: ['512-34-5678'] }],
    ['a date', { to: '06/15/1990' }],
    ['a sentence', { from: 'Ann was here' }],
  ])('accepts only names: %s is refused', async (_what, change) => {
    const entry: AuditEntry = {
      ...{ subject: 'order', subjectId: 'FC-1', at: new Date(0), from: null, to: 'SUBMITTED', role: 'buyer' },
      ...change,
    };
    await expect(writeAudit(store(), [entry])).rejects.toThrow('names alone');
    expect(await auditTrail(store(), 'FC-1')).toEqual([]);
  });
});
