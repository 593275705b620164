import { isDealAwaited, isDealEnded, orderStage, type Order } from '@forecourt/shared-contracts/commerce';

/** What an order card says about its order (TRACK-101). */
export type OrderCardState = 'ready' | 'updates-in-progress' | 'delivered' | 'canceled';

/**
 * Returns the state of an order's card. An order is being updated while it is being transferred, or while its deal waits for an answer from
 * a lender or the dealer. The buyer can resume every other order that is neither closed nor delivered. Unknown statuses are ready.
 */
export function orderCardState({ orderStatus, deal }: Pick<Order, 'orderStatus' | 'deal'>): OrderCardState {
  const stage = orderStage(orderStatus);
  if (stage === 'canceled' || isDealEnded(deal.status)) return 'canceled';
  if (stage === 'delivered') return 'delivered';
  return stage === 'transferring' || isDealAwaited(deal.status) ? 'updates-in-progress' : 'ready';
}
