import { distanceMiles } from '@forecourt/shared-contracts/geo';
import {
  facetNames,
  listedAvailabilities,
  readVehicleSearch,
  searchSorts,
  type Bounds,
  type FacetName,
  type SearchSort,
} from '@forecourt/shared-contracts/inventory';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IndexQuery } from './index-query.ts';
import type { IndexedRow } from './indexed-row.ts';
import { buildSearchIndex } from './search-index.ts';

const availability = ['Available', 'PendingSale', 'Sold', 'Deleted'] as const;
const places = [
  { latitude: 41.89, longitude: -87.62 },
  { latitude: 43.04, longitude: -87.91 },
  { latitude: 39.77, longitude: -86.16 },
  { latitude: 33.75, longitude: -84.39 },
];
const models = { Toyota: ['Camry', 'RAV4'], Honda: ['Civic', 'CR-V'], Ford: ['F-150', 'Escape'] } as const;

const rowArbitrary = fc
  .record({
    year: fc.integer({ min: 2017, max: 2027 }),
    condition: fc.constantFrom('New', 'Certified', 'Used'),
    make: fc.constantFrom('Toyota', 'Honda', 'Ford'),
    modelNumber: fc.nat(1),
    trim: fc.constantFrom('LE', 'SE', 'XLE', ''),
    bodyStyle: fc.constantFrom('suv', 'sedan', 'pickup', 'cutaway'),
    fuelType: fc.constantFrom('Gasoline', 'Hybrid', 'Electric'),
    drivetrain: fc.constantFrom('FWD', 'AWD'),
    colorFamily: fc.constantFrom('Black', 'White', 'Red'),
    paintName: fc.constantFrom('Ice Cap', 'Soul Red', 'Jet Black'),
    interiorColor: fc.constantFrom('Black', 'Beige', ''),
    features: fc.subarray(['apple-carplay', 'heated-seats', 'tow-package']),
    mileage: fc.integer({ min: 0, max: 9 }).map((tens) => tens * 10_000),
    rangeMiles: fc.option(fc.integer({ min: 20, max: 30 }).map((tens) => tens * 10)),
    chargeMinutes: fc.option(fc.integer({ min: 18, max: 30 })),
    priceCents: fc.integer({ min: 10, max: 20 }).map((thousands) => thousands * 1_000_00),
    paymentCents: fc.oneof(
      { weight: 5, arbitrary: fc.integer({ min: 200, max: 210 }).map((dollars) => dollars * 100) },
      fc.constant(-1),
    ),
    listedOn: fc.integer({ min: 1, max: 9 }).map((day) => `2026-11-0${day}`),
    hasPhotos: fc.boolean(),
    availability: fc.constantFrom(...availability),
    dealer: fc.nat(3),
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

const sorts = fc.constantFrom(...searchSorts);

const questionArbitrary: fc.Arbitrary<IndexQuery> = fc
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
      interiorColor: some('black', 'Beige'),
      feature: some('heated-seats', 'tow-package', 'flux-capacitor'),
      yearMin: maybe(2017, 2024),
      priceMax: maybe(10_000, 20_000),
      paymentMin: maybe(200, 206),
      mileageMax: maybe(10_000, 80_000),
      rangeMilesMin: maybe(200, 300),
      rangeMilesMax: maybe(250, 300),
      chargeMinutesMin: maybe(18, 25),
      chargeMinutesMax: maybe(20, 30),
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
      sort: sorts,
      page: fc.integer({ min: 1, max: 4 }).map(String),
      pageSize: fc.integer({ min: 1, max: 30 }).map(String),
    }),
    hasOrigin: fc.boolean(),
  })
  .map(({ query, hasOrigin }) => ({
    search: readVehicleSearch(query),
    origin: hasOrigin ? { latitude: 41.9, longitude: -87.7 } : undefined,
  }));

type OneOf = Exclude<FacetName, 'feature' | 'make' | 'model' | 'trim'>;
const oneOf: Record<OneOf, (row: IndexedRow) => string> = {
  condition: (row) => row.condition,
  bodyStyle: (row) => row.bodyStyle,
  fuelType: (row) => row.fuelType,
  drivetrain: (row) => row.drivetrain,
  color: (row) => row.colorFamily,
  interiorColor: (row) => row.interiorColor,
};
const oneOfNames = Object.keys(oneOf) as OneOf[];
const has = (values: readonly string[], value: string) =>
  values.some((one) => one.toLowerCase() === value.toLowerCase());

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

function isNear(row: IndexedRow, { search, origin }: IndexQuery): boolean {
  if (!origin || search.distanceMiles === undefined) return true;
  return distanceMiles(origin, row) <= search.distanceMiles;
}

/**
 * The tree of makes, models and trims, implemented differently: each chosen path from its make down to where
 * its choices end.
 */
function isInTree(row: IndexedRow, rows: IndexedRow[], { facets }: IndexQuery['search']): boolean {
  const { make: makes, model: models, trim: trims } = facets;
  const underMakes = rows.filter((one) => makes.length === 0 || has(makes, one.make));
  const underModels = underMakes.filter((one) => has(models, one.model));
  if (!underMakes.includes(row)) return false;
  if (models.length > 0 && !underModels.includes(row)) {
    const isWhole = makes.length > 0 && !underModels.some((one) => one.make === row.make);
    return isWhole && underModels.length > 0;
  }
  if (trims.length === 0 || has(trims, row.trim)) return true;
  if (models.length === 0) return false;
  const chosen = underModels.filter((one) => has(trims, one.trim));
  return chosen.length > 0 && !chosen.some((one) => one.make === row.make && one.model === row.model);
}

type Without = OneOf | 'tree' | 'availability' | undefined;

/** A vehicle without the value is in no range but the open one. */
function isWithin(value: number | null, { min, max }: Bounds): boolean {
  if (min === undefined && max === undefined) return true;
  return value !== null && value >= (min ?? 0) && value <= (max ?? Infinity);
}

function isInRanges(row: IndexedRow, { ranges }: IndexQuery['search']): boolean {
  const within = (value: number, { min = -Infinity, max = Infinity }) => value >= min && value <= max;
  return (
    within(row.year, ranges.year) &&
    within(row.mileage, ranges.mileage) &&
    isWithin(row.rangeMiles, ranges.rangeMiles) &&
    isWithin(row.chargeMinutes, ranges.chargeMinutes) &&
    within(row.priceCents / 100, ranges.price) &&
    isWithin(row.paymentCents < 0 ? null : row.paymentCents / 100, ranges.payment)
  );
}

function passes(row: IndexedRow, rows: IndexedRow[], question: IndexQuery, without?: Without): boolean {
  const { search } = question;
  const { facets, keyword } = search;
  const states: readonly string[] = without === 'availability' ? listedAvailabilities : search.availability;
  return [
    ...oneOfNames.map(
      (name) => name === without || facets[name].length === 0 || has(facets[name], oneOf[name](row)),
    ),
    facets.feature.every((code) => row.features.includes(code)),
    without === 'tree' || isInTree(row, rows, search),
    isInRanges(row, search),
    states.includes(row.availability),
    isNear(row, question),
    keyword === undefined || hasWords(row, keyword),
  ].every(Boolean);
}

/** Commercial bodies come last, after second vehicles of a model. */
function showroomGroup(row: IndexedRow, all: IndexedRow[]): number {
  if (row.bodyStyle === 'cutaway') return 2;
  const same = all.filter(
    ({ make, model, hasPhotos }) => make === row.make && model === row.model && hasPhotos === row.hasPhotos,
  );
  return same.some(({ id, bodyStyle }) => id < row.id && bodyStyle !== 'cutaway') ? 1 : 0;
}

interface SortingInput {
  readonly sort: SearchSort;
  readonly origin: IndexQuery['origin'];
  readonly all: IndexedRow[];
}

function sorted(rows: IndexedRow[], { sort, origin, all }: SortingInput): IndexedRow[] {
  const keys: Record<SearchSort, (row: IndexedRow) => (number | string)[]> = {
    recommended: (row) => [
      availability.indexOf(row.availability),
      row.hasPhotos ? 0 : 1,
      showroomGroup(row, all) === 2 ? 1 : 0,
      origin ? [50, 150, 400].filter((most) => distanceMiles(origin, row) > most).length : 0,
      showroomGroup(row, all),
    ],
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

type Counted = { value: string; count: number; of?: string[] };

/** Every value of some rows with how many of the others have it. */
function countOf(values: string[][], counted: string[][], chosen: readonly string[]): Counted[] {
  const keys = new Set(values.map((path) => path.join('|')));
  return [...keys]
    .map((key) => {
      const of = key.split('|');
      const value = of.pop() ?? '';
      const count = counted.filter((path) => path.join('|') === key).length;
      return { value, count, ...(of.length > 0 && { of }) };
    })
    .filter(({ value, count }) => value !== '' && (count > 0 || has(chosen, value)))
    .sort((one, two) => two.count - one.count || (name(one) < name(two) ? -1 : 1));
}
const name = ({ value, of = [] }: Counted) => [value, ...of].join('|');

function facetValues(facet: FacetName, rows: IndexedRow[], question: IndexQuery): Counted[] {
  const { facets } = question.search;
  const chosen = facets[facet];
  const left = (without?: Without) => rows.filter((row) => passes(row, rows, question, without));
  if (facet === 'feature') {
    const all = rows.flatMap((row) => row.features.map((code) => [code]));
    const missing = chosen.filter((code) => !all.some(([one]) => one === code)).map((code) => [code]);
    return countOf(
      [...all, ...missing],
      left().flatMap((row) => row.features.map((code) => [code])),
      chosen,
    );
  }
  const paths: Partial<Record<FacetName, (row: IndexedRow) => string[]>> = {
    make: (row) => [row.make],
    model: (row) => [row.make, row.model],
    trim: (row) => [row.make, row.model, row.trim],
  };
  const path = paths[facet];
  if (!path) {
    const flat = facet as OneOf;
    const value = (row: IndexedRow) => [oneOf[flat](row)];
    return countOf(rows.map(value), left(flat).map(value), chosen);
  }
  const showsModel = (row: IndexedRow) =>
    facets.make.length > 0 ? has(facets.make, row.make) : has(facets.model, row.model);
  const shows: Partial<Record<FacetName, (row: IndexedRow) => boolean>> = {
    model: showsModel,
    trim: (row) => showsModel(row) && has(facets.model, row.model),
  };
  const shown = (row: IndexedRow) => shows[facet]?.(row) ?? true;
  return countOf(rows.filter(shown).map(path), left('tree').filter(shown).map(path), chosen);
}

function expectBruteForce(rows: IndexedRow[], question: IndexQuery, answer: unknown) {
  const { search, origin } = question;
  const matching = sorted(
    rows.filter((row) => passes(row, rows, question)),
    { sort: search.sort, origin, all: rows },
  );
  const page = Math.min(search.page, Math.max(1, Math.ceil(matching.length / search.pageSize)));
  const states = rows.filter((row) => passes(row, rows, question, 'availability'));
  expect(answer).toEqual({
    total: matching.length,
    page,
    ids: matching.slice((page - 1) * search.pageSize, page * search.pageSize).map((row) => row.id),
    facets: facetNames.map((facet) => ({ name: facet, values: facetValues(facet, rows, question) })),
    availability: listedAvailabilities.map((value) => ({
      value,
      count: states.filter((row) => row.availability === value).length,
    })),
  });
}

const plain: IndexedRow = {
  id: 0,
  year: 2024,
  condition: 'Used',
  make: 'Toyota',
  model: 'Camry',
  trim: 'LE',
  bodyStyle: 'sedan',
  fuelType: 'Gasoline',
  drivetrain: 'FWD',
  colorFamily: 'Red',
  paintName: 'Soul Red',
  interiorColor: 'Black',
  features: [],
  mileage: 10_000,
  rangeMiles: null,
  chargeMinutes: null,
  priceCents: 20_000_00,
  paymentCents: 300_00,
  listedOn: '2026-11-01',
  hasPhotos: true,
  availability: 'Available',
  dealerId: 0,
  latitude: 0,
  longitude: 0,
};
/** About so many miles from the shopper, who is where both are 0. */
const milesAway = (miles: number) => ({ dealerId: miles, latitude: miles / 69.1, longitude: 0 });

describe('a recommendation', () => {
  const shopper = { latitude: 0, longitude: 0 };
  it.each<{ what: string; origin?: typeof shopper; rows: Partial<IndexedRow>[]; order: number[] }>([
    {
      what: 'without a place: in the order of the list, one of each model first',
      rows: [milesAway(300), milesAway(10), { ...milesAway(500), model: 'RAV4' }],
      order: [1, 3, 2],
    },
    {
      what: 'the nearest group first',
      origin: shopper,
      rows: [milesAway(500), milesAway(300), milesAway(120), milesAway(11)],
      order: [4, 3, 2, 1],
    },
    {
      what: 'equally near up to 50, 150 and 400 miles, and beyond',
      origin: shopper,
      rows: [900, 410, 390, 160, 140, 60, 40, 5].map((miles, at) => ({
        ...milesAway(miles),
        model: `M${at}`,
      })),
      order: [7, 8, 5, 6, 3, 4, 1, 2],
    },
    {
      what: 'a second one of a near model before the first of a far one',
      origin: shopper,
      rows: [milesAway(20), { ...milesAway(300), model: 'RAV4' }, milesAway(30)],
      order: [1, 3, 2],
    },
    {
      what: 'one of each model first among equally near ones',
      origin: shopper,
      rows: [milesAway(20), milesAway(25), { ...milesAway(45), model: 'RAV4' }],
      order: [1, 3, 2],
    },
    {
      what: 'a pending sale, no picture and a commercial body after what is far',
      origin: shopper,
      rows: [
        { ...milesAway(5), availability: 'PendingSale' },
        { ...milesAway(5), hasPhotos: false, model: 'RAV4' },
        { ...milesAway(5), bodyStyle: 'cargo', model: 'Sienna' },
        { ...milesAway(800), model: 'Corolla' },
      ],
      order: [4, 3, 2, 1],
    },
  ])('$what', ({ origin, rows, order }) => {
    const index = buildSearchIndex(rows.map((row, at) => ({ ...plain, ...row, id: at + 1 })));
    expect(index.search({ search: readVehicleSearch({}), origin }).ids).toEqual(order);
  });
});

describe('search index', () => {
  it('counts and orders like a loop over all rows', () => {
    fc.assert(
      fc.property(rowsArbitrary, questionArbitrary, sorts, (rows, question, sort) => {
        const index = buildSearchIndex(rows);
        const answer = index.search(question);
        expectBruteForce(rows, question, answer);
        expect(index.total(question)).toBe(answer.total);
        const next = { ...question, search: { ...question.search, page: question.search.page + 1, sort } };
        expectBruteForce(rows, next, index.search(next));
      }),
      { numRuns: 300 },
    );
  });

  it('ranges are those of what is listed; vehicles without an electric range have no part in it', () => {
    fc.assert(
      fc.property(rowsArbitrary, (rows) => {
        const miles = rows.flatMap(({ availability: state, rangeMiles }) =>
          (state === 'Available' || state === 'PendingSale') && rangeMiles !== null ? [rangeMiles] : [],
        );
        const expected =
          miles.length > 0 ? { min: Math.min(...miles), max: Math.max(...miles) } : { min: 0, max: 0 };
        expect(buildSearchIndex(rows).ranges().rangeMiles).toEqual(expected);
      }),
      { numRuns: 50 },
    );
  });

  it('returns the same after changes as a new index', () => {
    const changes = fc.array(
      fc.record({ at: fc.nat(59), availability: fc.constantFrom(...availability), dollars: fc.nat(30_000) }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(rowsArbitrary, questionArbitrary, changes, (rows, question, all) => {
        const index = buildSearchIndex(rows);
        index.search(question);
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

  it('answers as a new index to any of many searches in turn, whatever it was asked before', () => {
    const questions = fc.array(questionArbitrary, { minLength: 18, maxLength: 20 });
    fc.assert(
      fc.property(rowsArbitrary, questions, (rows, all) => {
        const index = buildSearchIndex(rows);
        for (const question of [...all, ...all]) {
          expect(index.search(question)).toEqual(buildSearchIndex(rows).search(question));
        }
      }),
      { numRuns: 3 },
    );
  });

  it('must be rebuilt for a vehicle added later, and for another vehicle with the same number', () => {
    fc.assert(
      fc.property(rowsArbitrary, rowArbitrary, (rows, changed) => {
        expect(buildSearchIndex(rows).patch({ ...changed, id: 1 })).toBe(false);
        const [first] = rows;
        if (!first) return;
        const { priceCents, mileage, paymentCents, availability: _, ...kept } = changed;
        const isSame = Object.entries(kept).every(
          ([key, value]) => JSON.stringify(first[key as keyof IndexedRow]) === JSON.stringify(value),
        );
        const row = { ...changed, priceCents, mileage, paymentCents, id: first.id };
        expect(buildSearchIndex(rows).patch(row)).toBe(isSame);
      }),
      { numRuns: 50 },
    );
  });
});
