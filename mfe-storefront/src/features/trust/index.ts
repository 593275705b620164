export { trustViews } from './trust-views.ts';
