import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentSettings } from '../tenant/index.ts';
import { maximumDownPaymentCents, priceBreakdown } from './price-breakdown.ts';

const settings: PaymentSettings = {
  defaultDownPaymentCents: 2_500_00,
  defaultTermMonths: 72,
  termsMonths: [36, 48, 60, 72],
  defaultCreditTier: 'very-good',
  cardLimitCents: 7_000_00,
  bankLimitCents: 6_500_00,
  minimumFinancedCents: 5_000_00,
  depositCents: 500_00,
  documentFeeCents: 85_00,
  creditTiers: [
    {
      name: 'excellent',
      displayName: 'Excellent',
      low: 740,
      high: 900,
      aprPercent: { new: 4.88, used: 7.43 },
    },
    {
      name: 'very-good',
      displayName: 'Very good',
      low: 700,
      high: 739,
      aprPercent: { new: 6.51, used: 7.49 },
    },
  ],
  states: [{ state: 'IL', salesTaxPercent: 7.25, titleRegistrationCents: 310_00 }],
  homeState: 'IL',
};

const input = {
  purchaseType: 'Finance' as const,
  priceCents: 28_995_00,
  incentivesCents: 0,
  deliveryFeeCents: 0,
  condition: 'Used' as const,
  state: 'IL',
  settings,
};

describe('priceBreakdown', () => {
  it('takes the worked deal without a trade-in apart (finance.md section 3, credit mode none)', () => {
    const price = priceBreakdown(input);
    expect(price.lines.find((line) => line.code === 'sales-tax')?.amountCents).toBe(2_108_30);
    expect(price.totalCents).toBe(31_498_30);
  });

  it('uses the home state where the tenant has no rules for a state', () => {
    expect(priceBreakdown({ ...input, state: 'ZZ' }).state).toBe('IL');
  });

  it('subtracts the deposit from a cash balance once', () => {
    const price = priceBreakdown({ ...input, purchaseType: 'Cash' });
    expect(price.balanceCents).toBe(31_498_30 - 500_00);
    expect(price.finance).toBeUndefined();
  });

  it('adds up and never raises the payment with a larger down payment', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 8_000_00, max: 150_000_00 }),
        fc.integer({ min: 0, max: 7_500_00 }),
        fc.integer({ min: 0, max: 160_000_00 }),
        fc.integer({ min: 0, max: 5_000_00 }),
        (priceCents, incentivesCents, downPaymentCents, more) => {
          const one = priceBreakdown({ ...input, priceCents, incentivesCents, downPaymentCents });
          const two = priceBreakdown({
            ...input,
            priceCents,
            incentivesCents,
            downPaymentCents: downPaymentCents + more,
          });
          expect(one.lines.reduce((sum, line) => sum + line.amountCents, 0)).toBe(one.totalCents);
          expect(one.finance!.financedCents + one.finance!.downPaymentCents).toBe(one.totalCents);
          expect(two.finance!.monthlyPaymentCents).toBeLessThanOrEqual(one.finance!.monthlyPaymentCents);
          expect(two.finance!.downPaymentCents).toBeLessThanOrEqual(
            maximumDownPaymentCents(one.totalCents, settings),
          );
        },
      ),
    );
  });
});
