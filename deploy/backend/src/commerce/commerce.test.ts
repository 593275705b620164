import {
  orderTerms,
  type OrderTerms,
  type Cart,
  type Order,
  type OrderHistoryEntry,
} from '@forecourt/shared-contracts/commerce';
import type { Fulfillment } from '@forecourt/shared-contracts/fulfillment';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/index.ts';
import { unknownOrderLimit } from '../http/limit-unknown-orders.ts';
import { demoOrderNumber } from '@forecourt/sample-data/orders/demo-order-number.ts';
import { demoOrders } from '@forecourt/sample-data/orders/demo-orders.ts';
import { errorCode, type TestClient } from '../testing/client.ts';
import { testEngines } from '../testing/engines.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { testVin } from '../testing/test-catalog.ts';

type CartAnswer = { cart: Cart };
type OrderAnswer = { data: Order };

const session = '0b6f1c86-5c1e-4d24-9a55-3f6d0a7d1a11';
let sequence = 0;
const fresh = (name: string) => `${name}-${(sequence += 1)}`;

describe.each(testEngines)('buying on $engine', ({ open }) => {
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

  const cash = (number: number, more: object = {}) => ({
    vin: testVin(number),
    purchaseType: 'Cash',
    ...more,
  });
  const putCart = (client: TestClient, body: unknown) =>
    client.send<CartAnswer>('PUT', '/public/cart', { body });
  const place = (client: TestClient, terms: OrderTerms, key = fresh('order-key')) =>
    client.send<OrderAnswer>('POST', '/api/commerce/orders', {
      body: { purchaseType: 'Cash', terms },
      headers: { 'idempotency-key': key },
    });
  async function order(client: TestClient, number = 1) {
    const { cart } = (await putCart(client, cash(number))).body;
    return (await place(client, orderTerms(cart.price))).body.data;
  }

  describe('cart', () => {
    it('is priced by the shared rules for the state of the ZIP', async () => {
      const { cart } = (await putCart(backend.client({ sessionId: session }), cash(1, { zipCode: '75201' })))
        .body;
      // Texas, sample rates: (28,995.00 + 85.00) × 6.25 % = 1,817.50; title and registration 335.00
      expect(cart.price).toMatchObject({ state: 'TX', totalCents: 2_899_500 + 8_500 + 181_750 + 33_500 });
      expect(cart.price.lines.reduce((sum, line) => sum + line.amountCents, 0)).toBe(cart.price.totalCents);
    });

    it('says where the vehicle can be picked up, and what that costs', async () => {
      const visitor = backend.client({ sessionId: fresh('session') });
      await putCart(visitor, cash(1));
      const { cart } = (await visitor.get<CartAnswer>('/public/cart')).body;
      expect(cart.pickups).toMatchObject([
        { location: 'DEALERSHIP_LOCATION', place: { city: 'Dearborn' }, feeCents: 0 },
      ]);
    });

    it.each([
      ['unknown', undefined, undefined, undefined],
      ['near', '48201', undefined, 0],
      ['farther', '48933', undefined, 14_900],
      ['for a fee that the dealer names', '49855', undefined, undefined],
      ['in a state without delivery', '75201', false, undefined],
    ])('says what delivery to its ZIP costs (BUY-90): %s', async (_, zipCode, hasDelivery, feeCents) => {
      const visitor = backend.client({ sessionId: fresh('session') });
      await putCart(visitor, cash(1, zipCode === undefined ? {} : { zipCode }));
      const { cart } = (await visitor.get<CartAnswer>('/public/cart')).body;
      expect(cart.hasDelivery).toBe(hasDelivery);
      expect(cart.deliveryFeeCents).toBe(feeCents);
    });

    it('belongs to one visit only', async () => {
      const sessionId = fresh('session');
      await putCart(backend.client({ sessionId }), cash(1));
      const read = async (visitor: object) =>
        (await backend.client(visitor).get<CartAnswer>('/public/cart')).body;
      expect((await read({ sessionId })).cart.vehicle.vin).toBe(testVin(1));
      expect(await read({ sessionId: fresh('session') })).toEqual({ cart: null });
      expect(await read({ sessionId, tenantId: 'harbor' })).toEqual({ cart: null });
      expect(await read({})).toEqual({ cart: null });
    });

    it('follows a guest into their account; the latest choice wins', async () => {
      const sessionId = fresh('session');
      const sub = fresh('ann');
      await putCart(backend.client({ sub }), cash(1));
      backend.clock.advance(1000);
      await putCart(backend.client({ sessionId }), cash(2));
      const client = backend.client({ sub, sessionId });
      expect((await client.get<CartAnswer>('/public/cart')).body.cart.vehicle.vin).toBe(testVin(2));
      expect((await backend.client({ sessionId }).get('/public/cart')).body).toEqual({ cart: null });
      expect((await backend.client({ sub }).get<CartAnswer>('/public/cart')).body.cart.vehicle.vin).toBe(
        testVin(2),
      );
    });

    it('holds one vehicle, is changed in place and can be emptied', async () => {
      const client = backend.client({ sub: fresh('ann') });
      await putCart(client, cash(1));
      await putCart(client, {
        ...cash(2),
        purchaseType: 'Finance',
        downPaymentCents: 300_000,
        termMonths: 60,
      });
      const { cart } = (await client.get<CartAnswer>('/public/cart')).body;
      expect(cart).toMatchObject({ vehicle: { vin: testVin(2) }, purchaseType: 'Finance' });
      expect(cart.price.finance).toMatchObject({ downPaymentCents: 300_000, termMonths: 60 });
      expect((await client.send('DELETE', '/public/cart')).body).toEqual({ cart: null });
      expect((await client.send('DELETE', '/public/cart')).status).toBe(200);
      expect((await client.get('/public/cart')).body).toEqual({ cart: null });
    });

    it('a change of one that another tab has replaced or emptied is refused, and leaves it as it is', async () => {
      const client = backend.client({ sub: fresh('ann') });
      const { id: cartId } = (await putCart(client, cash(1))).body.cart;
      const { cart: second } = (await putCart(client, cash(2))).body;
      const change = cash(1, { cartId, zipCode: '75201' });
      const refused = await putCart(client, change);
      expect([refused.status, errorCode(refused)]).toEqual([409, 'error.conflict']);
      const kept = await client.send('DELETE', `/public/cart?cartId=${cartId}`);
      expect([kept.status, errorCode(kept)]).toEqual([409, 'error.conflict']);
      const { cart } = (await client.get<CartAnswer>('/public/cart')).body;
      expect(cart).toMatchObject({ id: second.id, vehicle: { vin: testVin(2) } });
      expect((await client.send('DELETE', `/public/cart?cartId=${second.id}`)).body).toEqual({ cart: null });
      expect((await client.send('DELETE', `/public/cart?cartId=${second.id}`)).status).toBe(200);
      expect(errorCode(await putCart(client, change))).toBe('error.conflict');
    });

    it('a change of the same vehicle is taken after its pickup was chosen in another tab', async () => {
      const client = backend.client({ sub: fresh('ann') });
      const { id: cartId } = (await putCart(client, cash(1))).body.cart;
      const body = { type: 'PICKUP', location: 'DEALERSHIP_LOCATION' };
      const chosen = (await client.send<CartAnswer>('PUT', '/public/cart/hand-over', { body })).body.cart;
      expect(chosen.id).not.toBe(cartId);
      const { cart } = (await putCart(client, cash(1, { cartId, zipCode: '75201' }))).body;
      expect(cart).toMatchObject({ id: chosen.id, zipCode: '75201', handOver: { type: 'PICKUP' } });
    });

    it('reports that its vehicle has been sold in the meantime', async () => {
      const client = backend.client({ sub: fresh('ann') });
      await putCart(client, cash(1));
      backend.catalog.put(testVin(1), { availability: 'Sold' });
      expect((await client.get<CartAnswer>('/public/cart')).body.cart.isAvailable).toBe(false);
    });

    it.each([
      ['a vehicle that nobody has', testVin(404), 404, 'error.cart.unknownVehicle'],
      ['a vehicle of a pending sale', testVin(90), 409, 'error.cart.vehicleUnavailable'],
      ['a vehicle that was withdrawn', testVin(91), 404, 'error.cart.unknownVehicle'],
      ['a VIN of another length', 'SHORT', 400, 'error.validation.request'],
    ])('refuses %s', async (...[, vin, status, code]) => {
      backend.catalog.put(testVin(90), { availability: 'PendingSale' });
      backend.catalog.put(testVin(91), { availability: 'Deleted' });
      const answer = await putCart(backend.client({ sub: fresh('ann') }), { vin, purchaseType: 'Cash' });
      expect([answer.status, errorCode(answer)]).toEqual([status, code]);
    });
  });

  it.each([
    ['an expired deal (BUY-11)', (): void => backend.clock.advance(7 * 24 * 60 * 60 * 1000)],
    [
      'a price with errors',
      (): void => {
        backend.contributions.tradeIn = () => Promise.resolve({ valueCents: 9_999_900, payoffCents: 0 });
      },
    ],
  ])('refuses to order %s, and takes no vehicle', async (_what, happen) => {
    const client = backend.client({ sub: fresh('ann') });
    const { cart } = (await putCart(client, cash(1))).body;
    happen();
    const now = (await client.get<CartAnswer>('/public/cart')).body.cart;
    const answer = await place(client, orderTerms(now.price));
    expect([answer.status, errorCode(answer)]).toEqual([409, 'error.cart.notReady']);
    expect(cart.isAvailable).toBe(true);
    expect(backend.catalog.availabilityOf(testVin(1))).toBe('Available');
  });

  describe('order from a cart', () => {
    it('claims the vehicle, empties the cart, starts the history and notifies the buyer', async () => {
      const sub = fresh('ann');
      const client = backend.client({ sub });
      const made = await order(client);
      expect(made).toMatchObject({
        orderStatus: 'SUBMITTED',
        deal: { type: 'Cash' },
        vehicle: { vin: testVin(1) },
      });
      expect(made.orderNumber).toMatch(/^FC(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
      expect(backend.catalog.availabilityOf(testVin(1))).toBe('PendingSale');
      expect(backend.catalog.noted).toEqual([testVin(1)]);
      expect((await client.get('/public/cart')).body).toEqual({ cart: null });
      const { history } = (
        await client.get<{ history: OrderHistoryEntry[] }>(`/public/commerce/history/${made.orderNumber}`)
      ).body;
      expect(history).toMatchObject([{ values: { orderStatus: 'SUBMITTED' }, actor: 'buyer' }]);
      const { messages } = (
        await client.get<{ messages: { body: string }[] }>(
          `/_sandbox/outbox.json?recipient=${sub}@example.com`,
        )
      ).body;
      expect(messages).toHaveLength(1);
      expect(messages[0]?.body).toContain(made.orderNumber);
    });

    it('keeps the pickup or delivery that was chosen, so that only a time is open', async () => {
      const client = backend.client({ sub: fresh('ann') });
      await putCart(client, cash(1));
      const address = { line1: '12 Garden Street', line2: '', city: 'Lansing', state: 'MI', zip: '48933' };
      const chosen = await client.send<CartAnswer>('PUT', '/public/cart/hand-over', {
        body: { type: 'DELIVERY', address },
      });
      const { price, handOver } = chosen.body.cart;
      const { data } = (await place(client, orderTerms(price))).body;
      expect(data.delivery).toEqual({ type: 'DELIVERY', appointmentTime: null, feeCents: null });
      const { body } = await client.get<Fulfillment>(`/api/fulfillment/orders/${data.orderNumber}`);
      expect(body.appointment).toBeNull();
      // Its fee is a part of the order's price.
      expect(body.chosen).toEqual({ ...handOver, feeCents: 0 });
    });

    it('is not created for another vehicle or hand-over than its buyer saw', async () => {
      const client = backend.client({ sub: fresh('ann') });
      const placeOf = (cart: Cart) =>
        client.send<{ data: Order }>('POST', '/api/commerce/orders', {
          body: { purchaseType: 'Cash', terms: orderTerms(cart.price), cartId: cart.id },
          headers: { 'idempotency-key': fresh('order-key') },
        });
      const { cart: first } = (await putCart(client, cash(1))).body;
      const { cart: second } = (await putCart(client, cash(2))).body;
      expect(orderTerms(second.price)).toEqual(orderTerms(first.price));
      expect(errorCode(await placeOf(first))).toBe('error.order.priceChanged');
      const chosen = await client.send<CartAnswer>('PUT', '/public/cart/hand-over', {
        body: { type: 'PICKUP', location: 'DEALERSHIP_LOCATION' },
      });
      expect(errorCode(await placeOf(second))).toBe('error.order.priceChanged');
      expect((await placeOf(chosen.body.cart)).body.data.vehicle.vin).toBe(testVin(2));
    });

    it('is created once for a repeated key, also by another server instance', async () => {
      const sub = fresh('ann');
      const client = backend.client({ sub });
      const { cart } = (await putCart(client, cash(1))).body;
      const key = fresh('order-key');
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => place(client, orderTerms(cart.price), key)),
      );
      const later = await place(testBackend(database.db).client({ sub }), orderTerms(cart.price), key);
      const numbers = [...answers, later].map(({ body }) => body.data.orderNumber);
      expect(new Set(numbers).size).toBe(1);
      const { orders } = (await client.get<{ orders: Order[] }>('/api/commerce/orders')).body;
      expect(orders).toHaveLength(1);
    });

    it('uses the cart that a guest filled before signing in', async () => {
      const sessionId = fresh('session');
      const { cart } = (await putCart(backend.client({ sessionId }), cash(3))).body;
      const made = await place(backend.client({ sub: fresh('ann'), sessionId }), orderTerms(cart.price));
      expect(made.body.data.vehicle.vin).toBe(testVin(3));
    });

    it.each([
      ['the cart is empty', 'error.cart.empty'],
      ['the price has changed', 'error.order.priceChanged'],
      ['somebody was faster', 'error.order.vehicleUnavailable'],
    ])('is refused when %s, and changes nothing', async (_, code) => {
      const client = backend.client({ sub: fresh('ann') });
      const { cart } = (await putCart(client, cash(1))).body;
      const terms = orderTerms(cart.price);
      if (code === 'error.cart.empty') await client.send('DELETE', '/public/cart');
      if (code === 'error.order.priceChanged') backend.catalog.put(testVin(1), { priceCents: 2_700_000 });
      if (code === 'error.order.vehicleUnavailable')
        backend.catalog.put(testVin(1), { availability: 'PendingSale' });
      const answer = await place(client, terms);
      expect([answer.status, errorCode(answer)]).toEqual([409, code]);
      expect((await client.get('/api/commerce/orders')).body).toEqual({ orders: [] });
      expect(backend.catalog.noted).toEqual([]);
    });

    it('is refused for finance, which requires an application', async () => {
      const client = backend.client({ sub: fresh('ann') });
      await putCart(client, cash(1));
      const answer = await client.send('POST', '/api/commerce/orders', {
        body: { purchaseType: 'Finance', terms: {} },
        headers: { 'idempotency-key': fresh('order-key') },
      });
      expect(errorCode(answer)).toBe('error.order.financeNeedsApplication');
    });
  });

  describe('owner of the order (T35)', () => {
    it.each([
      '/public/commerce/orders',
      '/public/commerce/history',
      '/public/insurance-verification/progress',
    ])(
      "%s/{number} is visible only to its owner; another account's order and an unknown one look the same",
      async (path) => {
        const owner = backend.client({ sub: fresh('ann') });
        const { orderNumber } = await order(owner);
        const ask = (client: TestClient, number = orderNumber) => client.get(`${path}/${number}`);
        expect((await ask(owner)).status).toBe(200);
        expect((await ask(backend.client())).status).toBe(401);
        const foreign = await ask(backend.client({ sub: fresh('bob') }));
        const elsewhere = await ask(backend.client({ sub: 'ann-1', tenantId: 'harbor' }));
        const unknown = await ask(owner, 'FC-0000-0000-0000');
        for (const answer of [foreign, elsewhere, unknown]) {
          expect([answer.status, errorCode(answer)]).toEqual([404, 'error.notFound']);
        }
      },
    );

    it('T37: many look-ups of others’ orders from one address have to wait; their own order is still shown', async () => {
      const from = { headers: { 'x-forwarded-for': '198.51.100.30' } };
      const owner = backend.client({ sub: fresh('ann') });
      const { orderNumber } = await order(owner);
      const ask = (number: string) => owner.get(`/public/commerce/orders/${number}`, from);
      for (let call = 0; call < unknownOrderLimit.count; call += 1) {
        expect((await ask('FC-0000-0000-0000')).status).toBe(404);
      }
      const refused = await ask('FC-0000-0000-0000');
      expect([refused.status, errorCode(refused), refused.headers.get('retry-after')]).toEqual([
        429,
        'error.rateLimited',
        '600',
      ]);
      expect((await owner.get(`/public/commerce/history/FC-0000-0000-0000`, from)).status).toBe(429);
      expect((await ask(orderNumber)).status).toBe(200);
    });

    const unknown = 'FC-0000-0000-0000';
    const keyed = { 'idempotency-key': 'order-key-1' };
    it.each([
      ['GET', `/public/commerce/history/${unknown}`, {}],
      ['GET', `/api/commerce/orders/${unknown}/lender-decision`, {}],
      ['POST', `/api/commerce/orders/${unknown}/preparation`, { headers: keyed }],
      ['GET', `/public/insurance-verification/progress/${unknown}`, {}],
      ['GET', `/api/fulfillment/orders/${unknown}`, {}],
      ['GET', `/api/payments/${unknown}`, {}],
      ['GET', `/api/contracting/signing/${unknown}/readiness`, {}],
      ['GET', `/api/contracting/signing/${unknown}/contract`, {}],
      ['GET', `/api/documents/deals/DEAL-${unknown}/documents`, {}],
    ] as const)(
      'T37: %s %s counts as such a look-up, too',
      async (method, path, { headers = {} }: { headers?: object }) => {
        const from = { 'x-forwarded-for': '198.51.100.31' };
        const client = backend.client({ sub: fresh('ann') });
        const ask = () => client.send(method, path, { headers: { ...headers, ...from } });
        for (let call = 0; call < unknownOrderLimit.count; call += 1) expect((await ask()).status).toBe(404);
        expect(errorCode(await ask())).toBe('error.rateLimited');
      },
    );
  });

  it('lists the orders that ACCT-48 lists, oldest first (ACCT-49)', async () => {
    backend.stock(200, 1000);
    await backend.seed('northstar');
    const { orders } = (
      await backend.client({ sub: 'demo-northstar' }).get<{ orders: Order[] }>('/api/commerce/orders')
    ).body;
    const unlisted = ['draft', 'creation-failed', 'loan-declined', 'canceled'];
    const listed = demoOrders.filter(({ key }) => !unlisted.includes(key));
    expect(orders.map(({ orderNumber }) => orderNumber).sort()).toEqual(
      listed.map(({ key }) => demoOrderNumber('northstar', key)).sort(),
    );
    const dates = orders.map(({ creationDate }) => creationDate);
    expect(dates).toEqual([...dates].sort());
    expect(
      (await backend.client({ sub: 'demo-northstar', tenantId: 'harbor' }).get('/api/commerce/orders')).body,
    ).toEqual({
      orders: [],
    });
  });
});
