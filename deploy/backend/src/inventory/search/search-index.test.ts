import { distanceMiles } from '@forecourt/shared-contracts/geo';
import {
  facetNames,
  readVehicleSearch,
  searchSorts,
  type FacetName,
  type SearchSort,
} from '@forecourt/shared-contracts/inventory';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IndexQuestion } from './failures.ts';
import type { IndexedRow } from './indexed-row.ts';
import { buildSearchIndex } from './search-index.ts';

const availability = ['Available', 'PendingSale', 'Sold', 'Deleted'] as const;
const places = [
  { latitude: 41.89, longitude: -87.62 },
  { latitude: 43.04, longitude: -87.91 },
  { latitude: 39.77, longitude: -86.16 },
];
const models = { Toyota: ['Camry', 'RAV4'], Honda: ['Civic', 'CR-V'], Ford: ['F-150', 'Escape'] } as const;

const rowArbitrary = fc
  .record({
    year: fc.integer({ min: 2017, max: 2027 }),
    condition: fc.constantFrom('New', 'Certified', 'Used'),
    make: fc.constantFrom('Toyota', 'Honda', 'Ford'),
    modelNumber: fc.nat(1),
    trim: fc.constantFrom('LE', 'SE', 'XLE'),
    bodyStyle: fc.constantFrom('suv', 'sedan', 'pickup'),
    fuelType: fc.constantFrom('Gasoline', 'Hybrid', 'Electric'),
    drivetrain: fc.constantFrom('FWD', 'AWD'),
    colorFamily: fc.constantFrom('Black', 'White', 'Red'),
    paintName: fc.constantFrom('Ice Cap', 'Soul Red', 'Jet Black'),
    mileage: fc.integer({ min: 0, max: 9 }).map((tens) => tens * 10_000),
    priceCents: fc.integer({ min: 10, max: 20 }).map((thousands) => thousands * 1_000_00),
    paymentCents: fc.integer({ min: 200, max: 210 }).map((dollars) => dollars * 100),
    listedOn: fc.integer({ min: 1, max: 9 }).map((day) => `2026-11-0${day}`),
    hasPhotos: fc.boolean(),
    availability: fc.constantFrom(...availability),
    dealer: fc.nat(2),
  })
  .map(({ modelNumber, dealer, ...row }) => ({
    ...row,
    model: models[row.make][modelNumber] ?? '',
    dealerId: dealer + 1,
    ...(places[dealer] ?? { latitude: 0, longitude: 0 }),
  }));

const rowsArbitrary: fc.Arbitrary<IndexedRow[]> = fc
  .array(rowArbitrary, { maxLength: 60 })
  .map((rows) => rows.map((row, index) => ({ ...row, id: (index + 1) * 3 })));

const some = (...values: string[]) =>
  fc.subarray(values, { maxLength: Math.min(2, values.length) }).map((chosen) => chosen.join(','));
const maybe = (min: number, max: number) =>
  fc.option(fc.integer({ min, max }).map(String), { nil: undefined });

const questionArbitrary: fc.Arbitrary<IndexQuestion> = fc
  .record({
    query: fc.record({
      condition: some('New', 'Certified', 'Used'),
      make: some('toyota', 'Honda', 'Ford', 'Nobody'),
      model: some('Camry', 'civic', 'F-150'),
      trim: some('LE', 'XLE'),
      bodyStyle: some('suv', 'pickup'),
      fuelType: some('Electric', 'Hybrid'),
      drivetrain: some('AWD'),
      color: some('Red', 'Black'),
      yearMin: maybe(2017, 2024),
      priceMax: maybe(10_000, 20_000),
      paymentMin: maybe(200, 206),
      mileageMax: maybe(10_000, 80_000),
      keyword: fc.constantFrom(
        undefined,
        'f150',
        'toy',
        'red xle',
        'F-150 ford',
        'crv',
        '2024',
        'truck',
        '...',
      ),
      availability: some('Available', 'Sold'),
      zip: fc.constant('60601'),
      distance: fc.constantFrom(undefined, '1', '100', '500'),
      sort: fc.constantFrom(...searchSorts),
      page: fc.integer({ min: 1, max: 4 }).map(String),
      pageSize: fc.integer({ min: 1, max: 30 }).map(String),
    }),
    hasOrigin: fc.boolean(),
  })
  .map(({ query, hasOrigin }) => ({
    search: readVehicleSearch(query),
    origin: hasOrigin ? { latitude: 41.9, longitude: -87.7 } : undefined,
  }));

const fields: Record<FacetName, (row: IndexedRow) => string> = {
  condition: (row) => row.condition,
  make: (row) => row.make,
  model: (row) => row.model,
  trim: (row) => row.trim,
  bodyStyle: (row) => row.bodyStyle,
  fuelType: (row) => row.fuelType,
  drivetrain: (row) => row.drivetrain,
  color: (row) => row.colorFamily,
};

const squeeze = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

function hasWords(row: IndexedRow, keyword: string): boolean {
  const truck = row.bodyStyle === 'pickup' ? 'truck' : row.bodyStyle === 'suv' ? 'crossover' : '';
  const names = [row.year, row.make, row.model, row.trim, row.bodyStyle, truck, row.condition, row.fuelType];
  const more = row.condition === 'Used' ? 'preowned' : row.condition === 'Certified' ? 'cpo preowned' : '';
  const electric = row.fuelType === 'Electric' ? 'ev' : '';
  const text = [...names, row.drivetrain, row.colorFamily, row.paintName, more, electric].join(' ');
  const words = text.split(' ').flatMap((word) => [squeeze(word), ...word.split('-').map(squeeze)]);
  return keyword
    .split(' ')
    .map(squeeze)
    .every((typed) => words.some((word) => word.startsWith(typed)));
}

function isNear(row: IndexedRow, { search, origin }: IndexQuestion): boolean {
  if (!origin || search.distanceMiles === undefined) return true;
  return distanceMiles(origin, row) <= search.distanceMiles;
}

function passes(row: IndexedRow, { search, origin }: IndexQuestion, without?: FacetName): boolean {
  const within = (value: number, { min = -Infinity, max = Infinity }) => value >= min && value <= max;
  const { ranges } = search;
  return (
    facetNames.every(
      (name) =>
        name === without ||
        search.facets[name].length === 0 ||
        search.facets[name].some((one) => one.toLowerCase() === fields[name](row).toLowerCase()),
    ) &&
    within(row.year, ranges.year) &&
    within(row.mileage, ranges.mileage) &&
    within(row.priceCents / 100, ranges.price) &&
    within(row.paymentCents / 100, ranges.payment) &&
    search.availability.some((one) => one === row.availability) &&
    isNear(row, { search, origin }) &&
    (search.keyword === undefined || hasWords(row, search.keyword))
  );
}

function sorted(rows: IndexedRow[], sort: SearchSort, origin: IndexQuestion['origin']): IndexedRow[] {
  const keys: Record<SearchSort, (row: IndexedRow) => (number | string)[]> = {
    recommended: (row) => [availability.indexOf(row.availability), row.hasPhotos ? 0 : 1],
    'price-asc': (row) => [row.priceCents],
    'price-desc': (row) => [-row.priceCents],
    'mileage-asc': (row) => [row.mileage],
    'year-desc': (row) => [-row.year],
    newest: (row) => [-Date.parse(row.listedOn)],
    distance: (row) => (origin ? [distanceMiles(origin, row), row.dealerId] : keys.recommended(row)),
  };
  const key = keys[sort];
  return [...rows].sort((one, two) => {
    const first = [...key(one), one.id];
    const second = [...key(two), two.id];
    const place = first.findIndex((value, index) => value !== second[index]);
    return place < 0 ? 0 : (first[place] ?? 0) < (second[place] ?? 0) ? -1 : 1;
  });
}

function expectBruteForce(rows: IndexedRow[], question: IndexQuestion, answer: unknown) {
  const { search, origin } = question;
  const matching = sorted(
    rows.filter((row) => passes(row, question)),
    search.sort,
    origin,
  );
  const page = Math.min(search.page, Math.max(1, Math.ceil(matching.length / search.pageSize)));
  const counts = (name: FacetName) => {
    const others = rows.filter((row) => passes(row, question, name));
    return [...new Set(rows.map(fields[name]))].flatMap((value) => {
      const count = others.filter((row) => fields[name](row) === value).length;
      const isChosen = search.facets[name].some((one) => one.toLowerCase() === value.toLowerCase());
      return count > 0 || isChosen ? [{ value, count }] : [];
    });
  };
  const isListed = (name: FacetName) => {
    if (search.facets[name].length > 0) return true;
    if (name === 'model') return search.facets.make.length > 0;
    return name !== 'trim' || search.facets.model.length > 0;
  };
  expect(answer).toEqual({
    total: matching.length,
    page,
    ids: matching.slice((page - 1) * search.pageSize, page * search.pageSize).map((row) => row.id),
    facets: facetNames.map((name) => ({
      name,
      values: isListed(name)
        ? counts(name).sort((one, two) => two.count - one.count || (one.value < two.value ? -1 : 1))
        : [],
    })),
  });
}

describe('search index', () => {
  it('counts and orders as going through all rows does', () => {
    fc.assert(
      fc.property(rowsArbitrary, questionArbitrary, (rows, question) => {
        expectBruteForce(rows, question, buildSearchIndex(rows).search(question));
      }),
      { numRuns: 300 },
    );
  });

  it('answers after changes as a new index would', () => {
    const changes = fc.array(
      fc.record({ at: fc.nat(59), availability: fc.constantFrom(...availability), dollars: fc.nat(30_000) }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(rowsArbitrary, questionArbitrary, changes, (rows, question, all) => {
        const index = buildSearchIndex(rows);
        const now = [...rows];
        for (const { at, availability: next, dollars } of all) {
          const row = now[at];
          if (!row) continue;
          const changed = { ...row, availability: next, priceCents: dollars * 100, mileage: dollars };
          now[at] = changed;
          expect(index.patch(changed)).toBe(true);
        }
        expectBruteForce(now, question, index.search(question));
      }),
      { numRuns: 200 },
    );
  });

  it('does not know a vehicle that came later', () => {
    const change = { id: 7, priceCents: 1, mileage: 1, paymentCents: 1, availability: 'Sold' } as const;
    expect(buildSearchIndex([]).patch(change)).toBe(false);
  });
});
