export type { IndexQuery } from './index-query.ts';
export type { IndexedRow } from './indexed-row.ts';
export { buildSearchIndex } from './search-index.ts';
export type { IndexAnswer, SearchIndex } from './search-index.ts';
export { createRecommender } from './recommended-groups.ts';
