import {
  filtersInUse,
  readVehicleSearch,
  withoutFilter,
  type Facet,
  type FilterName,
  type FilterSuggestion,
  type SearchSort,
  type VehicleSearch,
} from '@forecourt/shared-contracts/inventory';
import type { IndexQuery, SearchIndex } from './search/index.ts';

const mostWaysOut = 4;
const mostClosest = 3;

/** Returns the filters without which an empty search finds vehicles, most vehicles first. */
export function waysOut(index: SearchIndex, question: IndexQuery): FilterSuggestion[] {
  const totals = filtersInUse(question.search).map((filter) => {
    const { onlyId, ...rest } = question;
    const search = withoutFilter(question.search, filter);
    return { filter, total: index.total({ ...rest, search, ...(filter !== 'keyword' && { onlyId }) }) };
  });
  return totals
    .filter(({ total }) => total > 0)
    .sort((one, two) => two.total - one.total)
    .slice(0, mostWaysOut);
}

/**
 * Returns the facets of an empty search with all values that vehicles of the chosen makes, models and trims have, so
 * that the shopper can choose others. Those that are added count 0, as the search would with them.
 */
export function switchableFacets(
  index: SearchIndex,
  { search }: IndexQuery,
  facets: readonly Facet[],
): Facet[] {
  const { make, model, trim } = search.facets;
  const everything = readVehicleSearch({});
  const all = index.search({
    search: { ...everything, facets: { ...everything.facets, make, model, trim } },
  }).facets;
  return facets.map(({ name, values }) => {
    const isListed = (value: string, of: readonly string[] = []) =>
      values.some((one) => one.value === value && (one.of ?? []).join() === of.join());
    const added = all.find((facet) => facet.name === name)?.values ?? [];
    const missing = added.filter(({ value, of }) => !isListed(value, of));
    return { name, values: [...values, ...missing.map((one) => ({ ...one, count: 0 }))] };
  });
}

/** What a shopper gives up first comes first; never the keyword, without which nothing of the search may be left. */
const givenUpFirst: readonly FilterName[] = [
  'distance',
  'payment',
  'price',
  'mileage',
  'year',
  'rangeMiles',
  'chargeMinutes',
  'interiorColor',
  'color',
  'feature',
  'trim',
  'drivetrain',
  'condition',
  'fuelType',
  'availability',
  'model',
  'bodyStyle',
  'make',
];

interface Relaxed {
  /** The filter that is given up last. */
  readonly filter: FilterName;
  readonly search: VehicleSearch;
}

/** The search without one of its filters, then without the first two, three and so on. */
function relaxations(search: VehicleSearch): Relaxed[] {
  const inUse = filtersInUse(search);
  const filters = givenUpFirst.filter((filter) => inUse.includes(filter));
  const withoutOne = filters.map((filter) => ({ filter, search: withoutFilter(search, filter) }));
  let left = search;
  const withoutMore = filters.map((filter) => {
    left = withoutFilter(left, filter);
    return { filter, search: left };
  });
  return [...withoutOne, ...withoutMore];
}

/** The order in which the vehicles nearest to a filter that was given up come first. */
function nearestSort(filter: FilterName, { ranges, sort }: VehicleSearch): SearchSort {
  switch (filter) {
    case 'distance':
      return 'distance';
    case 'price':
    case 'payment':
      return ranges[filter].max === undefined ? 'price-desc' : 'price-asc';
    case 'mileage':
      return ranges.mileage.max === undefined ? sort : 'mileage-asc';
    case 'year':
      return ranges.year.min === undefined ? sort : 'year-desc';
    default:
      return sort;
  }
}

/**
 * Returns up to three vehicles that come closest to an empty search: those found without the one filter that is given up
 * most easily, or without as few as it takes; nearest to that filter first. None if the keyword alone finds nothing.
 */
export function closestIds(index: SearchIndex, question: IndexQuery): readonly number[] {
  const relaxed = relaxations(question.search).find(({ search }) => index.total({ ...question, search }) > 0);
  if (!relaxed) return [];
  const sort = nearestSort(relaxed.filter, question.search);
  return index.search({ ...question, search: { ...relaxed.search, sort, page: 1, pageSize: mostClosest } })
    .ids;
}
