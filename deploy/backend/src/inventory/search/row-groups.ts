import { facetColumn, type FacetColumn } from './facet-column.ts';
import type { IndexedRow } from './indexed-row.ts';

/**
 * Rows grouped by equal values of some fields: a hundred thousand vehicles form a few thousand groups, so
 * that anything depending only on these fields is computed once per group and looked up by row.
 */
export interface RowGroups<Filter extends string> {
  /** Number of each row's group. */
  readonly numbers: Uint32Array;
  /** What the rows of each group have in common, as one string. */
  readonly keys: readonly string[];
  /** The first row of each group. */
  readonly firsts: readonly IndexedRow[];
  /** The fields, each coded by group. */
  readonly counted: readonly { readonly filter: Filter; readonly column: FacetColumn }[];
}

/** The fields that are equal within a group, by the filter they are counted for. */
export type GroupFields<Filter extends string> = Readonly<Record<Filter, (row: IndexedRow) => string>>;

/** Returns the string that is equal for rows of one group. */
export function groupKey<Filter extends string>(fields: GroupFields<Filter>, row: IndexedRow): string {
  return Object.values<(row: IndexedRow) => string>(fields)
    .map((field) => field(row))
    .join('|');
}

/** Groups rows. */
export function rowGroups<Filter extends string>(
  rows: readonly IndexedRow[],
  fields: GroupFields<Filter>,
): RowGroups<Filter> {
  const { codes: numbers, keys, firsts } = coded(rows, (row) => groupKey(fields, row));
  const filters = Object.keys(fields) as Filter[];
  const counted = filters.map((filter) => ({ filter, column: facetColumn(firsts.map(fields[filter])) }));
  return { numbers, keys, firsts, counted };
}

/** Numbers rows by a key; returns each row's number, and the key and first row of each number. */
export function coded<Key extends string | number>(
  rows: readonly IndexedRow[],
  key: (row: IndexedRow) => Key,
) {
  const codeByKey = new Map<Key, number>();
  const firsts: IndexedRow[] = [];
  const codes = Uint32Array.from(rows, (row) => {
    const rowKey = key(row);
    const known = codeByKey.get(rowKey);
    if (known !== undefined) return known;
    codeByKey.set(rowKey, firsts.length);
    return firsts.push(row) - 1;
  });
  return { codes, keys: [...codeByKey.keys()], firsts };
}
