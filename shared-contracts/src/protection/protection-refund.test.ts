import { expect, it } from 'vitest';
import { protectionRefundCents } from './index.ts';

const terms = { fullRefundDays: 60, feeCents: 50_00 };

it.each([
  ['on the first day', 0, 0, false, 2_400_00],
  ['on the 60th day without a claim: 100%', 2, 60, false, 2_400_00],
  ['on the 61st day: pro-rated less $50', 2, 61, false, 2_283_33],
  ['within 60 days after a claim was paid: pro-rated less $50', 1, 20, true, 2_316_67],
  ['in month 20 of 72 (PRICE-69)', 20, 600, false, 1_683_33],
  ['in the last month: never below zero', 71, 2150, false, 0],
  ['after its end', 80, 2400, false, 0],
])('canceled %s', (...[, usedMonths, daysSincePurchase, hasPaidClaim, expected]) => {
  const coverage = { priceCents: 2_400_00, termMonths: 72, usedMonths, daysSincePurchase, hasPaidClaim };
  expect(protectionRefundCents(coverage, terms)).toBe(expected);
});

it('of a cheap contract is never below zero and never above its price', () => {
  for (let usedMonths = 0; usedMonths <= 40; usedMonths += 1) {
    const coverage = {
      priceCents: 60_00,
      termMonths: 36,
      usedMonths,
      daysSincePurchase: 100,
      hasPaidClaim: false,
    };
    const refundCents = protectionRefundCents(coverage, terms);
    expect(refundCents).toBeGreaterThanOrEqual(0);
    expect(refundCents).toBeLessThanOrEqual(60_00);
  }
});
