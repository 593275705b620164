import { readVehicleSearch, searchToParams, type VehicleSearch } from '@forecourt/shared-contracts/inventory';
import { routePaths } from './route-paths.ts';

/** The unfiltered search: what `/search` without a query shows. */
export const everything: VehicleSearch = readVehicleSearch({});

/** Returns the search page's path for a search. */
export function searchHref(search: VehicleSearch): string {
  const query = searchToParams(search).toString();
  return query === '' ? routePaths.search : `${routePaths.search}?${query}`;
}

/** Returns the search page's path for query parameters in their short form, `{ make: 'Audi' }`. */
export function searchHrefOf(query: Readonly<Record<string, string | number>>): string {
  return searchHref(readVehicleSearch(query));
}
