import { expect, test } from 'vitest';
import { priceSteps } from './price-steps.ts';

const priceCents = 79_575_00;

test.each([
  ['below the MSRP', 'New', 81_200_00, 0, ['msrp 8120000', 'discount -162500']],
  ['above the MSRP', 'New', 79_000_00, 0, ['msrp 7900000', 'increase 57500']],
  ['at the MSRP', 'New', priceCents, 0, ['msrp 7957500']],
  ['without an MSRP', 'New', undefined, 0, []],
  ['without an MSRP, but with incentives', 'New', undefined, 2_500_00, ['before 7957500']],
  ['of a used vehicle', 'Used', 81_200_00, 0, []],
] as const)('a price %s', (_, condition, msrpCents, incentivesTotalCents, expected) => {
  const steps = priceSteps({ condition, priceCents, msrpCents, incentivesTotalCents });
  expect(steps.map(({ id, amountCents }) => `${id} ${amountCents}`)).toEqual(expected);
  if (steps.length > 0) expect(steps.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(priceCents);
});
