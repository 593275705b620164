import { expect, it } from 'vitest';
import { priceFixture } from '../testing/index.ts';
import { lenderTerms } from './index.ts';

it('tells the loan of finance.md section 1: 25,000 at 6.5 % over 60 months', () => {
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

it('has nothing to tell of a cash price', () => expect(lenderTerms(priceFixture())).toBeUndefined());
