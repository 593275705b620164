import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { statusSchema, type Reported } from '../http/status-schema.ts';

export const IdOrderNumberSchema = v.pipe(v.string(), v.minLength(4), v.maxLength(40));

/** How the buyer reaches the identity provider: by a link texted to a mobile phone, or on the current device. */
export const idVerificationMethods = ['text-link', 'on-device'] as const;
export type IdVerificationMethod = (typeof idVerificationMethods)[number];

/** Statuses of an attempt. */
export const idVerificationStatuses = ['INITIATED', 'SUCCESSFUL', 'FAILED'] as const;
export type IdVerificationStatus = (typeof idVerificationStatuses)[number];

/** Why an attempt FAILED. REPLACED ended because another was started, or its link had expired by then. */
export const idFailureReasons = ['NOT_VERIFIED', 'CANCELLED', 'TIMED_OUT', 'REPLACED'] as const;
export type IdFailureReason = (typeof idFailureReasons)[number];

/** An attempt of an unknown status is neither running nor ended: it changes nothing (TRACK-38). */
const outcomes: Readonly<
  Record<Reported<IdVerificationStatus>, 'running' | 'verified' | 'failed' | 'unknown'>
> = {
  INITIATED: 'running',
  SUCCESSFUL: 'verified',
  FAILED: 'failed',
  UNKNOWN: 'unknown',
};

/** Returns what the status of an attempt means; undefined before the first attempt. */
export function idVerificationOutcome(status: Reported<IdVerificationStatus> | null | undefined) {
  return status ? outcomes[status] : undefined;
}

/**
 * Identity verification of an order; `status` is absent before the first attempt. The newest attempt counts. Everything below
 * `transactionsAmount` may be missing.
 */
export const IdVerificationSchema = v.object({
  status: v.optional(v.nullable(statusSchema(idVerificationStatuses))),
  /** An unfinished attempt whose link has expired after 24 hours. */
  isExpired: v.boolean(),
  /** Number of verification transactions started. */
  transactionsAmount: v.number(),
  method: v.optional(v.nullable(statusSchema(idVerificationMethods))),
  /** Last four digits of the phone that the link was texted to. */
  phoneLast4: v.optional(v.nullable(v.string())),
  startedAt: v.optional(v.nullable(v.string())),
  /** When the link expires, 24 hours after the start. */
  expiresAt: v.optional(v.nullable(v.string())),
  /** Why the newest attempt FAILED. */
  failureReason: v.optional(v.nullable(statusSchema(idFailureReasons))),
  /** Where to continue the running on-device attempt: a path of the site, or a URL of the provider. Never set for a texted link. */
  providerUrl: v.optional(v.nullable(v.string())),
  /** False if the buyer's state forbids ID capture, as Illinois does; the dealer then verifies by phone. */
  isCaptureAllowed: v.optional(v.boolean(), true),
});
export type IdVerification = v.InferOutput<typeof IdVerificationSchema>;

/** Returns the identity verification of an order (TRACK-106), polled every 30 s while it is INITIATED (TRACK-40). */
export const getIdVerification = defineEndpoint({
  id: 'idVerification.get',
  method: 'GET',
  path: '/api/id-verification/doc-verification/consumer',
  auth: 'required',
  query: v.object({ orderId: IdOrderNumberSchema }),
  response: IdVerificationSchema,
});
