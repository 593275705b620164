export {
  getSigningReadiness,
  getSigningStatus,
  SigningReadinessSchema,
  SigningStatusSchema,
  signingStage,
} from './signing-endpoints.ts';
export type { SigningReadiness, SigningStatus, ContractStatus } from './signing-endpoints.ts';
export {
  requestContract,
  downloadContract,
  getContract,
  giveElectronicConsent,
  startSigning,
  withdrawElectronicConsent,
} from './contract-endpoints.ts';
export { ContractSchema, ContractStateSchema, electronicConsentVersion } from './contract-schema.ts';
export type { Contract, ContractState, ContractEnding } from './contract-schema.ts';
export { contractTerms, ContractTermsSchema, financeDisclosure } from './contract-terms.ts';
export type { ContractTerms, FinanceDisclosure } from './contract-terms.ts';
export { leaseDisclosure, LeaseDisclosureSchema, leasePaymentRows } from './lease-disclosure.ts';
export type { LeaseDisclosure, LeaseRow } from './lease-disclosure.ts';
export { firstPaymentOn } from './first-payment-on.ts';
