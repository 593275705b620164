export { prequalificationViews } from './views.ts';
