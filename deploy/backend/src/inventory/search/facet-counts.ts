import {
  facetNames,
  featureCodes,
  listedAvailabilities,
  type Facet,
  type FacetName,
  type SearchResult,
  type VehicleSearch,
} from '@forecourt/shared-contracts/inventory';
import {
  availabilityCodes,
  featureBits,
  type Columns,
  type DesignFilter,
  type FinishFilter,
  type FlatFacet,
} from './columns.ts';
import { codesOf, type FacetColumn } from './facet-column.ts';
import type { LineFilter } from './line-filter.ts';
import type { RowGroups } from './row-groups.ts';
import type { GroupTally, Tally } from './tally.ts';

/** Counts of a search. */
export interface SearchCounts {
  /** Rows that pass all filters. */
  readonly total: number;
  readonly facets: Facet[];
  readonly availability: SearchResult['availability'];
}

interface CountedColumn {
  readonly column: FacetColumn;
  /** Rows by code, ignoring the filter itself. */
  readonly counts: Uint32Array;
}

interface Counted {
  readonly columns: Columns;
  readonly lines: LineFilter;
  readonly search: VehicleSearch;
  readonly filters: Readonly<Record<DesignFilter | FinishFilter, CountedColumn>>;
  /** Rows that pass all filters, by feature. */
  readonly features: Uint32Array;
}

type Values = Facet['values'];

/**
 * Returns the counts of every facet, each ignoring its own filter (for features including it), and how many
 * rows pass all filters.
 */
export function facetCounts(
  { columns, lines }: Pick<Counted, 'columns' | 'lines'>,
  tally: Tally,
  search: VehicleSearch,
): SearchCounts {
  const filters = {
    ...countsOfGroups(columns.designs, tally.designs),
    ...countsOfGroups(columns.finishes, tally.finishes),
  };
  const counted: Counted = { columns, lines, search, filters, features: countsOfBits(tally.featureBytes) };
  return {
    total: tally.total,
    facets: facetNames.map((name) => ({ name, values: valuesOf(name, counted) })),
    availability: listedAvailabilities.map((value) => ({
      value,
      count: tally.availability[availabilityCodes.indexOf(value)] ?? 0,
    })),
  };
}

/** Converts counts by group to counts by code of each counted field. */
function countsOfGroups<Filter extends string>(
  { counted }: RowGroups<Filter>,
  { passing, missing, failed }: GroupTally,
): Record<Filter, CountedColumn> {
  const entries = counted.map(({ filter, column }, number) => {
    const counts = new Uint32Array(column.values.length);
    for (let group = 0; group < passing.length; group += 1) {
      const code = column.codes[group] as number;
      const missed = failed[group] === number ? (missing[group] as number) : 0;
      add(counts, code, (passing[group] as number) + missed);
    }
    return [filter, { column, counts }] as const;
  });
  return Object.fromEntries(entries) as Record<Filter, CountedColumn>;
}

function valuesOf(name: FacetName, counted: Counted): Values {
  if (name === 'make' || name === 'model' || name === 'trim') return branchesOf(name, counted);
  return name === 'feature' ? featuresOf(counted) : flatValues(name, counted);
}

/** Chosen values stay in the list with a count of 0; what a dealer left unstated is not a value. */
function flatValues(name: FlatFacet, { filters, search }: Counted): Values {
  const { column, counts } = filters[name];
  const chosen = codesOf(column, search.facets[name]);
  const shown = column.values.map((value, code) => ({
    value: { value, count: counts[code] ?? 0 },
    place: column.places[code] ?? 0,
    isChosen: chosen[code] === 1,
  }));
  return mostFirst(
    shown.filter(({ value, isChosen }) => value.value !== '' && (value.count > 0 || isChosen)),
  );
}

const featurePlaces = new Map([...featureCodes].sort().map((code, place) => [code, place] as const));

function featuresOf({ features, search }: Counted): Values {
  const wanted = featureBits(search.facets.feature);
  const shown = featureCodes.map((value, bit) => ({
    value: { value, count: features[bit] ?? 0 },
    place: featurePlaces.get(value) ?? 0,
    isChosen: (wanted & (1 << bit)) !== 0,
  }));
  return mostFirst(shown.filter(({ value, isChosen }) => value.count > 0 || isChosen));
}

/** Converts counts by value of each byte to counts by bit. */
function countsOfBits(bytes: Uint32Array): Uint32Array {
  const counts = new Uint32Array(32);
  bytes.forEach((count, at) => {
    for (let bit = 0; bit < 8; bit += 1) {
      if ((at & (1 << bit)) !== 0) add(counts, (at >>> 8) * 8 + bit, count);
    }
  });
  return counts;
}

function add(counts: Uint32Array, code: number, count: number): void {
  counts[code] = (counts[code] as number) + count;
}

/**
 * Makes, models below chosen makes, or trims below chosen models; chosen ones stay in the list with a count
 * of 0.
 */
function branchesOf(name: 'make' | 'model' | 'trim', { columns, lines, search, filters }: Counted): Values {
  const { numbers, branches, places } = columns.lineTree[name];
  const chosen = new Set(search.facets[name].map((value) => value.toLowerCase()));
  const isChosen = (value: string) => chosen.size > 0 && chosen.has(value.toLowerCase());
  const shows = { make: undefined, model: lines.showsModel, trim: lines.showsTrim }[name];
  const counts = new Uint32Array(branches.length);
  filters.line.counts.forEach((count, line) => add(counts, numbers[line] as number, count));
  const shown: Shown[] = [];
  branches.forEach(({ value, of, line }, branch) => {
    const count = counts[branch] as number;
    if (value === '' || shows?.[line] === 0 || (count === 0 && !isChosen(value))) return;
    shown.push({
      value: { value, count, ...(of.length > 0 && { of: [...of] }) },
      place: places[branch] ?? 0,
    });
  });
  return mostFirst(shown);
}

interface Shown {
  readonly value: Values[number];
  /** Its position among all values by name and parent. */
  readonly place: number;
}

/** Most vehicles first, then by name and parent. */
function mostFirst(shown: readonly Shown[]): Values {
  return [...shown]
    .sort((one, two) => two.value.count - one.value.count || one.place - two.place)
    .map(({ value }) => value);
}
