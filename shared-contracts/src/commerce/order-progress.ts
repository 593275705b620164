import * as v from 'valibot';
import { statusSchema } from '../http/status-schema.ts';
import { stepIds, stepStatuses } from '../progress/step-status.ts';

/**
 * The steps of an order, as the order list gets them with each order: those that the order has, in sequence, by the server's own data.
 * Instants are ISO 8601, UTC. A step or status that this build does not know is UNKNOWN.
 */
export const OrderProgressSchema = v.object({
  /** When the buyer, the dealer, a lender or a check last changed something about the order. */
  changedAt: v.string(),
  steps: v.array(
    v.object({
      id: statusSchema(stepIds),
      status: statusSchema(stepStatuses),
      /** Since when the step has this status; null if that is not recorded. */
      since: v.nullable(v.string()),
    }),
  ),
});
export type OrderProgress = v.InferOutput<typeof OrderProgressSchema>;
