export { legalViews } from './views.ts';
