import { expect, test } from 'vitest';
import { vehicleFixture } from '../../testing/vehicle-fixture.ts';
import { comparisonRows, hasFact } from './comparison-facts.ts';

const volvo = vehicleFixture();
const idsOf = (rows: ReturnType<typeof comparisonRows>) => rows.map(({ id }) => id);
const differing = (rows: ReturnType<typeof comparisonRows>) =>
  rows.filter(({ isDifferent }) => isDifferent).map(({ id }) => id);

test('one vehicle has facts and features, and no differences', () => {
  const rows = comparisonRows([volvo]);
  expect(idsOf(rows)).toContain('price');
  expect(idsOf(rows).slice(-2)).toEqual(['feature:apple-carplay', 'feature:heated-seats']);
  expect(differing(rows)).toEqual([]);
});

test('no vehicle, no rows', () => expect(comparisonRows([])).toEqual([]));

test('a row that no vehicle has is left out, a row that one has is shown for all', () => {
  const electric = vehicleFixture({ fuelType: 'Electric', economy: { rangeMiles: 310, chargeMinutes: 27 } });
  expect(idsOf(comparisonRows([volvo]))).not.toContain('rangeMiles');
  const rows = comparisonRows([volvo, electric]);
  expect(idsOf(rows)).toContain('rangeMiles');
  expect(differing(rows)).toEqual(['fuelType', 'cityMpg', 'highwayMpg', 'rangeMiles', 'chargeMinutes']);
  expect([hasFact(volvo, 'rangeMiles'), hasFact(electric, 'rangeMiles')]).toEqual([false, true]);
});

test.each([
  ['the price', { priceCents: 1 }, 'price'],
  ['the payment', { estimatedPayment: undefined }, 'payment'],
  ['incentives', { incentivesTotalCents: 100 }, 'incentives'],
  ['the dealer', { dealer: { ...volvo.dealer, city: 'Bangor' } }, 'dealer'],
  ['a feature', { features: ['heated-seats'] as const }, 'feature:apple-carplay'],
])('%s differs', (_, parts, id) => {
  const other = vehicleFixture(parts as Parameters<typeof vehicleFixture>[0]);
  expect(differing(comparisonRows([volvo, other]))).toEqual([id]);
});

test('a sold vehicle shows no price', () => {
  const sold = vehicleFixture({ availability: 'Sold' });
  expect(differing(comparisonRows([volvo, sold]))).toEqual(['price', 'payment']);
  expect([hasFact(volvo, 'price'), hasFact(sold, 'price')]).toEqual([true, false]);
});

test('a fact that the dealer does not state is none', () => {
  const bare = vehicleFixture({ interiorColor: '', engine: '', transmission: '', seatCount: undefined });
  expect(idsOf(comparisonRows([bare]))).not.toContain('interior');
  const rows = comparisonRows([volvo, bare]);
  expect(differing(rows)).toEqual(['interior', 'engine', 'transmission', 'seats']);
  expect(hasFact(bare, 'engine')).toBe(false);
});

test('a new vehicle shows no history', () => {
  const fresh = vehicleFixture({ history: { ...volvo.history, usage: 'none' } });
  expect(idsOf(comparisonRows([fresh]))).not.toContain('owners');
});
