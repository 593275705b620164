export { insuranceRoutes } from './insurance.routes.ts';
export { saveInsurance } from './insurance-rows.ts';
export { samplePolicyVerifier } from './sample-policy-verifier.ts';
