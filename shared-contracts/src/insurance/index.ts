export {
  getInsuranceProgress,
  giveInsuranceConsent,
  InsuranceProgressSchema,
  PolicySchema,
  reportPolicyError,
  submitPolicy,
} from './insurance-endpoints.ts';
export type { InsuranceProgress, PolicyInput } from './insurance-endpoints.ts';
