export { comparisonAdopter } from './comparison-rows.ts';
export { comparisonRoutes } from './comparison.routes.ts';
