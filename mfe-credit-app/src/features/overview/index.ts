export { overviewViews } from './views.ts';
