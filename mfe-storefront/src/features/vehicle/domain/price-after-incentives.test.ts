import { expect, it } from 'vitest';
import { priceAfterIncentivesCents } from './price-after-incentives.ts';

it.each([
  ['without incentives there is no second price', 0, undefined],
  ['incentives reduce the price', 1_500_00, 30_995_00],
])('%s', (_row, incentivesTotalCents, expected) =>
  expect(priceAfterIncentivesCents({ priceCents: 32_495_00, incentivesTotalCents })).toBe(expected),
);
