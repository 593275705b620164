import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { MobilePhoneSchema } from './mobile-phone.ts';

const OrderNumberSchema = v.pipe(v.string(), v.minLength(4), v.maxLength(40));

/** How the buyer gets to the identity provider: by a link texted to a mobile phone, or on the device in hand. */
export const idVerificationMethods = ['text-link', 'on-device'] as const;
export type IdVerificationMethod = (typeof idVerificationMethods)[number];

/**
 * Identity verification of an order: INITIATED, SUCCESSFUL or FAILED, absent before the first try. The newest try counts.
 * Everything below `transactionsAmount` may be missing.
 */
export const IdVerificationSchema = v.object({
  status: v.optional(v.nullable(v.string())),
  /** An unfinished try whose link has outlived its 24 hours. */
  isExpired: v.boolean(),
  /** How many verification transactions were started. */
  transactionsAmount: v.number(),
  /** `text-link` or `on-device`; read as text. */
  method: v.optional(v.nullable(v.string())),
  /** Last four digits of the phone that the link was texted to. */
  phoneLast4: v.optional(v.nullable(v.string())),
  startedAt: v.optional(v.nullable(v.string())),
  /** End of the link's life, 24 hours after the start. */
  expiresAt: v.optional(v.nullable(v.string())),
  /** Why the newest try FAILED: NOT_VERIFIED, CANCELLED or TIMED_OUT; read as text. */
  failureReason: v.optional(v.nullable(v.string())),
  /** Where the running on-device try goes on: a path of the site, or an address of the provider. Never given for a texted link. */
  providerUrl: v.optional(v.nullable(v.string())),
  /** False where the buyer's state forbids ID capture, as Illinois does; the dealer verifies by telephone then. */
  isCaptureAllowed: v.optional(v.boolean(), true),
});
export type IdVerification = v.InferOutput<typeof IdVerificationSchema>;

/** The identity verification of an order (TRACK-106), polled every 30 s while it is INITIATED (TRACK-40). */
export const getIdVerification = defineEndpoint({
  id: 'idVerification.get',
  method: 'GET',
  path: '/api/id-verification/doc-verification/consumer',
  auth: 'required',
  query: v.object({ orderId: OrderNumberSchema }),
  response: IdVerificationSchema,
});

/**
 * Starts a try; a running one ends, so that one link at most is alive. A text link needs `mobilePhone`.
 * The answer never holds `providerUrl`; {@link getIdVerification} does.
 */
export const startIdVerification = defineEndpoint({
  id: 'idVerification.start',
  method: 'POST',
  path: '/api/id-verification/doc-verification',
  auth: 'required',
  idempotent: true,
  body: v.variant('method', [
    v.object({
      orderNumber: OrderNumberSchema,
      method: v.literal('text-link'),
      mobilePhone: MobilePhoneSchema,
    }),
    v.object({ orderNumber: OrderNumberSchema, method: v.literal('on-device') }),
  ]),
  response: IdVerificationSchema,
  errors: {
    /** Residents of the order's state cannot do ID capture. */
    'error.idVerification.stateNotSupported': 409,
    'error.idVerification.alreadyVerified': 409,
  },
});

/** Gives the running try up; without one it changes nothing. */
export const cancelIdVerification = defineEndpoint({
  id: 'idVerification.cancel',
  method: 'POST',
  path: '/api/id-verification/doc-verification/cancel',
  auth: 'required',
  body: v.object({ orderNumber: OrderNumberSchema }),
  response: IdVerificationSchema,
});
