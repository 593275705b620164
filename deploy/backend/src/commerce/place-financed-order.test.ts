import {
  orderTerms,
  type Cart,
  type OrderTerms,
  type LenderDecision,
  type Order,
  type OrderHistoryEntry,
} from '@forecourt/shared-contracts/commerce';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tenantStore, type Database } from '../db/index.ts';
import { isFailure } from '../http/index.ts';
import { errorCode } from '../testing/client.ts';
import { testEngines } from '../testing/engines.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { testVin } from '../testing/test-catalog.ts';
import { testTenants } from '../testing/test-tenants.ts';
import { orders } from '../orders/orders.tables.ts';
import { lenderDecisions } from './commerce.tables.ts';
import { placeFinancedOrder, type FinancedOrderInput } from './index.ts';
import type { PlaceOrderFailure } from './place-financed-order.ts';
import { sampleLender } from '@forecourt/stand-ins/lender/sample-lender.ts';

let sequence = 0;
const fresh = (name: string) => `${name}-${(sequence += 1)}`;
const earner = (name = 'Ann Example', annualIncomeCents = 9_000_000) => ({
  name,
  annualIncomeCents,
  monthlyHousingCents: 120_000,
  state: 'ME',
});

const ratedAt = (aprPercent: number) => ({
  aprPercent,
  creditTier: 'fair',
  approvedUpToCents: 9_000_000,
  state: testTenants.byId('northstar')!.payment.homeState,
  expiresAt: '2026-07-15T12:00:00.000Z',
});

describe.each(testEngines)('an order from a credit application on $engine', ({ open }) => {
  let database: Database;
  let backend: TestBackend;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(() => {
    backend = testBackend(database.db);
    backend.stock(5);
  });

  const tenant = testTenants.byId('northstar')!;

  async function fillCart(sub: string, purchaseType = 'Finance', number = 1): Promise<OrderTerms> {
    const body = { vin: testVin(number), purchaseType };
    const answer = await backend.client({ sub }).send<{ cart: Cart }>('PUT', '/public/cart', { body });
    return orderTerms(answer.body.cart.price);
  }

  type PlaceInput = Partial<Pick<FinancedOrderInput, 'applicationId' | 'applicants' | 'terms'>> & {
    readonly hint?: string;
  };
  function place(sub: string, placing: PlaceInput & Pick<FinancedOrderInput, 'terms' | 'cartId'>) {
    const { applicationId = fresh('application'), applicants = [earner()], hint = 'Acme Corp' } = placing;
    const caller = { sub, email: `${sub}@example.com`, givenName: 'Test', familyName: 'Buyer' };
    return tenantStore(database.db, tenant.id).transaction((store) =>
      placeFinancedOrder(backend.commerce, {
        store,
        tenant,
        caller,
        applicationId,
        applicants,
        terms: placing.terms,
        cartId: placing.cartId,
        lenderHint: hint,
      }),
    );
  }

  /** An order of a new account, its calls, and helpers to wait. */
  async function placed(hint = 'Acme Corp', applicants = [earner()]) {
    const sub = fresh('ann');
    const order = await place(sub, { terms: await fillCart(sub), hint, applicants });
    if (isFailure(order)) throw new Error(order.code);
    const { orderNumber } = order;
    const client = backend.client({ sub });
    const path = `/api/commerce/orders/${orderNumber}/lender-decision`;
    const respond = (what: string, key = fresh('say-key')) =>
      client.send<LenderDecision>('POST', `${path}/${what}`, { headers: { 'idempotency-key': key } });
    const read = async () => (await client.get<LenderDecision>(path)).body;
    return {
      order,
      client,
      respond,
      read,
      async decided() {
        await read();
        backend.clock.advance(sampleLender.answersAfterMs);
        return read();
      },
      orderNow: async () =>
        (await client.get<{ data: Order }>(`/public/commerce/orders/${orderNumber}`)).body.data,
      history: async () =>
        (await client.get<{ history: OrderHistoryEntry[] }>(`/public/commerce/history/${orderNumber}`)).body
          .history,
      mails: async () =>
        (
          await client.get<{ messages: { subject: string; body: string }[] }>(
            `/_sandbox/outbox.json?recipient=${sub}@example.com`,
          )
        ).body.messages,
    };
  }

  it('claims the vehicle, is DPEN, empties the cart, requests documents and notifies the buyer', async () => {
    const { order, client, history, mails, read } = await placed();
    expect(order).toMatchObject({
      orderStatus: 'SUBMITTED_TO_UNIFI',
      deal: { type: 'Finance', status: 'DPEN' },
    });
    expect(backend.catalog.availabilityOf(testVin(1))).toBe('PendingSale');
    expect(backend.catalog.noted).toEqual([testVin(1)]);
    expect((await client.get('/public/cart')).body).toEqual({ cart: null });
    expect(await history()).toMatchObject([
      { actor: 'buyer', values: { orderStatus: 'SUBMITTED_TO_UNIFI', dealStatus: 'DPEN' } },
    ]);
    expect((await mails())[0]?.body).toContain(order.orderNumber);
    const { documents } = (
      await client.get<{ documents: { key: string }[] }>(
        `/api/documents/deals/${order.deal.dealRefId}/documents?excludeSystem=true`,
      )
    ).body;
    expect(documents.map(({ key }) => key)).toEqual(['APP.DRIVERSLICENSE', 'GEN.INSURANCECARD', 'APP.W2']);
    expect(await read()).toMatchObject({ dealStatus: 'DPEN', terms: null });
  });

  it('is refused once the deal has expired (BUY-11)', async () => {
    const sub = fresh('ann');
    const terms = await fillCart(sub);
    backend.clock.advance(7 * 24 * 60 * 60 * 1000);
    expect(await place(sub, { terms })).toMatchObject({ code: 'error.cart.notReady' });
    expect(backend.catalog.availabilityOf(testVin(1))).toBe('Available');
  });

  it('is a lease when the cart is one, with the lease that the shopper saw', async () => {
    backend.catalog.put(testVin(2), { condition: 'New' });
    const sub = fresh('ann');
    const order = await place(sub, { terms: await fillCart(sub, 'Lease', 2) });
    expect(order).toMatchObject({
      deal: { type: 'Lease', status: 'DPEN' },
      price: { purchaseType: 'Lease' },
    });
  });

  it.each([
    [
      'the rate of a loan',
      'Finance',
      {
        personalRate: () => Promise.resolve(ratedAt(11)),
      },
      ['apr', 'monthly-payment'],
    ],
    [
      'the pay-off of a trade-in to a lease',
      'Lease',
      { tradeIn: () => Promise.resolve({ valueCents: 300_000, payoffCents: 100_000 }) },
      ['trade-in-value', 'trade-in-payoff', 'trade-in-equity', 'monthly-payment', 'cap-cost-reduction'],
    ],
  ] as const)(
    'is refused with what changed: %s, at the same total',
    async (_what, type, contributions, ids) => {
      backend.catalog.put(testVin(2), { condition: 'New' });
      const sub = fresh('ann');
      const terms = await fillCart(sub, type, 2);
      Object.assign(backend.contributions, contributions);
      const refused = await place(sub, { terms });
      expect(refused).toMatchObject({ code: 'error.order.priceChanged' });
      const { changes = [] } = refused as PlaceOrderFailure;
      expect(changes.map(({ id }) => id)).toEqual(ids);
      expect(changes[0]?.before).toBe(terms[ids[0]] ?? null);
      expect(backend.catalog.availabilityOf(testVin(2))).toBe('Available');
    },
  );

  it('names both applicants, and does not store their incomes', async () => {
    const { order } = await placed('Acme', [earner('Ann Example'), earner('Ben Example')]);
    expect(order.buyers).toEqual(['Ann Example', 'Ben Example']);
    const [row] = await tenantStore(database.db, tenant.id).find(lenderDecisions, {
      where: eq(lenderDecisions.orderNumber, order.orderNumber),
    });
    expect(JSON.stringify(row)).not.toContain('9000000');
  });

  it('is created once per application, however often it is placed', async () => {
    const sub = fresh('ann');
    const placing = { applicationId: fresh('application'), terms: await fillCart(sub) };
    const first = await place(sub, placing);
    const again = await place(sub, placing);
    expect(again).toEqual(first);
    const { orders } = (await backend.client({ sub }).get<{ orders: Order[] }>('/api/commerce/orders')).body;
    expect(orders).toHaveLength(1);
  });

  it.each([
    ['the cart is empty', 'error.cart.empty'],
    ['the cart is for cash', 'error.cart.notFinanced'],
    ['the price has changed', 'error.order.priceChanged'],
    ['another tab has put another vehicle in the cart', 'error.order.priceChanged', 'another-cart'],
    ['somebody else bought the vehicle between application and order', 'error.order.vehicleUnavailable'],
  ])('is refused when %s, and changes nothing', async (_when, code, cartId?: string) => {
    const sub = fresh('ann');
    const terms = await fillCart(sub, code === 'error.cart.notFinanced' ? 'Cash' : 'Finance');
    const client = backend.client({ sub });
    if (code === 'error.cart.empty') await client.send('DELETE', '/public/cart');
    if (code === 'error.order.priceChanged' && !cartId)
      backend.catalog.put(testVin(1), { priceCents: 2_700_000 });
    if (code === 'error.order.vehicleUnavailable') {
      const other = fresh('bob');
      await place(other, { terms: await fillCart(other) });
    }
    const noted = [...backend.catalog.noted];
    expect(await place(sub, { terms, cartId })).toMatchObject({ code });
    expect((await client.get('/api/commerce/orders')).body).toEqual({ orders: [] });
    expect(backend.catalog.noted).toEqual(noted);
  });

  describe('what the sample lender answers', () => {
    it.each([
      ['a good income', 'Acme', earner(), 'LSEL'],
      ['payment above 15 % of a low income (PRICE-58)', 'Acme', earner('Lo Income', 3_600_000), 'LNSEL'],
      ['an income that payment and housing eat up', 'Acme', earner('No Income', 1_800_000), 'LDEC'],
      ['the word decline', 'Sample Decline', earner(), 'LDEC'],
      ['the word timeout', 'Sample Timeout', earner(), 'LTIM'],
      ['the word counter', 'Sample Counter', earner(), 'LNSEL'],
    ])('%s', async (_what, hint, applicant, dealStatus) => {
      const { decided, mails } = await placed(hint, [applicant]);
      const decision = await decided();
      expect(decision.dealStatus).toBe(dealStatus);
      expect(decision.reasons.length > 0).toBe(dealStatus === 'LDEC' || applicant.name === 'Lo Income');
      expect((await mails()).some(({ subject }) => subject.includes('decision on your application'))).toBe(
        true,
      );
    });

    it('a counter-offer keeps within the caps, and is not needed with two incomes', async () => {
      const applicant = earner('Lo Income', 3_600_000);
      const { decided } = await placed('Acme', [applicant]);
      const { terms, askedTerms } = await decided();
      expect(terms?.monthlyPaymentCents).toBeLessThanOrEqual((3_600_000 / 12) * 0.15);
      expect(terms?.aprPercent).toBeGreaterThan(askedTerms?.aprPercent ?? 99);
      backend.stock(1);
      const joint = await placed('Acme', [
        applicant,
        { ...earner('Two', 6_000_000), monthlyHousingCents: 0 },
      ]);
      expect((await joint.decided()).dealStatus).toBe('LSEL');
    });

    it('an approval conditional on a pay stub requests it among the documents', async () => {
      const { decided, client, order } = await placed('Sample Documents');
      expect(await decided()).toMatchObject({ dealStatus: 'LSEL', conditions: ['pay-stub'] });
      const { documents } = (
        await client.get<{ documents: { key: string; name: string }[] }>(
          `/api/documents/deals/${order.deal.dealRefId}/documents?excludeSystem=true`,
        )
      ).body;
      expect(documents.at(-1)).toMatchObject({ key: 'APP.PAYSTUB', name: 'Pay stub' });
    });
  });

  describe('what the buyer responds', () => {
    it('takes a counter-offer once: the order gets its price, and the lien holder is recorded', async () => {
      const { decided, respond, orderNow, history, read } = await placed('Sample Counter');
      const { terms } = await decided();
      const answers = await Promise.all([...Array(5).keys()].map(() => respond('accept')));
      expect(answers.map(({ status, body }) => [status, body.dealStatus])).toEqual(
        Array(5).fill([200, 'UACC']),
      );
      const { price, deal } = await orderNow();
      expect(deal.status).toBe('UACC');
      expect(price.finance).toMatchObject({
        downPaymentCents: terms?.downPaymentCents,
        monthlyPaymentCents: terms?.monthlyPaymentCents,
      });
      expect(price.balanceCents).toBe((terms?.downPaymentCents ?? 0) - price.dueTodayCents);
      expect((await history()).filter(({ values }) => values.dealStatus === 'UACC')).toHaveLength(1);
      expect((await read()).lender).toEqual(sampleLender.lender);
      expect(errorCode(await respond('decline'))).toBe('error.decision.notOpen');
    });

    it('declines a counter-offer: the price does not change, and the vehicle is free', async () => {
      const { order, decided, respond, orderNow } = await placed('Sample Counter');
      await decided();
      expect((await respond('decline')).body).toMatchObject({ dealStatus: 'UDEC', orderStatus: 'CANCELED' });
      expect((await orderNow()).price).toEqual(order.price);
      expect(backend.catalog.availabilityOf(testVin(1))).toBe('Available');
    });

    it('asks the lenders again after a timeout: the answer arrives', async () => {
      const { decided, respond, history } = await placed('Sample Timeout');
      expect((await decided()).dealStatus).toBe('LTIM');
      expect((await respond('ask-again')).body).toMatchObject({ dealStatus: 'DPEN', decidedAt: null });
      expect((await respond('ask-again')).status).toBe(200);
      expect((await decided()).dealStatus).toBe('LSEL');
      expect((await history()).map(({ values }) => values.dealStatus)).toEqual([
        'DPEN',
        'LTIM',
        'DPEN',
        'LSEL',
      ]);
    });

    it.each([
      ['while it is waited for', 'Acme', false, 200],
      ['when all lenders declined', 'Sample Decline', true, 200],
      ['not when it is approved', 'Acme', true, 409],
    ])('withdraws the application %s', async (_when, hint, isDecided, status) => {
      const { decided, respond, orderNow } = await placed(hint);
      if (isDecided) await decided();
      expect((await respond('withdraw')).status).toBe(status);
      const { orderStatus, deal } = await orderNow();
      expect([orderStatus, deal.status]).toEqual(
        status === 200 ? ['CANCELED', 'CANC'] : ['SUBMITTED_TO_UNIFI', 'LSEL'],
      );
      expect(backend.catalog.availabilityOf(testVin(1))).toBe(status === 200 ? 'Available' : 'PendingSale');
    });
  });

  describe('its creation by the dealer after acceptance', () => {
    it('takes some time, then the order is SUBMITTED', async () => {
      const { decided, respond, orderNow, history } = await placed();
      await decided();
      await respond('accept');
      expect((await orderNow()).orderStatus).toBe('SUBMITTED_TO_UNIFI');
      backend.clock.advance(sampleLender.preparesAfterMs);
      expect((await orderNow()).orderStatus).toBe('SUBMITTED');
      expect((await history()).map(({ values, actor }) => [values.orderStatus, actor])).toEqual([
        ['SUBMITTED_TO_UNIFI', 'buyer'],
        ['SUBMITTED_TO_UNIFI', 'lender'],
        ['SUBMITTED_TO_UNIFI', 'buyer'],
        ['SUBMITTED', 'dealer'],
      ]);
    });

    it('is followed by what the buyer has completed meanwhile', async () => {
      const { order, decided, respond, orderNow, history } = await placed();
      const isThis = eq(orders.orderNumber, order.orderNumber);
      await decided();
      await respond('accept');
      await tenantStore(database.db, tenant.id).update(orders, { idVerificationStatus: 'COMPLETED' }, isThis);
      backend.clock.advance(sampleLender.preparesAfterMs);
      expect((await orderNow()).orderStatus).toBe('ID_VERIFICATION_COMPLETED');
      expect((await history()).slice(-2).map(({ values }) => values.orderStatus)).toEqual([
        'SUBMITTED',
        'ID_VERIFICATION_COMPLETED',
      ]);
    });

    it('fails with the word outage, and works on the next try', async () => {
      const { order, client, decided, respond, orderNow } = await placed('Sample Outage');
      const again = (key = fresh('again-key')) =>
        client.send<{ data: Order }>('POST', `/api/commerce/orders/${order.orderNumber}/preparation`, {
          headers: { 'idempotency-key': key },
        });
      await decided();
      expect((await again()).body.data.orderStatus).toBe('SUBMITTED_TO_UNIFI');
      await respond('accept');
      backend.clock.advance(sampleLender.preparesAfterMs);
      expect((await orderNow()).orderStatus).toBe('ORDER_INITIATION_FAILED');
      const answers = await Promise.all([again(), again()]);
      expect(answers.map(({ body }) => body.data.orderStatus)).toEqual([
        'SUBMITTED_TO_UNIFI',
        'SUBMITTED_TO_UNIFI',
      ]);
      backend.clock.advance(sampleLender.preparesAfterMs);
      expect((await orderNow()).orderStatus).toBe('SUBMITTED');
      const foreign = backend.client({ sub: 'bob' });
      const refused = await foreign.send('POST', `/api/commerce/orders/${order.orderNumber}/preparation`, {
        headers: { 'idempotency-key': fresh('again-key') },
      });
      expect(refused.status).toBe(404);
    });
  });
});
