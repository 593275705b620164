import {
  bodyStyles,
  colorFamilies,
  drivetrains,
  featureCodes,
  fuelTypes,
  vehicleConditions,
  type VehicleAvailability,
} from './vehicle-values.ts';
import {
  defaultPageSize,
  facetNames,
  maximumPage,
  maximumPageSize,
  rangeNames,
  searchSorts,
  type FacetName,
  type RangeName,
  type SearchSort,
} from './search-values.ts';

/** Inclusive bounds; an absent one is open. */
export interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

/** A vehicle search, as shared by page, client and server. Empty lists and absent members filter nothing. */
export interface VehicleSearch {
  readonly facets: Readonly<Record<FacetName, readonly string[]>>;
  readonly ranges: Readonly<Record<RangeName, Bounds>>;
  /** Five digits. */
  readonly zip?: string;
  /** Radius around `zip` in miles; absent without a ZIP. */
  readonly distanceMiles?: number;
  readonly keyword?: string;
  /** Availabilities to list; Available and PendingSale by default. */
  readonly availability: readonly ListedAvailability[];
  readonly sort: SearchSort;
  /** Starts at 1. */
  readonly page: number;
  readonly pageSize: number;
}

export type ListedAvailability = Exclude<VehicleAvailability, 'Deleted'>;

/** Availabilities that a search may list. */
export const listedAvailabilities = [
  'Available',
  'PendingSale',
  'Sold',
] as const satisfies readonly ListedAvailability[];

const listedByDefault: readonly ListedAvailability[] = ['Available', 'PendingSale'];

/** Lists with a closed set of values; other values are dropped. Makes, models, trims and interiors are open. */
const closedWords: Readonly<Partial<Record<FacetName, readonly string[]>>> = {
  condition: vehicleConditions,
  bodyStyle: bodyStyles,
  fuelType: fuelTypes,
  drivetrain: drivetrains,
  color: colorFamilies,
  feature: featureCodes,
};

const rangeLimits: Readonly<Record<RangeName, Required<Bounds>>> = {
  year: { min: 1980, max: 2100 },
  price: { min: 0, max: 10_000_000 },
  mileage: { min: 0, max: 1_000_000 },
  payment: { min: 0, max: 100_000 },
  rangeMiles: { min: 0, max: 2_000 },
  chargeMinutes: { min: 0, max: 1_000 },
};

const mostValues = 30;
const longestValue = 60;
const longestKeyword = 80;
const distanceLimits = { min: 1, max: 3_000 };

type RawQuery = Readonly<Record<string, unknown>>;

/**
 * Parses a search from query parameters and never fails: unknown values are dropped, numbers rounded and clamped, swapped bounds corrected,
 * everything else invalid is dropped. Lists are comma-separated.
 */
export function readVehicleSearch(query: RawQuery): VehicleSearch {
  const zip = /^\d{5}$/.exec(textOf(query, 'zip'))?.[0];
  const distanceMiles = zip === undefined ? undefined : numberOf(query, 'distance', distanceLimits);
  const keyword = textOf(query, 'keyword').replace(/\s+/g, ' ').slice(0, longestKeyword).trim();
  const availability = known(listOf(query, 'availability'), listedAvailabilities);
  return {
    facets: facetsOf(query),
    ranges: rangesOf(query),
    ...(zip !== undefined && { zip }),
    ...(distanceMiles !== undefined && { distanceMiles }),
    ...(keyword !== '' && { keyword }),
    availability: availability.length > 0 ? availability : listedByDefault,
    sort: sortOf(query, zip),
    page: numberOf(query, 'page', { min: 1, max: maximumPage }) ?? 1,
    pageSize: numberOf(query, 'pageSize', { min: 1, max: maximumPageSize }) ?? defaultPageSize,
  };
}

/** Returns the shortest query for a search, as the API takes it: defaults are omitted, so equal searches have equal queries. */
export function vehicleSearchQuery(search: VehicleSearch): Record<string, string> {
  const query: Record<string, string> = {};
  const put = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') query[name] = String(value);
  };
  for (const name of facetNames) put(name, search.facets[name].join(','));
  for (const name of rangeNames) {
    put(`${name}Min`, search.ranges[name].min);
    put(`${name}Max`, search.ranges[name].max);
  }
  put('zip', search.zip);
  put('distance', search.distanceMiles);
  put('keyword', search.keyword);
  const shown = search.availability.join(',');
  if (shown !== listedByDefault.join(',')) put('availability', shown);
  if (search.sort !== 'recommended') put('sort', search.sort);
  if (search.page !== 1) put('page', search.page);
  if (search.pageSize !== defaultPageSize) put('pageSize', search.pageSize);
  return query;
}

/** All names that a search's query may contain. */
export const vehicleSearchKeys: readonly string[] = [
  ...facetNames,
  ...rangeNames.flatMap((name) => [`${name}Min`, `${name}Max`]),
  'zip',
  'distance',
  'keyword',
  'availability',
  'sort',
  'page',
  'pageSize',
];

/** Parses a search from a page's URL; repeated names are read as one list. */
export function searchFromParams(params: URLSearchParams): VehicleSearch {
  const names = new Set(params.keys());
  return readVehicleSearch(Object.fromEntries([...names].map((name) => [name, params.getAll(name)])));
}

/** Returns the URL query for a search, with sorted names, so equal searches have equal URLs; empty for an unfiltered search. */
export function searchToParams(search: VehicleSearch): URLSearchParams {
  const params = new URLSearchParams(vehicleSearchQuery(search));
  params.sort();
  return params;
}

/**
 * Returns the path of the search for used vehicles of the same make and model: where a vehicle that is pending, sold or gone leads (SHOP-46,
 * SHOP-49).
 */
export function similarVehiclesPath({
  make,
  model,
}: {
  readonly make: string;
  readonly model: string;
}): string {
  return `/search?${searchToParams(readVehicleSearch({ condition: 'Used,Certified', make, model }))}`;
}

function facetsOf(query: RawQuery): Record<FacetName, readonly string[]> {
  const facet = (name: FacetName): readonly string[] => {
    const values = listOf(query, name);
    const words = closedWords[name];
    return words ? known(values, words) : values;
  };
  return {
    condition: facet('condition'),
    make: facet('make'),
    model: facet('model'),
    trim: facet('trim'),
    bodyStyle: facet('bodyStyle'),
    fuelType: facet('fuelType'),
    drivetrain: facet('drivetrain'),
    color: facet('color'),
    interiorColor: facet('interiorColor'),
    feature: facet('feature'),
  };
}

function rangesOf(query: RawQuery): Record<RangeName, Bounds> {
  const range = (name: RangeName): Bounds => {
    const min = numberOf(query, `${name}Min`, rangeLimits[name]);
    const max = numberOf(query, `${name}Max`, rangeLimits[name]);
    const isSwapped = min !== undefined && max !== undefined && min > max;
    return isSwapped ? bounds(max, min) : bounds(min, max);
  };
  return {
    year: range('year'),
    price: range('price'),
    mileage: range('mileage'),
    payment: range('payment'),
    rangeMiles: range('rangeMiles'),
    chargeMinutes: range('chargeMinutes'),
  };
}

function bounds(min: number | undefined, max: number | undefined): Bounds {
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

function sortOf(query: RawQuery, zip: string | undefined): SearchSort {
  const asked = textOf(query, 'sort');
  const sort = searchSorts.find((one) => one === asked) ?? 'recommended';
  return sort === 'distance' && zip === undefined ? 'recommended' : sort;
}

/** Keeps values in the list, in its spelling and order, matched case-insensitively. */
function known<T extends string>(values: readonly string[], words: readonly T[]): T[] {
  const asked = new Set(values.map((value) => value.toLowerCase()));
  return words.filter((word) => asked.has(word.toLowerCase()));
}

function listOf(query: RawQuery, name: string): string[] {
  const raw = query[name];
  const texts = (Array.isArray(raw) ? raw : [raw]).filter((one) => typeof one === 'string');
  const values = texts.flatMap((text) => text.split(',')).map((value) => value.trim());
  const sound = values.filter((value) => value !== '' && value.length <= longestValue);
  return [...new Set(sound)].sort().slice(0, mostValues);
}

function textOf(query: RawQuery, name: string): string {
  const raw = query[name];
  const first: unknown = Array.isArray(raw) ? raw[0] : raw;
  return typeof first === 'string' || typeof first === 'number' ? String(first).trim() : '';
}

function numberOf(query: RawQuery, name: string, limits: Required<Bounds>): number | undefined {
  const text = textOf(query, name);
  if (!/^-?\d+(\.\d+)?$/.test(text)) return undefined;
  return Math.min(limits.max, Math.max(limits.min, Math.round(Number(text))));
}
