import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageFixture, priceSettingsFixture } from '@forecourt/shared-contracts/testing';
import { vehicleFixture } from '../../../testing/vehicle-fixture.ts';
import { clampedAmount, defaultPaymentInputs, paymentQuote } from './payment-inputs.ts';

const settings = pageFixture().tenant.payment;
const defaults = defaultPaymentInputs(settings);
const vehicle = vehicleFixture();

test('the defaults are the tenant’s', () => {
  expect(defaults).toMatchObject({ purchaseType: 'Finance', termMonths: 72, downPaymentCents: 2_500_00 });
});

test('the quote comes from the shared engine, and the loan costs what it repays', () => {
  const { price, loan } = paymentQuote(vehicle, defaults, settings);
  expect(price.finance).toMatchObject({ downPaymentCents: 2_500_00, aprPercent: 9.89 });
  expect(loan?.totalCents).toBe((price.finance?.financedCents ?? 0) + (loan?.interestCents ?? 0));
});

test('a better credit score lowers the rate', () => {
  const { price } = paymentQuote(vehicle, { ...defaults, creditTier: 'excellent' }, settings);
  expect(price.finance?.aprPercent).toBe(7.69);
});

test('cash has no loan', () => {
  const { price, loan } = paymentQuote(vehicle, { ...defaults, purchaseType: 'Cash' }, settings);
  expect([price.finance, loan]).toEqual([undefined, undefined]);
});

test('a price below the minimum to finance is cash only', () => {
  const quote = paymentQuote({ ...vehicle, priceCents: 3_000_00 }, defaults, settings);
  expect(quote.canFinance).toBe(false);
  expect(quote.price.purchaseType).toBe('Cash');
});

test.each([
  ['below nothing', -1, 0],
  ['inside', 4_000_00, 4_000_00],
  ['above the most', 99_999_00, 20_123_00],
])('a down payment %s', (_, typed, expected) => {
  expect(clampedAmount(typed, { leastCents: 0, mostCents: 20_123_45 })).toBe(expected);
});

test('the amount due at signing of a lease is at least its minimum, rounded up to a whole dollar', () => {
  expect(clampedAmount(1_00, { leastCents: 901_24, mostCents: 9_000_00 })).toBe(902_00);
});

test('an applied trade-in counts, as it does in the cart, and one worth more than the price does not (PRICE-22)', () => {
  const without = paymentQuote(vehicle, defaults, settings);
  const tradeIn = { valueCents: 6_000_00, payoffCents: 1_000_00 };
  const quote = paymentQuote(vehicle, { ...defaults, tradeIn }, settings);
  expect(quote.price.tradeIn).toEqual({ ...tradeIn, equityCents: 5_000_00 });
  expect(quote.toPayCents).toBe(quote.price.totalCents - 5_000_00);
  expect(quote.price.finance?.financedCents).toBe(quote.toPayCents - 2_500_00);
  const tooMuch = { valueCents: 900_000_00, payoffCents: 0 };
  expect(paymentQuote(vehicle, { ...defaults, tradeIn: tooMuch }, settings)).toEqual(without);
});

test('a loan has the rate of the approval, and an error above its limit', () => {
  const priceOf = (approvedUpToCents: number) =>
    paymentQuote(vehicle, { ...defaults, aprPercent: 2.22, approvedUpToCents }, settings).price;
  expect(priceOf(90_000_00).finance?.aprPercent).toBe(2.22);
  expect(priceOf(90_000_00).errors).toBeUndefined();
  expect(priceOf(1_000_00).errors).toEqual(['approved-amount']);
});

const leasing = { ...settings, lease: priceSettingsFixture.lease };
const fresh = { ...vehicle, condition: 'New' as const, priceCents: 46_995_00 };

test('a new vehicle is leased by the shared engine, with the shopper’s choices', () => {
  const chosen = {
    ...defaults,
    purchaseType: 'Lease' as const,
    lease: { termMonths: 24, annualMiles: 15_000, dueAtSigningCents: 4_000_00 },
  };
  const quote = paymentQuote(fresh, chosen, leasing);
  expect(quote.price.finance).toBeUndefined();
  expect(quote.lease).toMatchObject({ termMonths: 24, annualMiles: 15_000 });
  expect(quote.lease?.cost.dueAtSigningCents).toBe(4_000_00);
});

test('a used vehicle cannot be leased, and shows its cash price when a lease was requested', () => {
  const quote = paymentQuote(vehicle, { ...defaults, purchaseType: 'Lease' }, leasing);
  expect([quote.canLease, quote.lease]).toEqual([false, undefined]);
});

const priced = fc.record({
  priceCents: fc.integer({ min: 50_000, max: 9_000_000 }),
  incentivesTotalCents: fc.nat(50_000),
  condition: fc.constantFrom('New' as const, 'Used' as const, 'Certified' as const),
});
const chosen = fc.record({
  purchaseType: fc.constantFrom('Cash' as const, 'Finance' as const, 'Lease' as const),
  termMonths: fc.constantFrom(...leasing.termsMonths),
  downPaymentCents: fc.nat(9_000_000),
  creditTier: fc.constantFrom(...leasing.creditTiers.map(({ name }) => name)),
  state: fc.constantFrom(undefined, 'ME'),
  lease: fc.constant({}),
  tradeIn: fc.option(fc.record({ valueCents: fc.nat(4_000_000), payoffCents: fc.nat(4_000_000) }), {
    nil: undefined,
  }),
});

test('a payment is shown only of a price that can be financed, with a down payment up to its maximum (PRICE-19, PRICE-21)', () => {
  fc.assert(
    fc.property(priced, chosen, (parts, inputs) => {
      const { price, loan, lease, ...can } = paymentQuote({ ...vehicle, ...parts }, inputs, leasing);
      const isFinanced =
        inputs.purchaseType === 'Finance' || (inputs.purchaseType === 'Lease' && !can.canLease);
      expect(price.finance !== undefined).toBe(isFinanced && can.canFinance);
      expect(loan !== undefined).toBe(price.finance !== undefined);
      expect(lease !== undefined).toBe(inputs.purchaseType === 'Lease' && can.canLease);
      expect(price.finance?.downPaymentCents ?? 0).toBeLessThanOrEqual(can.maximumDownCents);
      expect(price.finance?.financedCents ?? leasing.minimumFinancedCents).toBeGreaterThanOrEqual(
        leasing.minimumFinancedCents,
      );
    }),
  );
});
