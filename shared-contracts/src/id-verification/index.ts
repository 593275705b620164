export { isCaptureAllowed } from './capture.ts';
export {
  getIdVerification,
  idVerificationMethods,
  idVerificationOutcome,
  IdVerificationSchema,
} from './id-verification.ts';
export type {
  IdFailureReason,
  IdVerification,
  IdVerificationMethod,
  IdVerificationStatus,
} from './id-verification.ts';
export { cancelIdVerification, startIdVerification } from './id-verification-endpoints.ts';
export { isTollFree, MobilePhoneSchema } from './mobile-phone.ts';
