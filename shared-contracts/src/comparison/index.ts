export {
  addToComparison,
  clearComparison,
  getComparison,
  removeFromComparison,
} from './comparison-endpoints.ts';
export type { ComparedVehicle, Comparison } from './comparison-endpoints.ts';
export { byAddition, mergedComparison } from './comparison-rules.ts';
