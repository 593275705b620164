import type { Cart } from '@forecourt/shared-contracts/commerce';
import { chooseIncentives } from '@forecourt/shared-contracts/pricing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/index.ts';
import { errorCode, type TestClient } from '../testing/client.ts';
import { testEngines } from '../testing/engines.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { testVin } from '../testing/test-catalog.ts';

const dayMs = 24 * 60 * 60 * 1000;
let sequence = 0;
const fresh = (name: string) => `${name}-${(sequence += 1)}-${'x'.repeat(8)}`;

describe.each(testEngines)('the price of a cart on $engine', ({ open }) => {
  let database: Database;
  let backend: TestBackend;
  let client: TestClient;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(() => {
    backend = testBackend(database.db);
    backend.stock(3);
    client = backend.client({ sub: fresh('ann') });
  });

  async function put(body: object) {
    return (await client.send<{ cart: Cart }>('PUT', '/public/cart', { body: { vin: testVin(1), ...body } }))
      .body.cart;
  }
  const read = async () => (await client.get<{ cart: Cart }>('/public/cart')).body.cart;

  it('includes what other domains contribute: trade-in, protection and a personal rate', async () => {
    const asked: string[] = [];
    backend.contributions.tradeIn = (_, holder) => {
      asked.push(holder);
      return Promise.resolve({ valueCents: 6_500_00, payoffCents: 2_000_00 });
    };
    backend.contributions.protection = () => Promise.resolve([{ code: 'vsc', priceCents: 2_400_00 }]);
    backend.contributions.personalRate = (_store, _holder, condition) =>
      Promise.resolve({
        aprPercent: condition === 'Used' ? 7.49 : 1,
        creditTier: 'excellent',
        approvedUpToCents: 4_000_000,
        state: 'TX',
        expiresAt: '2026-07-15T00:00:00.000Z',
      });
    const cart = await put({ purchaseType: 'Finance', zipCode: '75201' });
    expect(new Set(asked)).toEqual(new Set([expect.stringMatching(/^sub:ann/)]));
    expect(cart).toMatchObject({ isRatePersonal: true, creditTier: 'excellent' });
    expect(cart.price).toMatchObject({
      tradeIn: { equityCents: 4_500_00 },
      protection: [{ code: 'vsc' }],
      finance: { aprPercent: 7.49 },
    });
    // Texas, sample rates: the trade-in's value is deducted in full, the document fee is taxed.
    const tax = cart.price.lines.find(({ code }) => code === 'sales-tax')?.amountCents;
    expect(tax).toBe(Math.round((28_995_00 + 85_00 - 6_500_00) * 0.0625));
  });

  it.each([
    ['of the ZIP code', { zipCode: '75201' }, 'IL', 'TX', 6.25],
    ['of the pre-qualification’s address while there is no ZIP code', {}, 'IL', 'IL', 7.25],
    ['of the dealer’s home while nobody knows', {}, undefined, 'MI', 6],
  ])('uses the taxes of the buyer’s home: %s', async (_, choices, ownState, state, percent) => {
    const rate = {
      aprPercent: 5,
      creditTier: 'good',
      approvedUpToCents: 9_000_000,
      expiresAt: '2199-01-01T00:00:00.000Z',
    };
    const found = ownState === undefined ? undefined : { ...rate, state: ownState };
    backend.contributions.personalRate = () => Promise.resolve(found);
    const cart = await put({ purchaseType: 'Finance', ...choices });
    expect(cart.price).toMatchObject({ state, salesTaxPercent: percent });
    expect(cart.homeState).toBe(ownState && state);
  });

  it('is not financed above the approved amount, and suggests the down payment that helps (PRICE-16)', async () => {
    const rate = { aprPercent: 5, creditTier: 'good', state: 'IL', expiresAt: '2199-01-01T00:00:00.000Z' };
    backend.contributions.personalRate = () => Promise.resolve({ ...rate, approvedUpToCents: 2_000_000 });
    const over = await put({ purchaseType: 'Finance', downPaymentCents: 250_000 });
    expect(over).toMatchObject({ approvedUpToCents: 2_000_000, price: { errors: ['approved-amount'] } });
    const downPaymentCents = over.price.possible?.suggestedDownPaymentCents ?? 0;
    const within = await put({ purchaseType: 'Finance', downPaymentCents });
    expect(within.price.errors).toBeUndefined();
    expect(within.price.finance?.financedCents).toBeLessThanOrEqual(2_000_000);
    expect(within.price.finance?.financedCents).toBeGreaterThan(2_000_000 - 100_00);
    expect((await put({ purchaseType: 'Cash' })).price.errors).toBeUndefined();
  });

  it.each([
    ['a ZIP code that does not exist', { purchaseType: 'Cash', zipCode: '00000' }, 'zipCode'],
    ['a term that the tenant does not offer', { purchaseType: 'Finance', termMonths: 13 }, 'termMonths'],
    ['miles that no lease offers', { purchaseType: 'Lease', annualMiles: 1_234 }, 'annualMiles'],
    ['an invented credit tier', { purchaseType: 'Finance', creditTier: 'perfect' }, 'creditTier'],
  ])('refuses %s, and changes nothing', async (_what, choices, field) => {
    const before = await put({ purchaseType: 'Cash', zipCode: '75201' });
    const body = { vin: testVin(2), ...choices };
    const refused = await client.send<{ error: { fields: object } }>('PUT', '/public/cart', { body });
    expect([refused.status, errorCode(refused)]).toEqual([400, 'error.validation.request']);
    expect(Object.keys(refused.body.error.fields)).toEqual([field]);
    expect(await read()).toEqual(before);
  });

  it('keeps the shopper’s own credit tier, and its rate', async () => {
    const best = await put({ purchaseType: 'Finance', creditTier: 'excellent' });
    const fair = await put({ purchaseType: 'Finance', creditTier: 'fair' });
    expect([best.creditTier, best.price.finance?.aprPercent]).toEqual(['excellent', 7.43]);
    expect([fair.creditTier, fair.price.finance?.aprPercent]).toEqual(['fair', 13.34]);
    expect((await read()).creditTier).toBe('fair');
  });

  it('of a used vehicle offers no lease, and refuses one with a reason', async () => {
    const cart = await put({ purchaseType: 'Lease' });
    expect(cart.purchaseTypes).toEqual(['Finance', 'Cash']);
    expect(cart.price.errors).toEqual(['lease-unavailable']);
  });

  it('shows the previous incentives when they have changed, until the next change of the cart', async () => {
    backend.catalog.put(testVin(1), { condition: 'New', incentives: [1_500_00] });
    expect((await put({ purchaseType: 'Cash' })).savingsBeforeCents).toBeUndefined();
    backend.catalog.put(testVin(1), { condition: 'New' });
    const changed = await read();
    expect(changed.savingsBeforeCents).toBe(1_500_00);
    expect(changed.price.lines.some(({ code }) => code === 'incentives')).toBe(false);
    expect(changed.price.incentives).toBeUndefined();
    expect((await put({ purchaseType: 'Cash' })).savingsBeforeCents).toBeUndefined();
  });

  it('uses the best of incentives that exclude each other, and names the others', async () => {
    backend.catalog.put(testVin(1), { condition: 'New', incentives: [1_500_00, 1_000_00, 750_00] });
    const cart = await put({ purchaseType: 'Cash' });
    const line = cart.price.lines.find(({ code }) => code === 'incentives');
    expect(line?.amountCents).toBe(-1_750_00);
    expect(chooseIncentives(cart.incentives ?? [])).toMatchObject({
      applied: [{ id: 'i1' }, { id: 'i2' }],
      excluded: [{ id: 'i0' }],
      savingsCents: 1_750_00,
    });
    expect(cart.price.incentives).toMatchObject([
      { id: 'i1', savingsCents: 1_000_00 },
      { id: 'i2', savingsCents: 750_00 },
    ]);
  });

  it('is valid for 7 days; renewing it uses today’s price', async () => {
    const cart = await put({ purchaseType: 'Cash' });
    expect(cart.isExpired).toBe(false);
    expect(Date.parse(cart.offerEndsAt ?? '') - backend.clock.now().getTime()).toBe(7 * dayMs);
    backend.clock.advance(7 * dayMs - 1);
    expect((await read()).isExpired).toBe(false);
    backend.clock.advance(1);
    backend.catalog.put(testVin(1), { priceCents: 27_000_00 });
    expect((await read()).isExpired).toBe(true);
    const renewed = await put({ purchaseType: 'Cash' });
    expect(renewed).toMatchObject({ isExpired: false, vehicle: { priceCents: 27_000_00 } });
  });

  describe('with a hand-over', () => {
    const choose = (body: object) => client.send<{ cart: Cart }>('PUT', '/public/cart/hand-over', { body });
    const address = { line1: '12 Garden Street', line2: '', city: 'Lansing', state: 'MI', zip: '48933' };
    const pickup = { type: 'PICKUP', location: 'DEALERSHIP_LOCATION' };

    it('includes its fee, and keeps it as long as the vehicle stays the same', async () => {
      await put({ purchaseType: 'Cash' });
      const { cart } = (await choose({ type: 'DELIVERY', address })).body;
      const fee = 149_00;
      expect(cart.handOver?.feeCents).toBe(fee);
      expect(cart).toMatchObject({ zipCode: '48933', handOver: { type: 'DELIVERY', address } });
      const lineOf = (one: Cart) => one.price.lines.find(({ code }) => code === 'delivery-fee')?.amountCents;
      expect(lineOf(cart)).toBe(fee);
      expect((await put({ purchaseType: 'Finance' })).handOver?.feeCents).toBe(fee);
      expect((await put({ vin: testVin(2), purchaseType: 'Cash' })).handOver).toBeUndefined();
    });

    it('can be picked up, and counts as chosen in the steps of the purchase', async () => {
      await put({ purchaseType: 'Cash' });
      expect((await choose(pickup)).body.cart.handOver).toMatchObject({ ...pickup, feeCents: 0 });
      const { steps } = (await client.get<{ steps: { id: string; status: string }[] }>('/public/purchase'))
        .body;
      expect(steps.find(({ id }) => id === 'details')?.status).toBe('COMPLETED');
    });

    it('does not bring back a vehicle that another tab replaces at the same time', async () => {
      for (let round = 0; round < 3; round += 1) {
        await put({ purchaseType: 'Cash' });
        await Promise.all([choose(pickup), put({ vin: testVin(2), purchaseType: 'Cash' })]);
        expect((await read()).vehicle.vin).toBe(testVin(2));
      }
    });

    it.each([
      ['an unknown ZIP', { ...address, zip: '00000' }, 'error.fulfillment.geocode'],
      ['a city elsewhere', { ...address, city: 'Boston' }, 'error.fulfillment.invalidAddress'],
      ['another state', { ...address, state: 'WI' }, 'error.fulfillment.zipStateMismatch'],
      [
        'a state that is not served',
        { ...address, city: 'New York', state: 'NY', zip: '10001' },
        'error.fulfillment.unavailable',
      ],
      ['an island', { ...address, city: 'Aiea', state: 'HI', zip: '96701' }, 'error.fulfillment.unavailable'],
      [
        'a place out of range',
        { ...address, city: 'Superior', state: 'WI', zip: '54880' },
        'error.fulfillment.outOfRange',
      ],
    ])('refuses %s', async (_, wrong, code) => {
      await put({ purchaseType: 'Cash' });
      const answer = await choose({ type: 'DELIVERY', address: wrong });
      expect([answer.status, errorCode(answer)]).toEqual([422, code]);
    });

    it('requires a vehicle that is for sale', async () => {
      expect(errorCode(await choose(pickup))).toBe('error.cart.empty');
      await put({ purchaseType: 'Cash' });
      backend.catalog.put(testVin(1), { availability: 'Sold' });
      expect(errorCode(await choose(pickup))).toBe('error.cart.vehicleUnavailable');
    });
  });
});
