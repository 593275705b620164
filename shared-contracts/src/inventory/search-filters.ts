import { facetNames, filterNames, rangeNames, type FacetName, type FilterName } from './search-values.ts';
import { readVehicleSearch, type VehicleSearch } from './vehicle-search.ts';

const everything = readVehicleSearch({});
const belowMake: readonly FacetName[] = ['make', 'model', 'trim'];

/** Filters removed along with a filter: with a make its models and trims, with a model its trims. */
function alsoEmptied(name: FacetName): readonly FacetName[] {
  const place = belowMake.indexOf(name);
  return place < 0 ? [name] : belowMake.slice(place);
}

/** Returns the active filters of a search, in the order of {@link filterNames}; empty for an unfiltered search. */
export function filtersInUse(search: VehicleSearch): readonly FilterName[] {
  return filterNames.filter((name) => isInUse(search, name));
}

function isInUse(search: VehicleSearch, name: FilterName): boolean {
  if (isFacet(name)) return search.facets[name].length > 0;
  if (isRange(name)) return search.ranges[name].min !== undefined || search.ranges[name].max !== undefined;
  if (name === 'keyword') return search.keyword !== undefined;
  if (name === 'distance') return search.distanceMiles !== undefined;
  return search.availability.join() !== everything.availability.join();
}

/** Returns the search without one of its filters, from page 1. The ZIP stays: it is the shopper's location and hides nothing. */
export function withoutFilter(search: VehicleSearch, name: FilterName): VehicleSearch {
  const { keyword: _keyword, distanceMiles: _distance, ...rest } = search;
  const first = { ...search, page: 1 };
  if (isFacet(name)) {
    const emptied = Object.fromEntries(alsoEmptied(name).map((one) => [one, []]));
    return { ...first, facets: { ...search.facets, ...emptied } };
  }
  if (isRange(name)) return { ...first, ranges: { ...search.ranges, [name]: {} } };
  if (name === 'availability') return { ...first, availability: everything.availability };
  const { distanceMiles, keyword } = search;
  if (name === 'keyword') return { ...rest, ...(distanceMiles !== undefined && { distanceMiles }), page: 1 };
  return { ...rest, ...(keyword !== undefined && { keyword }), page: 1 };
}

function isFacet(name: FilterName): name is FacetName {
  return (facetNames as readonly string[]).includes(name);
}

function isRange(name: FilterName): name is (typeof rangeNames)[number] {
  return (rangeNames as readonly string[]).includes(name);
}
