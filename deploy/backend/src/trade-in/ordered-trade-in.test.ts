import { orderTerms, type OrderTerms, type Cart, type Order } from '@forecourt/shared-contracts/commerce';
import type { DealDocument } from '@forecourt/shared-contracts/documents';
import type { TradeInState } from '@forecourt/shared-contracts/trade-in';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountErasers } from '../account-erasers.ts';
import { placeFinancedOrder } from '../commerce/index.ts';
import { tenantStore, type Database } from '../db/index.ts';
import { isFailure } from '../http/index.ts';
import { errorCode, type TestClient } from '../testing/client.ts';
import { testEngines } from '../testing/engines.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { testVin } from '../testing/test-catalog.ts';
import { testTenants } from '../testing/test-tenants.ts';
import { sweepTradeIns } from './index.ts';
import { tradeInDrafts, tradeIns } from './trade-in.tables.ts';

let sequence = 0;
const fresh = (name: string) => `${name}-${(sequence += 1)}-${'x'.repeat(8)}`;
const dayMs = 24 * 60 * 60 * 1000;

const answers = {
  vehicle: { vin: null, year: 2021, make: 'Toyota', model: 'Camry', trim: 'XLE' },
  mileage: 48_200,
  ownership: 'Finance',
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

describe.each(testEngines)('trade-ins after their purchase on $engine', ({ open }) => {
  let database: Database;
  let backend: TestBackend;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(() => {
    backend = testBackend(database.db);
    backend.stock(3);
  });

  const tenant = testTenants.byId('northstar')!;
  const store = () => tenantStore(database.db, 'northstar');
  const read = async (client: TestClient) => (await client.get<TradeInState>('/public/trade-in')).body;
  const rowsOf = (holder: string) => store().find(tradeIns, { where: eq(tradeIns.holder, holder) });

  async function offerFor(client: TestClient, email?: string) {
    const body = email === undefined ? answers : { ...answers, email };
    const saved = await client.send<TradeInState>('PATCH', '/public/trade-in/draft', { body });
    await client.send('POST', '/public/trade-in/offers', {
      body: { draftVersion: saved.body.draft?.version },
      headers: { 'idempotency-key': fresh('key') },
    });
  }
  const owe = (client: TestClient, payoffCents: number) =>
    client.send('PUT', '/public/trade-in/payoff', { body: { kind: 'estimate', payoffCents } });

  /** A member whose cart includes a trade-in with this payoff. */
  async function trading(payoffCents: number, purchaseType = 'Cash') {
    const sub = fresh('sub');
    const client = backend.client({ sub });
    await offerFor(client);
    await owe(client, payoffCents);
    await client.send('PUT', '/public/trade-in/purchase');
    const { cart } = (
      await client.send<{ cart: Cart }>('PUT', '/public/cart', { body: { vin: testVin(1), purchaseType } })
    ).body;
    return { sub, client, price: cart.price };
  }
  const buy = (client: TestClient, terms: OrderTerms, key = fresh('order-key')) =>
    client.send<{ data: Order }>('POST', '/api/commerce/orders', {
      body: { purchaseType: 'Cash', terms },
      headers: { 'idempotency-key': key },
    });

  it('a cash order uses it up, stores its amounts and its vehicle, and requires its registration', async () => {
    const { sub, client, price } = await trading(500_000);
    const placed = await buy(client, orderTerms(price));
    expect(placed.status).toBe(200);
    const { orderNumber, deal } = placed.body.data;
    const { data } = (await client.get<{ data: Order }>(`/public/commerce/orders/${orderNumber}`)).body;
    expect(data.price.tradeIn).toEqual(price.tradeIn);
    expect(data.price.tradeIn?.payoffCents).toBe(500_000);
    expect(data.tradeIn).toEqual({ ...answers.vehicle, mileage: 48_200 });
    // Nor can the same vehicle be offered once more with one press.
    expect(await read(client)).toMatchObject({ tradeIn: null, draft: null });
    const [row] = await rowsOf(`sub:${sub}`);
    expect(row).toMatchObject({ endedBecause: 'ORDERED', orderNumber });
    const { documents } = (
      await client.get<{ documents: DealDocument[] }>(`/api/documents/deals/${deal.dealRefId}/documents`)
    ).body;
    expect(documents.map(({ key }) => key)).toContain('APP.TRADEINREGISTRATION');
    const next = await client.send<{ cart: Cart }>('PUT', '/public/cart', {
      body: { vin: testVin(2), purchaseType: 'Cash' },
    });
    expect(next.body.cart.price.tradeIn).toBeUndefined();
  });

  it('a financed order keeps negative equity, which is financed', async () => {
    const { sub, price } = await trading(2_300_000, 'Finance');
    const caller = { sub, email: `${sub}@example.com`, givenName: 'Test', familyName: 'Buyer' };
    const order = await store().transaction((inner) =>
      placeFinancedOrder(backend.commerce, {
        store: inner,
        tenant,
        caller,
        applicationId: fresh('application'),
        applicants: [
          { name: 'Ann Example', annualIncomeCents: 9_000_000, monthlyHousingCents: 120_000, state: 'ME' },
        ],
        terms: orderTerms(price),
        lenderHint: 'Acme Corp',
      }),
    );
    if (isFailure(order)) throw new Error(order.code);
    const { equityCents = 0 } = order.price.tradeIn ?? {};
    const { financedCents = 0, downPaymentCents = 0 } = order.price.finance ?? {};
    expect(equityCents).toBeLessThan(0);
    expect(financedCents).toBe(order.price.totalCents - equityCents - downPaymentCents);
    expect(order.tradeIn?.model).toBe('Camry');
    expect((await rowsOf(`sub:${sub}`))[0]?.endedBecause).toBe('ORDERED');
  });

  const cancel = (client: TestClient, orderNumber: string) =>
    client.send('POST', `/api/commerce/orders/${orderNumber}/cancel`, {
      headers: { 'idempotency-key': fresh('cancel') },
    });

  it('a canceled order gives it back, and the next purchase includes it', async () => {
    const { sub, client, price } = await trading(500_000);
    const { orderNumber } = (await buy(client, orderTerms(price))).body.data;
    expect((await cancel(client, orderNumber)).status).toBe(200);
    expect((await read(client)).tradeIn?.isApplied).toBe(true);
    expect((await rowsOf(`sub:${sub}`))[0]).toMatchObject({ endedAt: null, orderNumber: null });
    const next = await client.send<{ cart: Cart }>('PUT', '/public/cart', {
      body: { vin: testVin(2), purchaseType: 'Cash' },
    });
    expect(next.body.cart.price.tradeIn).toEqual(price.tradeIn);
    const again = await buy(client, orderTerms(next.body.cart.price));
    expect(again.status).toBe(200);
  });

  it.each([
    ['has expired', async () => backend.clock.advance(8 * dayMs)],
    ['has a newer one after it', (client: TestClient) => offerFor(client)],
  ])('a canceled order does not give back one that %s', async (_what, happen) => {
    const { sub, client, price } = await trading(500_000);
    const { orderNumber } = (await buy(client, orderTerms(price))).body.data;
    await happen(client);
    expect((await cancel(client, orderNumber)).status).toBe(200);
    const used = (await rowsOf(`sub:${sub}`)).find((row) => row.orderNumber === orderNumber);
    expect(used?.endedBecause).toBe('ORDERED');
  });

  it('an order that is refused does not change it', async () => {
    const { client, price } = await trading(500_000);
    const changed = await buy(client, { ...orderTerms(price), 'trade-in-equity': 1 });
    expect([changed.status, errorCode(changed)]).toEqual([409, 'error.order.priceChanged']);
    expect((await read(client)).tradeIn?.isApplied).toBe(true);
  });

  it('one that changes while the order is placed causes a refusal, and the vehicle stays free', async () => {
    const { sub, client, price } = await trading(500_000);
    const { takeTradeIn } = backend.contributions;
    backend.contributions.takeTradeIn = async (inner, holder, order) =>
      takeTradeIn(inner, holder, { ...order, payoffCents: order.payoffCents + 1 });
    const refused = await buy(client, orderTerms(price));
    expect([refused.status, errorCode(refused)]).toEqual([409, 'error.order.priceChanged']);
    expect((await rowsOf(`sub:${sub}`))[0]).toMatchObject({ endedAt: null, orderNumber: null });
    backend.contributions.takeTradeIn = takeTradeIn;
  });

  it('a deleted account keeps the trade-in of its order, without its address', async () => {
    const { sub, client, price } = await trading(500_000);
    await buy(client, orderTerms(price));
    await offerFor(client);
    for (const { name, erase } of accountErasers) if (name === 'trade-in') await erase(store(), sub);
    const rows = await rowsOf(`sub:${sub}`);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ endedBecause: 'ORDERED', email: null, emailKey: null });
  });

  it('after 30 days guests’ offers and answers are removed, and members’ replaced ones; active and ordered ones are kept', async () => {
    const { sub, client, price } = await trading(500_000);
    await buy(client, orderTerms(price));
    await offerFor(client);
    await offerFor(client);
    const sessionId = fresh('session');
    await offerFor(backend.client({ sessionId }), 'guest@example.com');
    const holder = `session:${sessionId}`;
    const drafts = () => store().find(tradeInDrafts, { where: eq(tradeInDrafts.holder, holder) });
    backend.clock.advance(29 * dayMs);
    await sweepTradeIns(database.db, backend.clock.now());
    expect([(await rowsOf(holder)).length, (await drafts()).length]).toEqual([1, 1]);
    backend.clock.advance(dayMs);
    await sweepTradeIns(database.db, backend.clock.now());
    expect([(await rowsOf(holder)).length, (await drafts()).length]).toEqual([0, 0]);
    const kept = (await rowsOf(`sub:${sub}`)).map(({ endedBecause }) => endedBecause);
    expect(kept.sort()).toEqual(['ORDERED', null]);
    expect((await read(client)).tradeIn?.status).toBe('Expired');
  });
});
