export {
  cancelIdVerification,
  getIdVerification,
  idVerificationMethods,
  IdVerificationSchema,
  startIdVerification,
} from './id-verification-endpoints.ts';
export type { IdVerification, IdVerificationMethod } from './id-verification-endpoints.ts';
export { isTollFree, MobilePhoneSchema } from './mobile-phone.ts';
