import type { DealStatus, Order, OrderStatus } from '@forecourt/shared-contracts/commerce';

/** What an order card says about its order (TRACK-101). */
export type OrderCardState = 'ready' | 'updates-in-progress' | 'delivered' | 'canceled';

const deliveredStatuses: readonly string[] = ['DELIVERED', 'DELIVERED_NO_RETURN'] satisfies OrderStatus[];
const endedDeals: readonly string[] = ['CANC', 'RTRN'] satisfies DealStatus[];
const movingStatuses: readonly string[] = ['SUBMITTED_TO_UNIFI'] satisfies OrderStatus[];
const movingDeals: readonly string[] = ['DPEN', 'APEN', 'VPEN', 'SUBF'] satisfies DealStatus[];

/**
 * Returns the state of an order's card. An order is being updated while it is being transferred, or while its deal waits for an answer from
 * a lender or the dealer. The buyer can resume every other order that is neither closed nor delivered. Unknown statuses are ready.
 */
export function orderCardState({ orderStatus, deal }: Pick<Order, 'orderStatus' | 'deal'>): OrderCardState {
  const dealStatus = deal.status ?? '';
  if (orderStatus === 'CANCELED' || endedDeals.includes(dealStatus)) return 'canceled';
  if (deliveredStatuses.includes(orderStatus)) return 'delivered';
  if (movingStatuses.includes(orderStatus) || movingDeals.includes(dealStatus)) return 'updates-in-progress';
  return 'ready';
}
