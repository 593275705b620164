export { observePage } from './observe-page.ts';
