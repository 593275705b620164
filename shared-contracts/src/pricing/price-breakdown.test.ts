import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceSettingsFixture as settings } from '../testing/price-settings-fixture.ts';
import { maximumDownPaymentCents } from './loan-limits.ts';
import { priceBreakdown } from './price-breakdown.ts';

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
  it('breaks down the worked deal without a trade-in (PRICE-39, credit mode none)', () => {
    const price = priceBreakdown(input);
    expect(price.lines.find((line) => line.code === 'sales-tax')?.amountCents).toBe(2_108_30);
    expect(price.totalCents).toBe(31_498_30);
  });

  it('uses the home state if the tenant has no rules for a state', () => {
    expect(priceBreakdown({ ...input, state: 'ZZ' }).state).toBe('IL');
  });

  it('subtracts the deposit from a cash balance once', () => {
    const price = priceBreakdown({ ...input, purchaseType: 'Cash' });
    expect(price.balanceCents).toBe(31_498_30 - 500_00);
    expect(price.finance).toBeUndefined();
  });

  it('adds up and never raises the payment for a larger down payment', () => {
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
            Math.max(settings.depositCents, maximumDownPaymentCents(one.totalCents, settings)),
          );
        },
      ),
    );
  });
});
