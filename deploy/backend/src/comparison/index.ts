export { comparisonAdopter, findCompared } from './comparison-rows.ts';
export { comparisonRoutes } from './comparison.routes.ts';
