export { insuranceRoutes } from './insurance.routes.ts';
export { saveInsurance } from './insurance-rows.ts';
export type { PolicyAnswer } from './policy-verifier.ts';
export type { PolicyToVerify } from './policy-verifier.ts';
export type { PolicyVerifier } from './policy-verifier.ts';
export { insuranceOfOrders } from './insurance-rows.ts';
export type { InsuranceRow } from './insurance-rows.ts';
export { insuranceProgress } from './insurance-progress.ts';
