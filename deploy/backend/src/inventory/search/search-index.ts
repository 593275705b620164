import type { Position } from '@forecourt/shared-contracts/geo';
import type { Facet, SearchRanges, Suggestion } from '@forecourt/shared-contracts/inventory';
import { availabilityCodes, columnsOf, type Columns } from './columns.ts';
import { dealerDistances, failuresOf, type Failures, type IndexQuestion } from './failures.ts';
import { facetCounts } from './facet-counts.ts';
import type { IndexedRow } from './indexed-row.ts';
import { listRanges } from './list-ranges.ts';
import { createSuggester, type Suggester } from './suggestions.ts';
import { moveRow, rowOrders, sortedRows, type KeptSort } from './sort-orders.ts';
import { wordsOf } from './tokens.ts';
import { wordIndex } from './word-index.ts';

/** A page of vehicle ids in order, with counts. `page` is the last one when a later one was asked for. */
export interface IndexAnswer {
  readonly total: number;
  readonly page: number;
  readonly ids: readonly number[];
  readonly facets: Facet[];
}

/** What may change of a vehicle without a new index. */
export type RowChange = Pick<IndexedRow, 'id' | 'priceCents' | 'mileage' | 'paymentCents' | 'availability'>;

/** All vehicles of one tenant, ready to be searched in a few milliseconds; the database is asked only for the page's rows. */
export interface SearchIndex {
  readonly size: number;
  search(question: IndexQuestion): IndexAnswer;
  /** Smallest and largest values of what is listed. */
  ranges(): SearchRanges;
  /** At most ten keywords for what was typed. */
  suggest(typed: string): Suggestion[];
  /** Takes a change over; false when it does not know the vehicle and must be built anew. */
  patch(change: RowChange): boolean;
}

const keptSorts: readonly KeptSort[] = [
  'recommended',
  'price-asc',
  'price-desc',
  'mileage-asc',
  'year-desc',
  'newest',
];

/** Builds the index from rows that are sorted by id. */
export function buildSearchIndex(rows: readonly IndexedRow[]): SearchIndex {
  const columns = columnsOf(rows);
  const words = wordIndex(rows.length, sharedWords(rows));
  const orders = rowOrders(columns);
  const sorted = new Map(keptSorts.map((sort) => [sort, sortedRows(rows.length, orders[sort])] as const));
  let suggester: Suggester | undefined;
  let ranges: SearchRanges | undefined;
  const rowById = new Map(rows.map((row, number) => [row.id, number] as const));

  function inOrder({ search, origin }: IndexQuestion, failures: Failures): Int32Array {
    if (search.sort === 'distance' && origin) return nearestFirst(columns, failures, origin);
    const kept = search.sort === 'distance' ? 'recommended' : search.sort;
    return sorted.get(kept) ?? new Int32Array();
  }

  return {
    size: rows.length,
    search(question) {
      const { search } = question;
      const failures = failuresOf({ columns, words }, question);
      const { total, facets } = facetCounts(columns, failures, search);
      const page = Math.min(search.page, Math.max(1, Math.ceil(total / search.pageSize)));
      const first = (page - 1) * search.pageSize;
      const found = passing(inOrder(question, failures), failures, { first, count: search.pageSize });
      return { total, page, facets, ids: found.map((row) => columns.ids[row] ?? 0) };
    },
    ranges: () => (ranges ??= listRanges(columns)),
    suggest: (typed) => (suggester ??= createSuggester(columns)).suggest(typed),
    patch(change) {
      const row = rowById.get(change.id);
      if (row === undefined) return false;
      columns.priceCents[row] = change.priceCents;
      columns.mileage[row] = change.mileage;
      columns.paymentCents[row] = change.paymentCents;
      columns.availability[row] = availabilityCodes.indexOf(change.availability);
      for (const [sort, order] of sorted) moveRow(order, row, orders[sort]);
      suggester = undefined;
      ranges = undefined;
      return true;
    },
  };
}

/** Rows that fail no filter, from one place on. */
function passing(order: Int32Array, { count }: Failures, window: { first: number; count: number }): number[] {
  const found: number[] = [];
  let seen = 0;
  for (const row of order) {
    if (count[row] !== 0) continue;
    seen += 1;
    if (seen <= window.first) continue;
    found.push(row);
    if (found.length === window.count) break;
  }
  return found;
}

/** Matching rows by the distance of their dealer, then by dealer and id. */
function nearestFirst(columns: Columns, { count }: Failures, origin: Position): Int32Array {
  const distances = [...dealerDistances(columns, origin)].sort(
    ([one, near], [two, far]) => near - far || one - two,
  );
  const rowsByDealer = new Map(distances.map(([dealerId]) => [dealerId, [] as number[]]));
  columns.dealerId.forEach((dealerId, row) => {
    if (count[row] === 0) rowsByDealer.get(dealerId)?.push(row);
  });
  return Int32Array.from([...rowsByDealer.values()].flat());
}

function sharedWords(rows: readonly IndexedRow[]): (row: number) => readonly string[] {
  const wordsByText = new Map<string, readonly string[]>();
  const once = (fields: readonly (string | number)[]) => {
    const key = fields.join('|');
    const words = wordsByText.get(key) ?? wordsOf(fields);
    wordsByText.set(key, words);
    return words;
  };
  return (number) => {
    const row = rows[number];
    if (!row) return [];
    const named = once([row.year, row.make, row.model, row.trim, row.bodyStyle]);
    const described = once([row.condition, row.fuelType, row.drivetrain, row.colorFamily, row.paintName]);
    return [...named, ...described.filter((word) => !named.includes(word))];
  };
}
