export { searchViews } from './views.ts';
