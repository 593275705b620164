import { readVehicleSearch, searchToParams, type VehicleSearch } from '@forecourt/shared-contracts/inventory';

/** The search for everything: what `/search` without a query shows. */
export const everything: VehicleSearch = readVehicleSearch({});

/** Address of the search page for a search. */
export function searchHref(search: VehicleSearch): string {
  const query = searchToParams(search).toString();
  return query === '' ? '/search' : `/search?${query}`;
}

/** Address of the search page for query parameters as a person would write them, `{ make: 'Audi' }`. */
export function searchHrefOf(query: Readonly<Record<string, string | number>>): string {
  return searchHref(readVehicleSearch(query));
}
