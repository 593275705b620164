import { priceSettingsFixture as settings } from '@forecourt/shared-contracts/testing';
import { expect, it } from 'vitest';
import { estimatedPayment } from './estimated-payment.ts';

const paymentOf = (priceCents: number, incentivesCents = 0) =>
  estimatedPayment({ condition: 'Used', priceCents, incentivesCents }, settings);

// 4,760.00 with 7.25% tax, title and registration of 310.00 and a document fee of 85.00 is about 5,500: the minimum and the deposit.
it.each([
  ['above the minimum with the deposit down has the lowest possible loan', 4_770_00, 0, 72],
  ['below it has none', 4_740_00, 0, undefined],
  ['that incentives bring below it has none', 5_240_00, 500_00, undefined],
  ['that costs nothing has none', 0, 0, undefined],
])('a vehicle %s (PRICE-14, PRICE-59)', (_row, priceCents, incentivesCents, termMonths) => {
  expect(paymentOf(priceCents, incentivesCents)?.termMonths).toBe(termMonths);
});

it('keeps the usual down payment where enough is left to finance', () => {
  expect(paymentOf(20_000_00)?.downPaymentCents).toBe(settings.defaultDownPaymentCents);
});
