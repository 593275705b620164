import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { statusSchemaWith } from '../http/status-schema.ts';
import { PurchaseTypeSchema } from '../pricing/index.ts';
import { stepStatuses } from '../progress/step-status.ts';
import { purchaseStepIds } from './purchase-steps.ts';

/** Progress of this visitor's purchase. */
export const PurchaseSchema = v.object({
  steps: v.array(
    v.object({
      id: v.picklist(purchaseStepIds),
      status: statusSchemaWith(stepStatuses, 'READY'),
    }),
  ),
  /** Null without a cart. */
  purchaseType: v.nullable(PurchaseTypeSchema),
  /** Path of the cart vehicle's page; null without a cart. */
  vehiclePath: v.nullable(v.string()),
});
export type Purchase = v.InferOutput<typeof PurchaseSchema>;

/** Returns the steps of the purchase build-up for the account when signed in, otherwise for the visit (BUY-3). */
export const getPurchase = defineEndpoint({
  id: 'purchase.get',
  method: 'GET',
  path: '/public/purchase',
  auth: 'optional',
  response: PurchaseSchema,
});
