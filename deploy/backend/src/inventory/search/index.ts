export type { IndexQuestion } from './failures.ts';
export type { IndexedRow } from './indexed-row.ts';
export { buildSearchIndex } from './search-index.ts';
export type { IndexAnswer, RowChange, SearchIndex } from './search-index.ts';
