import * as v from 'valibot';

/** Order statuses (TRACK-100). */
export const orderStatuses = [
  'DRAFT',
  'SUBMITTED_TO_UNIFI',
  'SUBMITTED',
  'PII_UPDATE_SUCCESSFUL',
  'ID_VERIFICATION_COMPLETED',
  'ORDER_INITIATION_FAILED',
  'DOCS_UPLOADED',
  'CONTRACT_PENDING',
  'SOLD_BY_DRI',
  'SOLD',
  'CANCELED',
  'DELIVERED',
  'DELIVERED_NO_RETURN',
  'OFFRAMP',
] as const;

export const OrderStatusSchema = v.picklist(orderStatuses);
export type OrderStatus = v.InferOutput<typeof OrderStatusSchema>;

/** The statuses shown in the order list (ACCT-48). */
export const listedOrderStatuses: readonly OrderStatus[] = [
  'SUBMITTED_TO_UNIFI',
  'SUBMITTED',
  'CONTRACT_PENDING',
  'ID_VERIFICATION_COMPLETED',
  'OFFRAMP',
  'SOLD',
  'SOLD_BY_DRI',
  'DELIVERED',
  'DELIVERED_NO_RETURN',
  'DOCS_UPLOADED',
];

/** Returns the orders shown in the list, by creation date ascending. Does not change its input. */
export function listedOrders<T extends { orderStatus: string; creationDate: string }>(
  orders: readonly T[],
): T[] {
  return orders
    .filter((order) => (listedOrderStatuses as readonly string[]).includes(order.orderStatus))
    .sort((one, other) => one.creationDate.localeCompare(other.creationDate));
}

/** Whether the order still needs something from the buyer: counted on the cart button and the orders badge. */
export function isInProgress(order: { orderStatus: string }): boolean {
  return (
    (listedOrderStatuses as readonly string[]).includes(order.orderStatus) &&
    order.orderStatus !== 'DELIVERED' &&
    order.orderStatus !== 'DELIVERED_NO_RETURN'
  );
}
