import { describe, expect, it } from 'vitest';
import { priceFixture } from '../testing/price-fixture.ts';
import { loanDerivation, priceDerivation } from './loan-derivation.ts';

describe('how a payment is derived', () => {
  it('adds the down payment to the amount financed', () => {
    const terms = {
      downPaymentCents: 250_000,
      financedCents: 2_550_000,
      aprPercent: 6.5,
      termMonths: 60,
      monthlyPaymentCents: 49_894,
      lastPaymentCents: 49_900,
      totalOfPaymentsCents: 2_993_646,
      financeChargeCents: 443_646,
    };
    expect(loanDerivation(terms)).toEqual({ ...terms, totalCents: 2_800_000 });
  });

  it('has none for a price without a loan', () => expect(priceDerivation(priceFixture())).toBeUndefined());

  it('shows the sums of the repayment of a financed price', () => {
    const finance = {
      downPaymentCents: 250_000,
      financedCents: 1_000_000,
      aprPercent: 6,
      termMonths: 12,
      monthlyPaymentCents: 86_066,
    };
    const derivation = priceDerivation({ ...priceFixture(), finance });
    expect(derivation?.totalCents).toBe(1_250_000);
    expect(derivation?.totalOfPaymentsCents).toBe(1_000_000 + (derivation?.financeChargeCents ?? 0));
  });
});
