import type {
  AppliedTradeIn,
  DecodedVin,
  TradeInChoices,
  TradeInState,
} from '@forecourt/shared-contracts/trade-in';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import type { Purchase } from '@forecourt/shared-contracts/purchase';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountErasers } from '../account-erasers.ts';
import { tenantStore, type Database } from '../db/index.ts';
import { idempotentResponses } from '../idempotency/idempotency.tables.ts';
import { outboxMessages } from '../outbox/outbox.tables.ts';
import { createOutbox } from '../outbox/index.ts';
import { systemRandom } from '../ports/index.ts';
import { errorCode, type TestClient } from '../testing/client.ts';
import { testEngines } from '../testing/engines.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { testVin } from '../testing/test-catalog.ts';
import { testTenants } from '../testing/test-tenants.ts';
import { withoutRandom } from '../testing/without-random.ts';
import { sampleMileages, sampleReviewMs } from '@forecourt/stand-ins/trade-in-services/sample-valuation.ts';
import { sweepReviews } from './index.ts';
import { sampleTradeInServices } from '@forecourt/stand-ins/trade-in-services/index.ts';
import { tradeIns } from './trade-in.tables.ts';

let sequence = 0;
const fresh = (name: string) => `${name}-${(sequence += 1)}-${'x'.repeat(8)}`;
const freshEmail = () => `ann-${(sequence += 1)}@example.com`;

const answers = {
  vehicle: { vin: null, year: 2021, make: 'Toyota', model: 'Camry', trim: 'XLE' },
  mileage: 48_200,
  ownership: 'Owned',
  registeredOwner: 'Me',
  registrationState: 'MI',
  accidents: 'None',
  title: 'Clean',
  exterior: 'Good',
  glass: 'Whole',
  interior: 'Good',
  odor: 'None',
  drives: 'Yes',
  warningLights: 'None',
  tires: 'Good',
  keys: 'Two',
} as const;
const loan = { kind: 'quote', lenderId: 'lakeshore-credit-union', vin: '4T1G11AK5MU123456' };
const holderOfLoan = { accountLast4: '1234', lastName: 'Lee', ssnLast4: '6789' };
const dayMs = 24 * 60 * 60 * 1000;

describe.each(testEngines)('trade-ins on $engine', ({ open }) => {
  let database: Database;
  let backend: TestBackend;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(() => {
    backend = testBackend(database.db);
  });

  const store = () => tenantStore(database.db, 'northstar');
  const guest = () => backend.client({ sessionId: fresh('session') });
  const member = (sub = fresh('sub')) => backend.client({ sub });
  const read = async (client: TestClient) => (await client.get<TradeInState>('/public/trade-in')).body;
  const save = (client: TestClient, body: object) =>
    client.send<TradeInState>('PATCH', '/public/trade-in/draft', { body });
  const ask = (client: TestClient, draftVersion: number | undefined, key = fresh('key')) =>
    client.send<TradeInState>('POST', '/public/trade-in/offers', {
      body: { draftVersion },
      headers: { 'idempotency-key': key, 'x-forwarded-host': 'cars.example' },
    });
  const payoff = (client: TestClient, body: object) =>
    client.send<TradeInState>('PUT', '/public/trade-in/payoff', { body });
  const apply = (client: TestClient) => client.send<TradeInState>('PUT', '/public/trade-in/purchase');
  const mailsTo = async (email: string) =>
    (await store().find(outboxMessages)).filter(({ recipient }) => recipient === email);

  async function offerFor(client: TestClient, changes: object = {}) {
    const { body } = await save(client, { ...answers, ...changes });
    return ask(client, body.draft?.version);
  }

  it('a vehicle is identified by its VIN or chosen by year, make, model and trim', async () => {
    const { body } = await guest().get<DecodedVin>('/public/trade-in/vins/4t1g11ak5mu123456');
    expect(body).toEqual({
      vin: '4T1G11AK5MU123456',
      isCheckDigitRight: false,
      vehicle: { year: 2021, make: 'Toyota', model: null, trims: [] },
    });
    expect((await guest().get('/public/trade-in/vins/4T1G11AK5MU12345')).status).toBe(400);
    const chosen = await guest().get<TradeInChoices>(
      '/public/trade-in/choices?year=2021&make=Toyota&model=Camry',
    );
    expect(chosen.body.trims).toEqual(['LE', 'SE', 'XLE', 'XSE', 'TRD']);
    expect(chosen.body.years.at(-1)).toBe(2017);
    expect(chosen.body.makes).toContain('Honda');
  });

  it('answers are stored page by page and survive a restart', async () => {
    const client = member();
    await save(client, { vehicle: answers.vehicle });
    await save(client, { mileage: 48_200 });
    backend = testBackend(database.db);
    expect((await read(client)).draft).toEqual({
      answers: { vehicle: answers.vehicle, mileage: 48_200 },
      version: 2,
    });
  });

  it('an account without a verified email is asked for one, as guests are, and members are not', async () => {
    const client = member(fresh('unverified'));
    expect((await read(client)).isEmailNeeded).toBe(true);
    expect((await read(backend.client({}))).isEmailNeeded).toBe(true);
    expect((await read(guest())).isEmailNeeded).toBe(true);
    expect((await read(member())).isEmailNeeded).toBe(false);
    const refused = await offerFor(client);
    expect([refused.status, errorCode(refused)]).toEqual([422, 'error.tradeIn.incomplete']);
    const email = freshEmail();
    const offered = await offerFor(client, { email });
    expect([offered.body.tradeIn?.status, offered.body.isEmailNeeded]).toEqual(['Available', true]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('invalid and unexpected answers are refused', async () => {
    const client = member();
    for (const body of [{ mileage: -1 }, { ownership: 'Stolen' }, { tires: null }, { holder: 'sub:other' }]) {
      expect((await save(client, body)).status).toBe(400);
    }
    expect((await read(client)).draft).toBeNull();
  });

  it('an offer has the boost and the incentive of the tenant, 7 days, and a mail', async () => {
    const sub = fresh('sub');
    const { status, body } = await offerFor(member(sub));
    expect(status).toBe(200);
    const { tradeIn } = body;
    const { dealerBoostCents, tenantIncentiveCents } = testTenants.byId('northstar')!.tradeIn!;
    const { valuationCents } = tradeIn!.value!;
    expect(valuationCents).toBeGreaterThan(1_000_000);
    expect(tradeIn).toMatchObject({
      status: 'Available',
      validUntil: '2026-06-22T12:00:00.000Z',
      value: {
        dealerBoostCents,
        tenantIncentiveCents,
        totalCents: valuationCents + dealerBoostCents + tenantIncentiveCents,
      },
      equityCents: valuationCents + dealerBoostCents + tenantIncentiveCents,
      isApplied: false,
    });
    const [mail] = await mailsTo(`${sub}@example.com`);
    expect(mail?.subject).toBe('Northstar Motors: your trade-in offer');
    expect(mail?.body).toContain('2021 Toyota Camry');
    expect(mail?.body).toContain('https://cars.example/trade-in/offer');
    expect(mail?.body).not.toContain('works only in the browser');
  });

  it('the mail to a guest says in which browser its link works', async () => {
    const client = guest();
    const email = freshEmail();
    const { body } = await save(client, { ...answers, email });
    expect((await ask(client, body.draft?.version)).status).toBe(200);
    const [mail] = await mailsTo(email);
    expect(mail?.body).toContain('works only in the browser where you described your vehicle');
  });

  it('the same key requests once, and the same answers have the same value', async () => {
    const client = member();
    const { body } = await save(client, answers);
    const key = fresh('key');
    const first = await ask(client, body.draft?.version, key);
    const second = await ask(client, body.draft?.version, key);
    expect(second.body).toEqual(first.body);
    const other = await offerFor(member());
    expect(other.body.tradeIn?.value).toEqual(first.body.tradeIn?.value);
  });

  it('an offer requires every answer, and the ones the shopper agreed to', async () => {
    const client = guest();
    const { body } = await save(client, answers);
    const unnamed = await ask(client, body.draft?.version);
    expect([unnamed.status, errorCode(unnamed)]).toEqual([422, 'error.tradeIn.incomplete']);
    expect(unnamed.body).toMatchObject({ error: { param: 'contact' } });
    await save(client, { email: freshEmail() });
    const changed = await ask(client, body.draft?.version);
    expect([changed.status, errorCode(changed)]).toEqual([409, 'error.tradeIn.draftChanged']);
  });

  it('expires after 7 days, and no longer counts', async () => {
    const client = member();
    await offerFor(client);
    expect((await apply(client)).body.tradeIn?.isApplied).toBe(true);
    backend.clock.advance(7 * dayMs);
    expect((await read(client)).tradeIn).toMatchObject({ status: 'Expired', isApplied: false });
    expect(errorCode(await apply(client))).toBe('error.tradeIn.notAvailable');
  });

  it('is reviewed by a person, then available, and mailed once', async () => {
    const email = freshEmail();
    const client = guest();
    const { body } = await offerFor(client, { email, mileage: sampleMileages.review });
    expect(body.tradeIn).toMatchObject({ status: 'PendingReview', value: null, equityCents: null });
    expect(errorCode(await apply(client))).toBe('error.tradeIn.notAvailable');
    const [mail] = await mailsTo(email);
    expect(mail?.body).toContain('11:00 AM to midnight on Sunday (ET).');
    backend.clock.advance(sampleReviewMs);
    expect((await read(client)).tradeIn?.status).toBe('Available');
    await read(client);
    expect((await mailsTo(email)).map(({ subject }) => subject).sort()).toEqual([
      'Northstar Motors: we are reviewing your trade-in',
      'Northstar Motors: your trade-in offer',
    ]);
  });

  it('a review also ends for a shopper who has left the page', async () => {
    const email = freshEmail();
    await offerFor(guest(), { email, mileage: sampleMileages.reviewThenDenied });
    backend.clock.advance(sampleReviewMs);
    const { clock } = backend;
    const outbox = createOutbox({ clock, random: systemRandom });
    const deps = { clock, random: systemRandom, outbox, services: sampleTradeInServices };
    await sweepReviews(deps, database.db, testTenants);
    await sweepReviews(deps, database.db, testTenants);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain(
      'Northstar Motors: about your trade-in',
    );
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it.each([
    ['denied', { mileage: sampleMileages.denied }, { status: 'Denied', ineligibleReason: null }],
    ['branded title', { title: 'Branded' }, { status: 'Ineligible', ineligibleReason: 'title' }],
    ['does not drive', { drives: 'No' }, { status: 'Ineligible', ineligibleReason: 'condition' }],
    ['too many miles', { mileage: 200_001 }, { status: 'Ineligible', ineligibleReason: 'mileage' }],
    ['nobody knows it', { vehicle: { ...answers.vehicle, trim: 'GTI' } }, { status: 'Ineligible' }],
  ])('%s', async (_, changes, expected) => {
    expect((await offerFor(member(), changes)).body.tradeIn).toMatchObject({ ...expected, value: null });
  });

  it('a valuation service that is down changes nothing: the answers and the previous offer are kept', async () => {
    const client = member();
    const { body } = await offerFor(client);
    const down = await offerFor(client, { mileage: sampleMileages.down });
    expect([down.status, errorCode(down)]).toEqual([500, 'error.tradeIn.valuationDown']);
    const after = await read(client);
    expect(after.tradeIn).toEqual(body.tradeIn);
    expect(after.draft?.answers.mileage).toBe(sampleMileages.down);
  });

  it('135 one per purchase: another offer replaces the previous one, removing leaves none', async () => {
    const sub = fresh('sub');
    const client = member(sub);
    const first = (await offerFor(client)).body.tradeIn;
    const second = (await offerFor(client, { mileage: 12_000 })).body.tradeIn;
    expect(second?.id).not.toBe(first?.id);
    const rows = (await store().find(tradeIns)).filter(({ holder }) => holder === `sub:${sub}`);
    expect(rows.map(({ endedBecause }) => endedBecause).sort()).toEqual(['REPLACED', null]);
    const removed = await client.send<TradeInState>('DELETE', '/public/trade-in');
    expect(removed.body).toEqual({ tradeIn: null, draft: null, isEmailNeeded: false });
    expect((await offerFor(client)).status).toBe(200);
  });

  it('too many for one address are delayed', async () => {
    const email = freshEmail();
    for (let index = 0; index < 5; index += 1) await offerFor(guest(), { email });
    const sixth = await offerFor(guest(), { email });
    expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, '3600']);
  });

  describe('the payoff', () => {
    it('a lender’s quote counts, from the unrounded day (PRICE-67)', async () => {
      const client = member();
      const offer = (await offerFor(client, { ownership: 'Finance' })).body.tradeIn;
      expect(offer?.equityCents).toBeNull();
      expect(errorCode(await apply(client))).toBe('error.tradeIn.payoffMissing');
      const { body } = await payoff(client, { ...loan, ...holderOfLoan });
      expect(body.tradeIn?.payoff).toEqual({
        source: 'quote',
        lenderName: 'Lakeshore Credit Union',
        accountLast4: '1234',
        payoffCents: 1_422_684,
        balanceCents: 1_420_000,
        perDiemCents: 268,
        goodThroughOn: '2026-06-25',
      });
      expect(body.tradeIn?.equityCents).toBe((offer?.value?.totalCents ?? 0) - 1_422_684);
      expect((await apply(client)).body.tradeIn?.isApplied).toBe(true);
    });

    it('the last four digits of the SSN are in no row and in no response', async () => {
      const client = member();
      await offerFor(client, { ownership: 'Finance' });
      const answer = await payoff(client, { ...loan, ...holderOfLoan, ssnLast4: '8642' });
      const rows = [
        ...(await store().find(tradeIns)),
        ...(await store().find(outboxMessages)),
        ...(await store().find(idempotentResponses)),
      ].map((row) => JSON.stringify(row).replace(/"[^"]*(id|Id|key|Hash)":"[^"]*"/g, ''));
      expect(withoutRandom(answer.body)).not.toContain('8642');
      expect(rows.filter((row) => row.includes('"8642"'))).toEqual([]);
    });

    it('an estimate counts as well, and may be more than the value', async () => {
      const client = member();
      const offer = (await offerFor(client, { ownership: 'Leased' })).body.tradeIn;
      const { body } = await payoff(client, { kind: 'estimate', payoffCents: 5_000_000 });
      expect(body.tradeIn?.equityCents).toBe((offer?.value?.totalCents ?? 0) - 5_000_000);
      expect(body.tradeIn?.equityCents).toBeLessThan(0);
    });

    it.each([
      ['no such loan', { accountLast4: '0000' }, 422, 'error.tradeIn.loanNotFound'],
      ['no answer of the lender', { accountLast4: '9999' }, 500, 'error.tradeIn.lookupFailed'],
      ['a lender that is not listed', { lenderId: 'bank-of-nowhere' }, 422, 'error.tradeIn.unknownLender'],
      ['the VIN of another vehicle', { vin: '4T1G11AK5NU123456' }, 422, 'error.tradeIn.otherVehicle'],
    ])('%s', async (_, change, status, code) => {
      const client = member();
      await offerFor(client, { ownership: 'Finance' });
      const answer = await payoff(client, { ...loan, ...holderOfLoan, ...change });
      expect([answer.status, errorCode(answer)]).toEqual([status, code]);
    });

    it('no one can guess four digits', async () => {
      const client = member();
      await offerFor(client, { ownership: 'Finance' });
      const guess = () => payoff(client, { ...loan, ...holderOfLoan, accountLast4: '0000' });
      for (let index = 0; index < 5; index += 1) expect((await guess()).status).toBe(422);
      expect((await guess()).status).toBe(429);
      await offerFor(client, { ownership: 'Finance' });
      expect((await guess()).status).toBe(429);
      backend.clock.advance(60 * 60 * 1000);
      expect((await guess()).status).toBe(422);
    });

    it('nor many at once', async () => {
      const client = member();
      await offerFor(client, { ownership: 'Finance' });
      const guess = () => payoff(client, { ...loan, ...holderOfLoan, accountLast4: '0000' });
      const statuses = (await Promise.all(Array.from({ length: 9 }, guess))).map(({ status }) => status);
      expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    });

    it('is not requested for an owned vehicle', async () => {
      const client = member();
      await offerFor(client);
      const answer = await payoff(client, { kind: 'estimate', payoffCents: 100 });
      expect(errorCode(answer)).toBe('error.tradeIn.noPayoffNeeded');
    });
  });

  describe('in the purchase', () => {
    const put = (client: TestClient) =>
      client.send<{ cart: Cart }>('PUT', '/public/cart', {
        body: { vin: testVin(1), purchaseType: 'Finance' },
      });
    const priceOf = async (client: TestClient) =>
      (await client.get<{ cart: Cart }>('/public/cart')).body.cart.price;
    const appliedOf = async (client: TestClient) =>
      (await client.get<{ tradeIn: AppliedTradeIn | null }>('/public/trade-in/purchase')).body.tradeIn;
    const statusOf = async (client: TestClient) =>
      (await client.get<Purchase>('/public/purchase')).body.steps.find(({ id }) => id === 'trade-in')?.status;

    it('counts once it is applied, with its payoff; not once removed or expired', async () => {
      backend.stock(1);
      const client = member();
      await put(client);
      expect(await statusOf(client)).toBe('READY');
      const offer = (await offerFor(client, { ownership: 'Finance' })).body.tradeIn;
      const valueCents = offer?.value?.totalCents ?? 0;
      await payoff(client, { ...loan, ...holderOfLoan, accountLast4: '4444' });
      expect((await priceOf(client)).tradeIn).toBeUndefined();
      expect(await appliedOf(client)).toBeNull();
      expect(await statusOf(client)).toBe('IN_PROGRESS');
      await apply(client);
      const payoffCents = (await read(client)).tradeIn?.payoff?.payoffCents ?? 0;
      expect(payoffCents).toBeGreaterThan(5_400_000);
      expect((await priceOf(client)).tradeIn).toMatchObject({
        valueCents,
        payoffCents,
        equityCents: valueCents - payoffCents,
      });
      // What cards count: the amounts alone, and no one else's.
      expect(await appliedOf(client)).toEqual({ valueCents, payoffCents });
      expect(await appliedOf(member())).toBeNull();
      expect(await appliedOf(guest())).toBeNull();
      expect(await appliedOf(backend.client({}))).toBeNull();
      expect(await statusOf(client)).toBe('COMPLETED');
      backend.clock.advance(7 * dayMs);
      expect((await priceOf(client)).tradeIn).toBeUndefined();
      expect(await appliedOf(client)).toBeNull();
      expect(await statusOf(client)).toBe('NEEDS_ATTENTION');
      await client.send('DELETE', '/public/trade-in');
      expect(await statusOf(client)).toBe('READY');
    });
  });

  it('a guest’s offer and answers follow them into their account; the newer offer is kept', async () => {
    const [sub, sessionId] = [fresh('sub'), fresh('session')];
    await offerFor(member(sub), { mileage: 5000 });
    backend.clock.advance(1000);
    await offerFor(backend.client({ sessionId }), { email: freshEmail(), mileage: 60_000 });
    const both = backend.client({ sub, sessionId });
    const merged = await both.send<{ changed: string[] }>('POST', '/api/account/merge', {
      body: { sessionId },
    });
    expect(merged.body.changed).toContain('trade-in');
    const state = await read(member(sub));
    expect([state.tradeIn?.mileage, state.draft?.answers.mileage]).toEqual([60_000, 60_000]);
    expect((await read(backend.client({ sessionId }))).tradeIn).toBeNull();
  });

  it('no one sees another’s, and a deleted account leaves nothing', async () => {
    const sub = fresh('sub');
    await offerFor(member(sub));
    expect(await read(member())).toEqual({ tradeIn: null, draft: null, isEmailNeeded: false });
    expect((await read(backend.client({ sub, tenantId: 'harbor' }))).tradeIn).toBeNull();
    for (const { name, erase } of accountErasers) if (name === 'trade-in') await erase(store(), sub);
    expect(await read(member(sub))).toEqual({ tradeIn: null, draft: null, isEmailNeeded: false });
  });
});
