export { insuranceRoutes } from './insurance.routes.ts';
export { seedInsurance } from './seed-insurance.ts';
export type { InsuranceSample } from './seed-insurance.ts';
export { samplePolicyVerifier } from './sample-policy-verifier.ts';
