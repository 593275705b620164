import { expect, test } from 'vitest';
import { pageFixture, priceSettingsFixture } from '@forecourt/shared-contracts/testing';
import { vehicleFixture } from '../../testing/vehicle-fixture.ts';
import { clampedAmount, defaultPaymentInputs, paymentQuote } from './payment-inputs.ts';

const settings = pageFixture().tenant.payment;
const defaults = defaultPaymentInputs(settings);
const vehicle = vehicleFixture();

test('the defaults are the tenant’s', () => {
  expect(defaults).toMatchObject({ purchaseType: 'Finance', termMonths: 72, downPaymentCents: 2_500_00 });
});

test('the quote is the shared engine’s, and the loan costs what it repays', () => {
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

test('a price below the least amount to finance is cash only', () => {
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

test('what is due at signing of a lease is at least the whole dollar above its least', () => {
  expect(clampedAmount(1_00, { leastCents: 901_24, mostCents: 9_000_00 })).toBe(902_00);
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

test('a used vehicle is not leased, and shows its cash price where a lease was wanted', () => {
  const quote = paymentQuote(vehicle, { ...defaults, purchaseType: 'Lease' }, leasing);
  expect([quote.canLease, quote.lease]).toEqual([false, undefined]);
});
