export {
  getInsuranceProgress,
  giveInsuranceConsent,
  InsuranceProgressSchema,
  policyOutcome,
  PolicySchema,
  reportPolicyError,
  submitPolicy,
} from './insurance-endpoints.ts';
export type { InsuranceProgress, InsuranceStatus, PolicyInput, PolicyStatus } from './insurance-endpoints.ts';
