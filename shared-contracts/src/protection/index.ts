export { coverageConflicts } from './coverage-conflicts.ts';
export { chooseCoverage, concludeCoverage, getProtection, removeCoverage } from './protection-endpoints.ts';
export { protectionCategory } from './protection-offer.ts';
export type {
  ChosenCoverage,
  ProtectionLevel,
  ProtectionOffer,
  ProtectionPackage,
  IneligibleProtection,
} from './protection-offer.ts';
export { protectionRefundCents } from './protection-refund.ts';
export type { ProtectionType } from '../tenant/index.ts';
