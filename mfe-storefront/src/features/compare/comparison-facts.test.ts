import { expect, test } from 'vitest';
import { vehicleFixture } from '../../testing/vehicle-fixture.ts';
import {
  canHaveFeature,
  comparisonRows,
  hasFact,
  lowestMileageVins,
  lowestVins,
} from './comparison-facts.ts';

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

test('the lowest mileage and the fewest owners and accidents are the best, other differences have no best', () => {
  const { history } = volvo;
  const first = vehicleFixture({ vin: 'first', mileage: 9_000, doorCount: 2, features: [] });
  const second = vehicleFixture({ vin: 'second', history: { ...history, ownerCount: 2, accidentCount: 1 } });
  const third = vehicleFixture({ vin: 'third', mileage: 9_000 });
  const bestOf = (...vehicles: (typeof volvo)[]) =>
    comparisonRows(vehicles).flatMap(({ id, bestVins }) => (bestVins.length > 0 ? [[id, ...bestVins]] : []));
  expect(bestOf(first, second, third)).toEqual([
    ['mileage', 'first', 'third'],
    ['owners', 'first', 'third'],
    ['accidents', 'first', 'third'],
  ]);
  expect(bestOf(first, third)).toEqual([]);
  expect(bestOf({ ...first, availability: 'Sold' }, second)).toEqual([]);
  expect(bestOf(first)).toEqual([]);
});

test('of electric vehicles the longest range and the fastest charge are the best (SITE-107)', () => {
  const electric = (vin: string, rangeMiles: number | undefined, chargeMinutes: number) =>
    vehicleFixture({ vin, fuelType: 'Electric', economy: rangeMiles ? { rangeMiles, chargeMinutes } : {} });
  const rows = comparisonRows([
    electric('far', 460, 40),
    electric('fast', 342, 20),
    electric('bare', undefined, 0),
  ]);
  const bestOf = (id: string) => rows.find((row) => row.id === id)?.bestVins;
  expect([bestOf('rangeMiles'), bestOf('chargeMinutes')]).toEqual([['far'], ['fast']]);
});

test('facts of electric vehicles have their own names; beside another fuel, the usual ones (SITE-107)', () => {
  const economy = { cityMpg: 128, highwayMpg: 110, rangeMiles: 310 };
  const electric = vehicleFixture({ fuelType: 'Electric', engine: 'Dual electric motors', economy });
  const namesOf = (...vehicles: (typeof volvo)[]) => comparisonRows(vehicles).map(({ name }) => name);
  const own = namesOf(electric, electric);
  expect(own).toEqual(expect.arrayContaining(['motor', 'cityEfficiency', 'highwayEfficiency']));
  for (const name of ['engine', 'transmission', 'fuelType', 'cityMpg']) expect(own).not.toContain(name);
  expect(namesOf(electric, volvo)).toEqual(
    expect.arrayContaining(['engine', 'transmission', 'fuelType', 'cityMpg']),
  );
});

test.each([
  ['one of two', [3, 2], ['1']],
  ['two of three', [1, 1, 2], ['0', '1']],
  ['0 is a value', [0, 4], ['0']],
  ['all the same', [2, 2], []],
  ['the only one that is known', [undefined, 5], []],
  ['none', [], []],
])('the lowest: %s', (_, values, expected) => {
  const vehicles = values.map((value, place) => ({ vin: String(place), value }));
  expect(lowestVins(vehicles, ({ value }) => value)).toEqual(expected);
});

const milesOf = (condition: 'New' | 'Used', mileage: number) => ({ condition, mileage });

test.each([
  ['of two used vehicles', [milesOf('Used', 20_000), milesOf('Used', 40_000)], ['0']],
  ['of a new and a used one, none', [milesOf('Used', 20_000), milesOf('New', 40)], []],
  ['of new vehicles, none', [milesOf('New', 40), milesOf('New', 55)], []],
  ['5% below the highest', [milesOf('Used', 20_000), milesOf('Used', 19_000)], ['1']],
  ['less than 5% below it, none', [milesOf('Used', 20_000), milesOf('Used', 19_001)], []],
  ['of one vehicle, none', [milesOf('Used', 20_000)], []],
  ['of no vehicle, none', [], []],
])('the lowest mileage: %s', (_, values, expected) => {
  expect(lowestMileageVins(values.map((value, place) => ({ ...value, vin: String(place) })))).toEqual(
    expected,
  );
});

test.each([
  ['Gasoline', 'dc-fast-charging', false],
  ['Hybrid', 'dc-fast-charging', false],
  ['Electric', 'dc-fast-charging', true],
  ['Plug-In Hybrid', 'dc-fast-charging', true],
  ['Gasoline', 'heated-seats', true],
] as const)('whether a vehicle with %s could have %s: %s', (fuelType, feature, expected) => {
  expect(canHaveFeature({ fuelType }, feature)).toBe(expected);
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
