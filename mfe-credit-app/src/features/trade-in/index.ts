export { tradeInViews } from './views.ts';
