import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { isContractRecorded } from './contract-recorded.ts';
import { isDealEnded } from './deal-status.ts';
import { decisionPhase, type DecisionFacts } from './decision-phase.ts';
import { OrderParamsSchema } from './order-number.ts';
import { isOrderEnded } from './order-stage.ts';
import { OrderSchema } from './order.ts';

/**
 * Whether the buyer may cancel an order: until the contract is signed, and not after it ended. An order of an unknown status is left to the
 * dealer. The order alone does not tell a signature that the deal has not recorded yet; the server also looks at the contract.
 */
export function canCancelOrder(facts: DecisionFacts): boolean {
  const { dealStatus, orderStatus } = facts;
  if (orderStatus === 'UNKNOWN' || isOrderEnded(orderStatus) || isDealEnded(dealStatus)) return false;
  if (isContractRecorded(facts)) return false;
  return decisionPhase(facts) !== 'declined';
}

/**
 * Cancels an order whose contract is not signed: it becomes CANCELED and its deal CANC, its appointment ends, its vehicle is released, and
 * what was paid is refunded in full. Idempotent: a canceled order is returned unchanged. One whose contract is signed, or that has ended
 * another way, fails with `error.order.notCancelable`.
 */
export const cancelOrder = defineEndpoint({
  id: 'commerce.cancelOrder',
  method: 'POST',
  path: '/api/commerce/orders/:orderNumber/cancel',
  auth: 'required',
  idempotent: true,
  params: OrderParamsSchema,
  response: v.object({ data: OrderSchema }),
  errors: { 'error.order.notCancelable': 409 },
});
