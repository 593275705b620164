import { expect, test } from 'vitest';
import { priceIndicator } from './price-indicator.ts';

const used = {
  condition: 'Used',
  fuelType: 'Gasoline',
  year: 2023,
  mileage: 36_000,
  msrpCents: 40_000_00,
  priceCents: 26_614_56,
  isSample: true,
  listedOn: '2026-10-01',
} as const;

// 84 % after the first year and 89 % of that for each further year: worth $26,614.56 after three.
test.each([
  ['3 % below its valuation is great', { priceCents: 25_800_00 }, 'great'],
  ['at its valuation is good', {}, 'good'],
  ['a little above is fair', { priceCents: 27_300_00 }, 'fair'],
  ['well above says nothing', { priceCents: 29_000_00 }, undefined],
  ['new says nothing', { condition: 'New' as const }, undefined],
  ['one that nobody valued says nothing', { isSample: false }, undefined],
])('a price %s', (_, parts, indicator) => expect(priceIndicator({ ...used, ...parts })).toBe(indicator));
