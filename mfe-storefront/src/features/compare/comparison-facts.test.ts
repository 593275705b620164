import { expect, test } from 'vitest';
import { vehicleFixture } from '../../testing/vehicle-fixture.ts';
import { comparisonRows, hasFact } from './comparison-facts.ts';

const volvo = vehicleFixture();
const idsOf = (rows: ReturnType<typeof comparisonRows>) => rows.map(({ id }) => id);
const differing = (rows: ReturnType<typeof comparisonRows>) =>
  rows.filter(({ isDifferent }) => isDifferent).map(({ id }) => id);

test('one vehicle has facts and features, and no differences', () => {
  const rows = comparisonRows([volvo]);
  expect(idsOf(rows)).toContain('condition');
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
  ['the mileage', { mileage: 1 }, 'mileage'],
  ['the dealer', { dealer: { ...volvo.dealer, city: 'Bangor' } }, 'dealer'],
  ['a feature', { features: ['heated-seats'] as const }, 'feature:apple-carplay'],
])('%s differs', (_, parts, id) => {
  const other = vehicleFixture(parts as Parameters<typeof vehicleFixture>[0]);
  expect(differing(comparisonRows([volvo, other]))).toEqual([id]);
});

test('the one vehicle of three or more whose value is not that of the others is marked', () => {
  const second = vehicleFixture({ vin: 'second' });
  const third = vehicleFixture({ vin: 'third', doorCount: 2, features: [] });
  const fourth = vehicleFixture({ vin: 'fourth', doorCount: 3 });
  const oddOf = (...vehicles: (typeof volvo)[]) =>
    comparisonRows(vehicles).flatMap(({ id, oddVin }) => (oddVin ? [[id, oddVin]] : []));
  expect(oddOf(volvo, second, third)).toEqual([
    ['doors', 'third'],
    ['feature:apple-carplay', 'third'],
    ['feature:heated-seats', 'third'],
  ]);
  expect(oddOf(volvo, third)).toEqual([]);
  expect(oddOf(volvo, second, third, fourth).map(([id]) => id)).not.toContain('doors');
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
