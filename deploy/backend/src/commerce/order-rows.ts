import type { DealStatus } from '@forecourt/shared-contracts/commerce';
import { and, asc, eq, or } from 'drizzle-orm';
import type { NewRow, TenantStore } from '../db/index.ts';
import { orderHistory, orders } from './commerce.tables.ts';
import { asOrderNumber } from './order-number.ts';

/** A stored order. */
export type OrderRow = typeof orders.$inferSelect;
/** A stored step of an order's life. */
export type OrderHistoryRow = typeof orderHistory.$inferSelect;

/** The order with this number if it is this account's; a foreign one and an unknown one are alike (T35). */
export function findOwnOrder(
  store: TenantStore,
  orderNumber: string,
  sub: string,
): Promise<OrderRow | undefined> {
  return store.findOne(orders, { where: and(eq(orders.orderNumber, orderNumber), eq(orders.ownerSub, sub)) });
}

/** The order of this deal if it is this account's. */
export function findOwnDeal(
  store: TenantStore,
  dealRefId: string,
  sub: string,
): Promise<OrderRow | undefined> {
  return store.findOne(orders, { where: and(eq(orders.dealRefId, dealRefId), eq(orders.ownerSub, sub)) });
}

/** All orders of an account, oldest first. */
export function ownOrders(store: TenantStore, sub: string): Promise<OrderRow[]> {
  return store.find(orders, {
    where: eq(orders.ownerSub, sub),
    orderBy: [asc(orders.createdAt), asc(orders.orderNumber)],
  });
}

/** Every status that an order has had, oldest first. */
export function historyOf(store: TenantStore, orderNumber: string): Promise<OrderHistoryRow[]> {
  return store.find(orderHistory, {
    where: eq(orderHistory.orderNumber, orderNumber),
    orderBy: [asc(orderHistory.position)],
  });
}

/** Stores a new order with the statuses that it has gone through. */
export async function insertOrder(
  store: TenantStore,
  order: NewRow<typeof orders>,
  history: readonly NewRow<typeof orderHistory>[],
): Promise<void> {
  await store.insert(orders, [order]);
  await store.insert(orderHistory, history);
}

/** The same order with its row locked until the transaction ends. */
export function lockOrder(store: TenantStore, orderNumber: string): Promise<OrderRow | undefined> {
  return store.findOne(orders, { where: eq(orders.orderNumber, orderNumber), forUpdate: true });
}

/** A step forward in an order's life. */
interface OrderStep {
  readonly id: string;
  readonly status: string;
  /** Where the deal moves too. */
  readonly dealStatus?: DealStatus;
  readonly at: Date;
  readonly actor: OrderHistoryRow['actor'];
}

/** Gives an order its next status and writes it down in its history. Call it within a transaction. */
export async function noteOrderStatus(
  store: TenantStore,
  orderNumber: string,
  step: OrderStep,
): Promise<void> {
  const { id, status, dealStatus, at, actor } = step;
  await store.update(
    orders,
    { status, ...(dealStatus && { dealStatus }) },
    eq(orders.orderNumber, orderNumber),
  );
  await store.insert(orderHistory, [{ id, orderNumber, at, orderStatus: status, dealStatus, actor }]);
}

/** The account whose order has this number or whose deal has this reference, however it is typed; undefined when there is none. */
export async function ownerOfDeal(store: TenantStore, dealId: string): Promise<string | undefined> {
  const names = or(eq(orders.orderNumber, asOrderNumber(dealId)), eq(orders.dealRefId, dealId.toLowerCase()));
  return (await store.findOne(orders, { where: names }))?.ownerSub;
}
