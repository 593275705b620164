import type {
  Bounds,
  Facet,
  FacetName,
  ListedAvailability,
  RangeName,
  SearchSort,
  VehicleSearch,
} from '@forecourt/shared-contracts/inventory';
import { keptBelow } from './facet-tree.ts';
import { everything } from './search-href.ts';

/** A change of a search. It is applied to the latest search, so that two changes in quick succession both count. */
export type SearchChange = (search: VehicleSearch) => VehicleSearch;

/** One filter value to add or remove; `facets` is from the last result, which maps values to makes. */
export interface FacetToggle {
  readonly name: FacetName;
  readonly value: string;
  readonly facets?: readonly Facet[] | undefined;
}

/**
 * Adds or removes one value of a filter; every filter change returns to page 1. Removing a make also removes its models and trims, and a
 * model its trims: they are only offered below it.
 */
export function withFacetToggled(search: VehicleSearch, toggle: FacetToggle): VehicleSearch {
  const { name, value } = toggle;
  const chosen = search.facets[name];
  const isTaken = chosen.includes(value);
  const values = isTaken ? chosen.filter((one) => one !== value) : [...chosen, value].sort();
  const below = isTaken ? keptBelow(search, toggle) : {};
  return { ...search, facets: { ...search.facets, [name]: values, ...below }, page: 1 };
}

/** Replaces the bounds of a range; an empty object opens it. */
export function withRange(search: VehicleSearch, name: RangeName, bounds: Bounds): VehicleSearch {
  return { ...search, ranges: { ...search.ranges, [name]: bounds }, page: 1 };
}

/** Adds or removes an availability; removing all means the default. */
export function withAvailabilityToggled(search: VehicleSearch, value: ListedAvailability): VehicleSearch {
  const { availability } = search;
  const next = availability.includes(value)
    ? availability.filter((one) => one !== value)
    : [...availability, value];
  return { ...search, availability: next.length > 0 ? next : everything.availability, page: 1 };
}

/** Sets or drops the ZIP. Without one there is no distance to filter or sort by. */
export function withZip(search: VehicleSearch, zip: string | undefined): VehicleSearch {
  if (zip !== undefined) return { ...search, zip, page: 1 };
  const { zip: _zip, distanceMiles: _distance, ...rest } = search;
  return { ...rest, sort: search.sort === 'distance' ? 'recommended' : search.sort, page: 1 };
}

/** Sets the radius around the ZIP in miles; undefined is any distance. */
export function withDistance(search: VehicleSearch, distanceMiles: number | undefined): VehicleSearch {
  const { distanceMiles: _old, ...rest } = search;
  return { ...rest, ...(distanceMiles !== undefined && { distanceMiles }), page: 1 };
}

/** Sets or drops the keyword. */
export function withKeyword(search: VehicleSearch, keyword: string): VehicleSearch {
  const { keyword: _old, ...rest } = search;
  return { ...rest, ...(keyword !== '' && { keyword }), page: 1 };
}

/** Sets the order of the results. */
export function withSort(search: VehicleSearch, sort: SearchSort): VehicleSearch {
  return { ...search, sort, page: 1 };
}

/** Removes all filters. The sort order stays, and so does the ZIP, because it is the shopper's location and hides nothing. */
export function withoutFilters(search: VehicleSearch): VehicleSearch {
  return {
    ...everything,
    sort: search.sort,
    pageSize: search.pageSize,
    ...(search.zip !== undefined && { zip: search.zip }),
  };
}
