import { expect, it } from 'vitest';
import { priceFixture } from '../testing/index.ts';
import { counterPrice, lenderTerms } from './index.ts';

it('returns the loan of PRICE-26: 25,000 at 6.5 % over 60 months', () => {
  const finance = {
    downPaymentCents: 250_000,
    financedCents: 2_500_000,
    aprPercent: 6.5,
    termMonths: 60,
    monthlyPaymentCents: 48_915,
  };
  expect(lenderTerms({ ...priceFixture(), purchaseType: 'Finance', finance })).toEqual({
    ...finance,
    lastPaymentCents: 48_935,
    totalOfPaymentsCents: 2_934_920,
    financeChargeCents: 434_920,
  });
});

it('returns nothing for a cash price', () => expect(lenderTerms(priceFixture())).toBeUndefined());

it('applies a counteroffer to a price: same lines and total, and the payment (PRICE-26: 27,500 at 7.49 %, 72)', () => {
  const finance = {
    downPaymentCents: 250_000,
    financedCents: 2_850_000,
    aprPercent: 6.5,
    termMonths: 60,
    monthlyPaymentCents: 55_763,
  };
  const price = { ...priceFixture(), purchaseType: 'Finance' as const, finance, dueTodayCents: 50_000 };
  const countered = counterPrice(price, { downPaymentCents: 350_000, termMonths: 72, aprPercent: 7.49 });
  expect(countered).toEqual({
    ...price,
    balanceCents: 300_000,
    finance: {
      downPaymentCents: 350_000,
      financedCents: 2_750_000,
      aprPercent: 7.49,
      termMonths: 72,
      monthlyPaymentCents: 47_534,
    },
  });
  expect(counterPrice(priceFixture(), { downPaymentCents: 1, termMonths: 12, aprPercent: 1 })).toEqual(
    priceFixture(),
  );
});
