import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counterPrice } from '../commerce/lender-decision.ts';
import { paymentPlan } from '../payments/index.ts';
import { priceSettingsFixture } from '../testing/price-settings-fixture.ts';
import { priceBreakdown } from './price-breakdown.ts';
import type { PriceInput } from './price-input.ts';

const deal = (change: Partial<PriceInput>): PriceInput => ({
  purchaseType: 'Finance',
  priceCents: 39_500_00,
  msrpCents: 42_000_00,
  incentivesCents: 0,
  deliveryFeeCents: 0,
  condition: 'New',
  state: 'IL',
  settings: priceSettingsFixture,
  ...change,
});
const limits = priceSettingsFixture;
const owedFor = (input: PriceInput) => {
  const price = priceBreakdown(input);
  return { price, plan: paymentPlan({ dealType: input.purchaseType, price, limits, paidCents: 0 }) };
};

describe('a deposit is credited in full, whatever is paid down (PRICE-44)', () => {
  it.each([
    ['nothing', 0, 500_00],
    ['less than the deposit', 499_99, 500_00],
    ['the deposit', 500_00, 500_00],
    ['more', 500_01, 500_01],
  ])('a loan with %s down', (_what, downPaymentCents, credited) => {
    const { price, plan } = owedFor(deal({ downPaymentCents }));
    expect(price.finance?.downPaymentCents).toBe(credited);
    expect(price.finance?.financedCents).toBe(price.totalCents - credited);
    expect(plan.dueNowCents).toBe(credited);
  });

  it('a loan, with any trade-in: what is paid and what is financed is the price', () => {
    const cents = fc.integer({ min: 0, max: 60_000_00 });
    fc.assert(
      fc.property(cents, cents, cents, (downPaymentCents, valueCents, payoffCents) => {
        const { price, plan } = owedFor(deal({ downPaymentCents, tradeIn: { valueCents, payoffCents } }));
        const equityCents = price.tradeIn?.equityCents ?? 0;
        expect(plan.dueNowCents + (price.finance?.financedCents ?? 0) + equityCents).toBe(price.totalCents);
      }),
    );
  });

  it('a loan that the deposit leaves too small is an error', () => {
    const { price } = owedFor(deal({ priceCents: 4_700_00, downPaymentCents: 0 }));
    expect(price.errors).toEqual(['minimum-financed']);
    expect(price.possible?.suggestedDownPaymentCents).toBeNull();
  });

  it.each([
    ['a small one', 0],
    ['a large one', 3_000_00],
  ])(
    'a lease with %s at signing pays exactly what is due, the deposit included',
    (_what, downPaymentCents) => {
      const settings = { ...priceSettingsFixture, depositCents: 1_200_00 };
      const { price, plan } = owedFor(deal({ purchaseType: 'Lease', settings, downPaymentCents }));
      expect(price.lease?.dueAtSigningCents).toBe(Math.max(1_200_00, downPaymentCents));
      expect(plan.dueNowCents).toBe(price.lease?.dueAtSigningCents);
      expect(price.lease?.leastDueCents).toBe(1_200_00);
    },
  );

  it('a counteroffer with less down than the deposit finances that much less', () => {
    const { price } = owedFor(deal({ downPaymentCents: 2_500_00 }));
    const countered = counterPrice(price, { downPaymentCents: 0, termMonths: 60, aprPercent: 9 });
    expect(countered.finance).toMatchObject({
      downPaymentCents: 500_00,
      financedCents: price.totalCents - 500_00,
    });
    expect(countered.balanceCents).toBe(0);
  });
});
