import { expect, it } from 'vitest';
import { saleBreakdown } from '@forecourt/shared-contracts/pricing';
import { priceSettingsFixture as settings } from '@forecourt/shared-contracts/testing';
import { explainedLines } from './explained-lines.ts';

const linesOf = (incentivesCents: number, purchaseType: 'Cash' | 'Finance') =>
  saleBreakdown({
    purchaseType,
    priceCents: 32_495_00,
    incentivesCents,
    deliveryFeeCents: 0,
    condition: 'New',
    state: undefined,
    settings,
  });

it.each([
  ['a loan without incentives', 0, 'Finance', 32_495_00],
  ['a loan with incentives', 1_500_00, 'Finance', 30_995_00],
  ['cash with incentives', 1_500_00, 'Cash', 30_995_00],
] as const)(
  'the lines of %s begin with the price on the page, and add up to the total',
  (_what, incentivesCents, purchaseType, priceCents) => {
    const { lines, totalCents } = linesOf(incentivesCents, purchaseType);
    const explained = explainedLines(lines);
    expect(explained[0]).toEqual({ code: 'vehicle-price', amountCents: priceCents });
    expect(explained.map(({ code }) => code)).not.toContain('incentives');
    expect(explained.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(totalCents);
  },
);
