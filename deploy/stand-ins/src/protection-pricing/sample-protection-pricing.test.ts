import { expect, it } from 'vitest';
import { sampleProtectionPricing, unpricedLevelZip, unpricedZip } from './sample-protection-pricing.ts';

const level = { miles: null, deductibleCents: 0 };
const products = [
  {
    type: 'VSC' as const,
    maximumAgeYears: 10,
    maximumMiles: 100_000,
    levels: [
      { ...level, code: 'VSC-36', termMonths: 36, priceCents: 1_495_00 },
      { ...level, code: 'VSC-72', termMonths: 72, priceCents: 2_400_00 },
    ],
  },
];
const quote = (mileage: number, ageYears: number, zipCode?: string) =>
  sampleProtectionPricing.quote({
    vehicle: { vin: 'FCTEST00000000001', year: 2023, mileage },
    ageYears,
    zipCode,
    products,
  });

it.each([
  ['a young vehicle pays the list price', 20_000, 3, 2_400_00],
  ['more miles cost more', 40_001, 3, 2_760_00],
  ['many miles cost most', 75_001, 3, 3_120_00],
  ['age costs more as well', 20_000, 7, 2_640_00],
])('%s', async (_, mileage, ageYears, expected) => {
  expect((await quote(mileage, ageYears))?.get('VSC-72')).toBe(expected);
});

it('prices are multiples of five dollars', async () => {
  expect((await quote(40_001, 3))?.get('VSC-36')).toBe(1_720_00);
});

it('has a ZIP code for which one level, and one for which nothing can be priced', async () => {
  expect([...((await quote(1, 1, unpricedLevelZip)) ?? [])].map(([code]) => code)).toEqual(['VSC-36']);
  expect(await quote(1, 1, unpricedZip)).toBeUndefined();
});
