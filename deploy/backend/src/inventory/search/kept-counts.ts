import type { SearchCounts } from './facet-counts.ts';
import type { IndexQuery } from './index-query.ts';

/** What a search finds, whatever its order and page: its counts, and by row 1 for each that is found. */
export interface Found {
  readonly counts: SearchCounts;
  readonly passes: Uint8Array;
}

/** Each has a byte by row: 1.6 MB at 100,000 vehicles. */
const mostKept = 16;

/** The same for searches that differ in nothing but sort order and page. */
function filtersOf({ search, origin, onlyId }: IndexQuery): string {
  const { facets, ranges, keyword, availability, distanceMiles } = search;
  const place = distanceMiles === undefined ? undefined : origin;
  return JSON.stringify([facets, ranges, keyword, availability, distanceMiles, place, onlyId]);
}

/**
 * Keeps what the last searches found, so that the next page, another order, Back, and the same search of somebody
 * else are not counted again. `forget` it all when a row changes.
 */
export function createKeptCounts(count: (question: IndexQuery) => Found) {
  const kept = new Map<string, Found>();
  return {
    of(question: IndexQuery): Found {
      const key = filtersOf(question);
      const found = kept.get(key) ?? count(question);
      kept.delete(key);
      kept.set(key, found);
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
      return found;
    },
    forget: () => kept.clear(),
  };
}
