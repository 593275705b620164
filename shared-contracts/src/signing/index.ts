export {
  getSigningReadiness,
  getSigningStatus,
  SigningReadinessSchema,
  SigningStatusSchema,
} from './signing-endpoints.ts';
export type { SigningReadiness, SigningStatus } from './signing-endpoints.ts';
export {
  requestContract,
  downloadContract,
  getContract,
  giveElectronicConsent,
  startSigning,
  withdrawElectronicConsent,
} from './contract-endpoints.ts';
export { ContractSchema, ContractStateSchema, electronicConsentVersion } from './contract-schema.ts';
export type { Contract, ContractState } from './contract-schema.ts';
export { contractTerms, ContractTermsSchema, financeDisclosure } from './contract-terms.ts';
export type { ContractTerms, FinanceDisclosure } from './contract-terms.ts';
