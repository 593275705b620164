import type { FacetName, SearchResult, VehicleSearch } from '@forecourt/shared-contracts/inventory';

/** One value of a filter with the number of vehicles it would show. */
export interface FacetValue {
  readonly value: string;
  readonly count: number;
  readonly isChosen: boolean;
}

/** Returns the values of a filter as the result counts them; chosen ones that it does not list are at the end with 0. */
export function facetValues(
  result: Pick<SearchResult, 'facets'>,
  search: VehicleSearch,
  name: FacetName,
): readonly FacetValue[] {
  const listed = result.facets.find((facet) => facet.name === name)?.values ?? [];
  const chosen = search.facets[name];
  const missing = chosen.filter((value) => !listed.some((one) => one.value === value));
  return [...listed, ...missing.map((value) => ({ value, count: 0 }))].map((one) => ({
    ...one,
    isChosen: chosen.includes(one.value),
  }));
}
