import { describe, expect, it } from 'vitest';
import { priceFixture } from '../testing/price-fixture.ts';
import { lenderTerms } from './lender-decision.ts';
import { loanDerivation, priceDerivation } from './loan-derivation.ts';

describe('how a payment is derived', () => {
  it('has none for a price without a loan', () => expect(priceDerivation(priceFixture())).toBeUndefined());

  const finance = {
    downPaymentCents: 250_000,
    financedCents: 1_000_000,
    aprPercent: 6,
    termMonths: 12,
    monthlyPaymentCents: 86_066,
  };

  it.each([
    ['without a trade-in', undefined, ['total', 'down-payment', 'financed']],
    [
      'with an owned trade-in',
      { valueCents: 650_000, payoffCents: 0, equityCents: 650_000 },
      ['total', 'trade-in-value', 'down-payment', 'financed'],
    ],
    [
      'with a loan on the trade-in',
      { valueCents: 200_000, payoffCents: 650_000, equityCents: -450_000 },
      ['total', 'trade-in-value', 'trade-in-payoff', 'down-payment', 'financed'],
    ],
  ])('leads from the total to the amount financed %s (PRICE-36, PRICE-40)', (_, tradeIn, ids) => {
    const equityCents = tradeIn?.equityCents ?? 0;
    const totalCents = finance.financedCents + finance.downPaymentCents + equityCents;
    const price = { ...priceFixture(), totalCents, finance, ...(tradeIn && { tradeIn }) };
    const rows = priceDerivation(price)?.rows ?? [];
    expect(rows.map(({ id }) => id)).toEqual(ids);
    expect(rows.slice(0, -1).reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(1_000_000);
  });

  it("takes the lender's terms, and shows the sums of the repayment", () => {
    const terms = lenderTerms({ ...priceFixture(), finance });
    const derivation = terms && loanDerivation(priceFixture(), { ...terms, downPaymentCents: 300_000 });
    expect(derivation?.rows.find(({ id }) => id === 'down-payment')?.amountCents).toBe(-300_000);
    expect(derivation?.totalOfPaymentsCents).toBe(1_000_000 + (derivation?.financeChargeCents ?? 0));
  });
});
