export type { IndexQuery } from './index-question.ts';
export type { IndexedRow } from './indexed-row.ts';
export { buildSearchIndex } from './search-index.ts';
export type { IndexAnswer, SearchIndex } from './search-index.ts';
