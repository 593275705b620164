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

/** A change of a search. It is made to the search as it stands then, so that two changes in quick succession both count. */
export type SearchChange = (search: VehicleSearch) => VehicleSearch;

/** One value of a filter that is added or taken away; `facets` is the last answer's, which knows what belongs to which make. */
export interface FacetToggle {
  readonly name: FacetName;
  readonly value: string;
  readonly facets?: readonly Facet[] | undefined;
}

/**
 * Adds or takes away one value of a filter; every change of a filter leads back to page 1. Taking a make away also takes
 * its models and trims away, and a model its trims: they are only offered below it.
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

/** Lists a state of availability or leaves it out; leaving all out means the default. */
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

/** All filters off. The order stays, and the ZIP, since it says where the shopper is and hides nothing. */
export function withoutFilters(search: VehicleSearch): VehicleSearch {
  return {
    ...everything,
    sort: search.sort,
    pageSize: search.pageSize,
    ...(search.zip !== undefined && { zip: search.zip }),
  };
}
