import type { ReportedOrderStatus } from './order-status.ts';

/**
 * What an order status means. `draft`: not sent yet. `transferring`: sent to the dealer's system, which has not confirmed it.
 * `creation-failed`: the dealer's system refused it. `open`: confirmed, with steps left for the buyer. `dealer`: the dealer has taken it
 * over manually. `delivered` and `canceled`: ended.
 */
export type OrderStage =
  | 'draft'
  | 'transferring'
  | 'creation-failed'
  | 'open'
  | 'dealer'
  | 'delivered'
  | 'canceled';

interface OrderStatusRule {
  readonly stage: OrderStage;
  /** Whether the order list shows it (ACCT-48). */
  readonly isListed: boolean;
}

/** An order of an unknown status is open, so that it never ends by a word, and is not listed. */
const rules: Readonly<Record<ReportedOrderStatus, OrderStatusRule>> = {
  DRAFT: { stage: 'draft', isListed: false },
  SUBMITTED_TO_UNIFI: { stage: 'transferring', isListed: true },
  SUBMITTED: { stage: 'open', isListed: true },
  PII_UPDATE_SUCCESSFUL: { stage: 'open', isListed: false },
  ID_VERIFICATION_COMPLETED: { stage: 'open', isListed: true },
  ORDER_INITIATION_FAILED: { stage: 'creation-failed', isListed: false },
  DOCS_UPLOADED: { stage: 'open', isListed: true },
  CONTRACT_PENDING: { stage: 'open', isListed: true },
  SOLD_BY_DRI: { stage: 'open', isListed: true },
  SOLD: { stage: 'open', isListed: true },
  CANCELED: { stage: 'canceled', isListed: false },
  DELIVERED: { stage: 'delivered', isListed: true },
  DELIVERED_NO_RETURN: { stage: 'delivered', isListed: true },
  OFFRAMP: { stage: 'dealer', isListed: true },
  UNKNOWN: { stage: 'open', isListed: false },
};

/** Returns what an order status means. */
export function orderStage(status: ReportedOrderStatus): OrderStage {
  return rules[status].stage;
}

/** Whether an order has ended: it was delivered or canceled. */
export function isOrderEnded(status: ReportedOrderStatus): boolean {
  const stage = orderStage(status);
  return stage === 'delivered' || stage === 'canceled';
}

/** Returns the orders shown in the list, by creation date ascending. Does not change its input. */
export function listedOrders<T extends { orderStatus: ReportedOrderStatus; creationDate: string }>(
  orders: readonly T[],
): T[] {
  return orders
    .filter((order) => rules[order.orderStatus].isListed)
    .sort((one, other) => one.creationDate.localeCompare(other.creationDate));
}

/** Whether the order still needs something from the buyer: counted on the orders badge. */
export function isInProgress(order: { orderStatus: ReportedOrderStatus }): boolean {
  const { isListed, stage } = rules[order.orderStatus];
  return isListed && stage !== 'delivered';
}
