import { expect, test } from 'vitest';
import { pageFixture } from '@forecourt/shared-contracts/testing';
import { vehicleFixture } from '../../testing/vehicle-fixture.ts';
import { clampedDownPayment, defaultPaymentInputs, paymentQuote } from './payment-inputs.ts';

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
  expect(clampedDownPayment(typed, 20_123_45)).toBe(expected);
});
