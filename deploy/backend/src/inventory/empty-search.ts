import {
  filtersInUse,
  readVehicleSearch,
  withoutFilter,
  type Facet,
  type FewerFilters,
  type FilterName,
  type FilterSuggestion,
  type SearchSort,
  type Vehicle,
  type VehicleSearch,
} from '@forecourt/shared-contracts/inventory';
import type { IndexQuery, SearchIndex } from './search/index.ts';

const mostWaysOut = 4;
const mostClosest = 3;
/** Among so many near ones are the models that are shown. */
const mostNear = 24;
const mostTogether = 2;

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

function pairsOf(filters: readonly FilterName[]): FilterName[][] {
  return filters.flatMap((one, place) => filters.slice(place + 1).map((two) => [one, two]));
}

/**
 * Returns the ways out of an empty search; if there are none, the filters to remove together. Two of them, or else all but the best two, or
 * all but the best one; most vehicles first. Empty if no filter finds anything by itself.
 */
export function fewerFilters(
  index: SearchIndex,
  question: IndexQuery,
  ways: readonly FilterSuggestion[],
): FewerFilters[] {
  if (ways.length > 0) return ways.map(({ filter, total }) => ({ filters: [filter], total }));
  const inUse = filtersInUse(question.search);
  const allBut = (kept: readonly FilterName[]) => inUse.filter((filter) => !kept.includes(filter));
  const choices = [pairsOf(inUse), pairsOf(inUse).map(allBut), inUse.map((filter) => allBut([filter]))];
  for (const choice of choices) {
    const found = choice
      .filter((filters) => filters.length < inUse.length)
      .map((filters) => ({ filters, total: index.total(without(question, filters)) }))
      .filter(({ total }) => total > 0)
      .sort((one, two) => two.total - one.total);
    if (found.length > 0) return found.slice(0, mostTogether);
  }
  return [];
}

function without({ onlyId, ...question }: IndexQuery, filters: readonly FilterName[]): IndexQuery {
  let { search } = question;
  for (const filter of filters) search = withoutFilter(search, filter);
  return { ...question, search, ...(!filters.includes('keyword') && { onlyId }) };
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
 * Returns the vehicles that come closest to an empty search: those found without the one filter that is given up most easily, or without
 * as few as it takes; nearest to that filter first. None if the keyword alone finds nothing. {@link differentModels} chooses those to show.
 */
export function closestIds(index: SearchIndex, question: IndexQuery): readonly number[] {
  const relaxed = relaxations(question.search).find(({ search }) => index.total({ ...question, search }) > 0);
  if (!relaxed) return [];
  const sort = nearestSort(relaxed.filter, question.search);
  return index.search({ ...question, search: { ...relaxed.search, sort, page: 1, pageSize: mostNear } }).ids;
}

/** Returns the first three vehicles, each of another model as far as there are others; otherwise they could look the same. */
export function differentModels<Shown extends Pick<Vehicle, 'make' | 'model'>>(
  vehicles: readonly Shown[],
): readonly Shown[] {
  const nameOf = ({ make, model }: Shown) => `${make} ${model}`;
  const names = vehicles.map(nameOf);
  const isFirst = (vehicle: Shown, place: number) => names.indexOf(nameOf(vehicle)) === place;
  const firsts = vehicles.filter(isFirst);
  const others = vehicles.filter((vehicle, place) => !isFirst(vehicle, place));
  return [...firsts, ...others].slice(0, mostClosest);
}
