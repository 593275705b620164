import * as v from 'valibot';
import { OrderParamsSchema } from '../commerce/order-number.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { statusSchema, type Reported } from '../http/status-schema.ts';

export const SigningReadinessSchema = v.object({
  ready: v.boolean(),
  isSigningNotificationSent: v.boolean(),
});
export type SigningReadiness = v.InferOutput<typeof SigningReadinessSchema>;

/** Statuses of a contract (TRACK-73). */
export const contractStatuses = [
  'Draft',
  'DocumentsSubmittedForSigning',
  'Signed',
  'Cancelled',
  'Verified',
] as const;
export type ContractStatus = (typeof contractStatuses)[number];

/** Statuses of signing: those of the newest contract, or NotStarted without one. */
export const signingStatuses = ['NotStarted', ...contractStatuses] as const;
type ReportedSigningStatus = Reported<(typeof signingStatuses)[number]>;

/** `verified`: the deal was verified again and gets a new contract. An unknown status is open, so that it never ends the step. */
const stages: Readonly<Record<ReportedSigningStatus, 'open' | 'signed' | 'canceled' | 'verified'>> = {
  NotStarted: 'open',
  Draft: 'open',
  DocumentsSubmittedForSigning: 'open',
  Signed: 'signed',
  Cancelled: 'canceled',
  Verified: 'verified',
  UNKNOWN: 'open',
};

/** Returns what the status of signing, or of a contract, means. */
export function signingStage(status: ReportedSigningStatus) {
  return stages[status];
}

/** Progress of signing. `signersCompleted` names who has signed. */
export const SigningStatusSchema = v.object({
  status: statusSchema(signingStatuses),
  signersCompleted: v.array(v.string()),
});
export type SigningStatus = v.InferOutput<typeof SigningStatusSchema>;

/** Whether a contract is ready to sign (TRACK-107); the tracker treats any failure as not ready. */
export const getSigningReadiness = defineEndpoint({
  id: 'signing.getReadiness',
  method: 'GET',
  path: '/api/contracting/signing/:orderNumber/readiness',
  auth: 'required',
  params: OrderParamsSchema,
  response: SigningReadinessSchema,
});

/** Returns the signing progress (TRACK-108); both declared codes mean that signing is Cancelled. */
export const getSigningStatus = defineEndpoint({
  id: 'signing.getStatus',
  method: 'GET',
  path: '/api/contracting/signing/:orderNumber/status',
  auth: 'required',
  params: OrderParamsSchema,
  response: SigningStatusSchema,
  errors: { 'error.validation.transactionExpired': 400, 'error.validation.wrongPackageStatus': 400 },
});
