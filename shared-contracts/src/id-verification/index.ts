export {
  cancelIdVerification,
  getIdVerification,
  idVerificationMethods,
  idVerificationOutcome,
  IdVerificationSchema,
  startIdVerification,
} from './id-verification-endpoints.ts';
export type {
  IdFailureReason,
  IdVerification,
  IdVerificationMethod,
  IdVerificationStatus,
} from './id-verification-endpoints.ts';
export { isTollFree, MobilePhoneSchema } from './mobile-phone.ts';
