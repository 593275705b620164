export { coveragePart } from './coverage-part.ts';
export { listProtectionPricing } from './list-protection-pricing.ts';
export { findHeldPlan, protectionMerger, removePlan } from './plan-rows.ts';
export { protectionCharges } from './protection-charges.ts';
export { protectionRoutes } from './protection.routes.ts';
export type { ProtectionPricing } from './protection-pricing.ts';
