export { KeywordSearch } from './keyword-search.tsx';
