export { getInsuranceProgress, InsuranceProgressSchema, policyOutcome } from './insurance-progress.ts';
export type { InsuranceProgress, InsuranceStatus, PolicyStatus } from './insurance-progress.ts';
export {
  endsAfterStart,
  giveInsuranceConsent,
  PolicySchema,
  reportPolicyError,
  submitPolicy,
} from './policy-endpoints.ts';
export type { PolicyInput } from './policy-endpoints.ts';
