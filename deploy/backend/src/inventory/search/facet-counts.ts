import {
  facetNames,
  type Facet,
  type FacetName,
  type VehicleSearch,
} from '@forecourt/shared-contracts/inventory';
import type { Columns } from './columns.ts';
import type { Failures } from './failures.ts';

/** Lists that are given only when the list above has a choice. */
const parents: Readonly<Partial<Record<FacetName, FacetName>>> = { model: 'make', trim: 'model' };

/** Counts of every facet, each without regard to its own filter, and how many rows pass all filters. */
export function facetCounts(
  columns: Columns,
  failures: Failures,
  search: VehicleSearch,
): { total: number; facets: Facet[] } {
  const counts = facetNames.map((name) => new Int32Array(columns.facets[name].values.length));
  const codes = facetNames.map((name) => columns.facets[name].codes);
  const { count, failedFacet } = failures;
  let total = 0;
  for (let row = 0; row < columns.size; row += 1) {
    const failed = count[row] ?? 0;
    if (failed === 0) {
      total += 1;
      for (let facet = 0; facet < counts.length; facet += 1) add(counts[facet], codes[facet]?.[row]);
    } else if (failed === 1) {
      const facet = failedFacet[row] ?? 0;
      add(counts[facet], codes[facet]?.[row]);
    }
  }
  const facets = facetNames.map((name, facet) => ({
    name,
    values: isListed(name, search) ? listed(columns, name, { counts: counts[facet], search }) : [],
  }));
  return { total, facets };
}

function add(counts: Int32Array | undefined, code: number | undefined): void {
  if (counts && code !== undefined) counts[code] = (counts[code] ?? 0) + 1;
}

function isListed(name: FacetName, search: VehicleSearch): boolean {
  const parent = parents[name];
  return parent === undefined || search.facets[parent].length > 0 || search.facets[name].length > 0;
}

interface Counted {
  readonly counts: Int32Array | undefined;
  readonly search: VehicleSearch;
}

/** Most first, then by name; chosen values stay in the list with a count of 0. */
function listed(columns: Columns, name: FacetName, { counts, search }: Counted) {
  const column = columns.facets[name];
  const chosen = column.codesOf(search.facets[name]);
  return column.values
    .map((value, code) => ({ value, code, count: counts?.[code] ?? 0 }))
    .filter(({ code, count }) => count > 0 || chosen.has(code))
    .sort((one, two) => two.count - one.count || (one.value < two.value ? -1 : 1))
    .map(({ value, count }) => ({ value, count }));
}
