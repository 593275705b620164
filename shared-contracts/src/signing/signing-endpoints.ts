import * as v from 'valibot';
import { OrderParamsSchema } from '../commerce/order-number.ts';
import { defineEndpoint } from '../http/endpoint.ts';

export const SigningReadinessSchema = v.object({
  ready: v.boolean(),
  isSigningNotificationSent: v.boolean(),
});
export type SigningReadiness = v.InferOutput<typeof SigningReadinessSchema>;

/** `status` is parsed as text; the step rule only interprets Cancelled and Signed. */
export const SigningStatusSchema = v.object({ status: v.string(), signersCompleted: v.array(v.string()) });
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
