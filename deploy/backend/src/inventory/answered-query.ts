import {
  facetNames,
  searchToParams,
  type Facet,
  type VehicleSearch,
} from '@forecourt/shared-contracts/inventory';

interface Found {
  readonly facets: readonly Facet[];
  /** Whether the search's ZIP exists; false without one. */
  readonly hasOrigin: boolean;
}

/**
 * Returns the query of the search that a result answers, if it is not the one that was asked: values in the case in which the
 * inventory lists them, since a link may have another; and without distance if its ZIP does not exist. That ZIP itself stays,
 * to be corrected.
 */
export function answeredQuery(search: VehicleSearch, found: Found): string | undefined {
  const named = { ...search, facets: inListedCase(search.facets, found.facets) };
  const answered = search.zip === undefined || found.hasOrigin ? named : withoutDistance(named);
  const query = searchToParams(answered).toString();
  return query === searchToParams(search).toString() ? undefined : query;
}

function inListedCase(chosen: VehicleSearch['facets'], facets: readonly Facet[]): VehicleSearch['facets'] {
  const changed = { ...chosen };
  for (const name of facetNames) {
    const listed = facets.find((facet) => facet.name === name)?.values ?? [];
    const inItsCase = (value: string) =>
      listed.find((one) => one.value.toLowerCase() === value.toLowerCase())?.value ?? value;
    changed[name] = [...new Set(chosen[name].map(inItsCase))];
  }
  return changed;
}

function withoutDistance({ distanceMiles: _distance, ...search }: VehicleSearch): VehicleSearch {
  return { ...search, sort: search.sort === 'distance' ? 'recommended' : search.sort };
}
