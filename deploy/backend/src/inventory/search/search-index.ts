import type { SearchRanges, Suggestion } from '@forecourt/shared-contracts/inventory';
import { availabilityCodes, columnsOf, isSameVehicle } from './columns.ts';
import { dealerDistances, excludedRows } from './excluded-rows.ts';
import { facetCounts, type SearchCounts } from './facet-counts.ts';
import type { IndexQuery } from './index-query.ts';
import type { IndexedRow } from './indexed-row.ts';
import { createKeptCounts, type Found } from './kept-counts.ts';
import { lineFilter } from './line-filter.ts';
import { listRanges } from './list-ranges.ts';
import { createSuggester, type Suggester } from './suggestions.ts';
import {
  moveRow,
  nearestFirst,
  recommendedNear,
  rowOrders,
  sortedRows,
  type KeptSort,
} from './sort-orders.ts';
import { tallyOf } from './tally.ts';
import { wordIndex } from './word-index.ts';

/** A page of vehicle ids in order, with counts. `page` is the last page if a later one was requested. */
export interface IndexAnswer extends SearchCounts {
  readonly page: number;
  readonly ids: readonly number[];
}

/**
 * All vehicles of one tenant, searchable within a few milliseconds; only the page's rows are read from the
 * database.
 */
export interface SearchIndex {
  readonly size: number;
  search(question: IndexQuery): IndexAnswer;
  /** Returns how many vehicles a search finds, without counts and order. */
  total(question: IndexQuery): number;
  /** Returns the smallest and largest values of what is listed. */
  ranges(): SearchRanges;
  /** Returns at most ten keywords for the typed text. */
  suggest(typed: string): Suggestion[];
  /**
   * Applies a changed price, mileage, payment or availability; returns false and changes nothing if the
   * vehicle is unknown or anything else changed: then the index must be rebuilt.
   */
  patch(row: IndexedRow): boolean;
}

const keptSorts: readonly KeptSort[] = [
  'recommended',
  'price-asc',
  'price-desc',
  'mileage-asc',
  'year-desc',
  'newest',
];

/** Builds the index from rows sorted by id. */
export function buildSearchIndex(rows: readonly IndexedRow[]): SearchIndex {
  const columns = columnsOf(rows);
  const words = wordIndex(columns);
  // Overwritten by each search, which ends before the next.
  const excludedBytes = new Uint8Array(rows.length);
  const orders = rowOrders(columns);
  const sorted = new Map(keptSorts.map((sort) => [sort, sortedRows(rows.length, orders[sort])] as const));
  let suggester: Suggester | undefined;
  let ranges: SearchRanges | undefined;
  const rowById = new Map(rows.map((row, number) => [row.id, number] as const));

  function find(question: IndexQuery): Found {
    const { search } = question;
    const lines = lineFilter(columns.lines, search.facets);
    const excluded = excludedRows({ columns, words, excluded: excludedBytes }, question);
    const tally = tallyOf({ columns, lines, excluded }, search);
    return { counts: facetCounts({ columns, lines }, tally, search), passes: tally.passes };
  }

  const kept = createKeptCounts(find);

  function inOrder({ search, origin }: IndexQuery, passes: Uint8Array): Int32Array {
    const keptSort = search.sort === 'distance' ? 'recommended' : search.sort;
    const order = sorted.get(keptSort) ?? new Int32Array();
    if (!origin || keptSort !== 'recommended') return order;
    const miles = dealerDistances(columns, origin);
    return search.sort === 'distance'
      ? nearestFirst(columns, passes, miles)
      : recommendedNear(columns, { recommended: order, passes, miles });
  }

  return {
    size: rows.length,
    search(question) {
      const { search } = question;
      const { counts, passes } = kept.of(question);
      const page = Math.min(search.page, Math.max(1, Math.ceil(counts.total / search.pageSize)));
      const first = (page - 1) * search.pageSize;
      const count = Math.min(search.pageSize, counts.total - first);
      const shown = pageOf(inOrder(question, passes), passes, { first, count });
      const ids = shown.map((row) => columns.ids[row] ?? 0);
      return { ...counts, page, ids };
    },
    total: (question) => kept.of(question).counts.total,
    ranges: () => (ranges ??= listRanges(columns)),
    suggest: (typed) => (suggester ??= createSuggester(columns)).suggest(typed),
    patch(change) {
      const row = rowById.get(change.id);
      if (row === undefined || !isSameVehicle(columns, row, change)) return false;
      columns.priceCents[row] = change.priceCents;
      columns.mileage[row] = change.mileage;
      columns.paymentCents[row] = change.paymentCents;
      columns.availability[row] = availabilityCodes.indexOf(change.availability);
      for (const [sort, order] of sorted) moveRow(order, row, orders[sort]);
      kept.forget();
      suggester = undefined;
      ranges = undefined;
      return true;
    },
  };
}

/** Passing rows, from one position on. */
function pageOf(order: Int32Array, passes: Uint8Array, window: { first: number; count: number }): number[] {
  const found: number[] = [];
  let seen = 0;
  for (let at = 0; at < order.length && found.length < window.count; at += 1) {
    const row = order[at] as number;
    if (passes[row] === 0) continue;
    seen += 1;
    if (seen > window.first) found.push(row);
  }
  return found;
}
