import { financePayment } from '@forecourt/shared-contracts/pricing';
import { priceSettingsFixture } from '@forecourt/shared-contracts/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { approvedUpToCents, outcomeOf, tierOfScore } from './outcome-of.ts';

const tier = (name: string, low: number, high: number) => ({
  name,
  displayName: name,
  low,
  high,
  aprPercent: { new: 5, used: 7 },
});
/** The sample tiers (SITE-35). */
const tiers = [
  tier('excellent', 740, 900),
  tier('very-good', 700, 739),
  tier('good', 668, 699),
  tier('fair', 640, 667),
];
const settings = { ...priceSettingsFixture, creditTiers: tiers };

describe('the tier of a score (SITE-35)', () => {
  it.each([
    [901, 'excellent'],
    [900, 'excellent'],
    [740, 'excellent'],
    [739, 'very-good'],
    [700, 'very-good'],
    [699, 'good'],
    [668, 'good'],
    [667, 'fair'],
    [640, 'fair'],
    [639, undefined],
  ])('%i is %s', (score, name) => expect(tierOfScore(tiers, score)?.name).toBe(name));

  it('a gap between two tiers belongs to neither', () =>
    expect(tierOfScore([tier('high', 700, 900), tier('low', 600, 650)], 680)).toBeUndefined());
});

describe('the outcome', () => {
  it.each([
    ['the lowest tier', 640, 60_000_00, 'approve'],
    ['a score that other dealers’ lenders take', 639, 60_000_00, 'retailer-decline'],
    ['the least of those', 580, 60_000_00, 'retailer-decline'],
    ['a score that nobody takes', 579, 60_000_00, 'decline'],
    ['the least income', 780, 12_000_00, 'approve'],
    ['less than that', 780, 11_999_00, 'decline'],
  ] as const)('%s', (_row, score, annualIncomeCents, event) =>
    expect(outcomeOf({ score, annualIncomeCents }, settings).event).toBe(event),
  );

  it.each([
    ['a score below every lender’s', 579, 60_000_00, ['creditScore']],
    ['too little income', 780, 11_999_00, ['income']],
    ['both', 579, 11_999_00, ['creditScore', 'income']],
    ['a score below this dealer’s lenders', 639, 60_000_00, ['creditScore']],
    ['neither', 640, 60_000_00, []],
  ] as const)('of %s gives the reasons', (_row, score, annualIncomeCents, reasons) =>
    expect(outcomeOf({ score, annualIncomeCents }, settings).reasons).toEqual(reasons),
  );

  it('of an approval has tier, rates and the maximum loan', () =>
    expect(outcomeOf({ score: 745, annualIncomeCents: 60_000_00 }, settings).approval).toEqual({
      creditTier: 'excellent',
      aprPercent: { new: 5, used: 7 },
      approvedUpToCents: 43_500_00,
    }));
});

describe('the maximum loan', () => {
  const incomes = {
    annualIncomeCents: fc.integer({ min: 12_000_00, max: 400_000_00 }),
    aprPercent: fc.integer({ min: 0, max: 2400 }).map((basisPoints) => basisPoints / 100),
    termMonths: fc.constantFrom(36, 48, 60, 72, 84),
    firstPaymentDays: fc.option(fc.integer({ min: 30, max: 90 }), { nil: undefined }),
  };

  it('can be repaid with 15 % of the income, also with a late first payment, in steps of 500 dollars, never more', () =>
    fc.assert(
      fc.property(fc.record(incomes), ({ annualIncomeCents, ...terms }) => {
        const amountCents = approvedUpToCents({ annualIncomeCents, ...terms });
        const limit = (annualIncomeCents / 12) * 0.15;
        expect(financePayment({ amountCents, ...terms })).toBeLessThanOrEqual(limit);
        if (amountCents < 150_000_00) {
          expect(financePayment({ amountCents: amountCents + 500_00, ...terms })).toBeGreaterThan(limit - 1);
        }
      }),
    ));

  it('of a tenant whose first payment is late is lower', () => {
    const ask = { score: 745, annualIncomeCents: 60_000_00 };
    const late = outcomeOf(ask, { ...settings, firstPaymentDays: 90 });
    // 750.00 a month over 72 months at 7 %: 43,990.83, and 43,483.53 with two odd months.
    expect(late.approval?.approvedUpToCents).toBe(43_000_00);
  });
});
