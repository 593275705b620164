import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { IdOrderNumberSchema, IdVerificationSchema } from './id-verification.ts';
import { MobilePhoneSchema } from './mobile-phone.ts';

/**
 * Starts an attempt; a running one ends, so that at most one link is active. A text link requires `mobilePhone`. The response never
 * includes `providerUrl`; `getIdVerification` does. Too many text links return `error.rateLimited` with `Retry-After` (TRACK-113).
 */
export const startIdVerification = defineEndpoint({
  id: 'idVerification.start',
  method: 'POST',
  path: '/api/id-verification/doc-verification',
  auth: 'required',
  idempotent: true,
  body: v.variant('method', [
    v.object({
      orderNumber: IdOrderNumberSchema,
      method: v.literal('text-link'),
      mobilePhone: MobilePhoneSchema,
    }),
    v.object({ orderNumber: IdOrderNumberSchema, method: v.literal('on-device') }),
  ]),
  response: IdVerificationSchema,
  errors: {
    /** ID capture is not available to residents of the order's state. */
    'error.idVerification.stateNotSupported': 409,
    'error.idVerification.alreadyVerified': 409,
  },
});

/** Cancels the running attempt; without one it changes nothing. */
export const cancelIdVerification = defineEndpoint({
  id: 'idVerification.cancel',
  method: 'POST',
  path: '/api/id-verification/doc-verification/cancel',
  auth: 'required',
  body: v.object({ orderNumber: IdOrderNumberSchema }),
  response: IdVerificationSchema,
});
