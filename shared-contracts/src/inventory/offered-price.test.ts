import { expect, test } from 'vitest';
import { offeredPriceCents } from './offered-price.ts';

test.each([
  ['no incentive', 3_000_000, 0, 3_000_000],
  ['an incentive', 3_000_000, 250_000, 2_750_000],
  ['more incentives than price', 200_000, 250_000, 0],
])('%s', (_, priceCents, incentivesTotalCents, expected) => {
  expect(offeredPriceCents({ priceCents, incentivesTotalCents })).toBe(expected);
});
