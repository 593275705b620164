import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';

/** An order named in a path. */
export const OrderParamsSchema = v.object({
  orderNumber: v.pipe(v.string(), v.regex(/^[A-Z0-9][A-Z0-9-]{3,39}$/, 'validation.orderNumber')),
});

export const SigningReadinessSchema = v.object({
  ready: v.boolean(),
  isSigningNotificationSent: v.boolean(),
});
export type SigningReadiness = v.InferOutput<typeof SigningReadinessSchema>;

/** `status` is read as text; Cancelled and Signed are the words with a meaning in the step rule. */
export const SigningStatusSchema = v.object({ status: v.string(), signersCompleted: v.array(v.string()) });
export type SigningStatus = v.InferOutput<typeof SigningStatusSchema>;

/** checkout-tracker.md section 7; any failure is treated as not ready by the tracker. */
export const getSigningReadiness = defineEndpoint({
  id: 'contracting.getReadiness',
  method: 'GET',
  path: '/api/contracting/signing/:orderNumber/readiness',
  auth: 'required',
  params: OrderParamsSchema,
  response: SigningReadinessSchema,
});

/** checkout-tracker.md section 7; both declared codes mean that signing is Cancelled. */
export const getSigningStatus = defineEndpoint({
  id: 'contracting.getStatus',
  method: 'GET',
  path: '/api/contracting/signing/:orderNumber/status',
  auth: 'required',
  params: OrderParamsSchema,
  response: SigningStatusSchema,
  errors: { 'error.validation.transactionExpired': 400, 'error.validation.wrongPackageStatus': 400 },
});
