import { isInProgress, isOrderEnded, orderStage } from '@forecourt/shared-contracts/commerce';
import { and, asc, eq, or } from 'drizzle-orm';
import { writeAudit, type AuditEntry } from '../audit/index.ts';
import { defineRead, isOneOf, type NewRow, type TenantStore } from '../db/index.ts';
import { orderHistory, orders } from './orders.tables.ts';
import { normalizeOrderNumber } from './order-number.ts';

/** A stored order. */
export type OrderRow = typeof orders.$inferSelect;
/** A stored history step of an order. */
export type OrderHistoryRow = typeof orderHistory.$inferSelect;

const ownOrder = defineRead(orders, ['orderNumber', 'sub'], ({ orderNumber, sub }) => ({
  where: and(eq(orders.orderNumber, orderNumber), eq(orders.ownerSub, sub)),
}));

const ownDeal = defineRead(orders, ['dealRefId', 'sub'], ({ dealRefId, sub }) => ({
  where: and(eq(orders.dealRefId, dealRefId), eq(orders.ownerSub, sub)),
}));

/**
 * Returns the order with this number if it belongs to this account; another account's order and an unknown
 * one look the same (T35).
 */
export async function findOwnOrder(
  store: TenantStore,
  orderNumber: string,
  sub: string,
): Promise<OrderRow | undefined> {
  return (await store.read(ownOrder, { orderNumber, sub }))[0];
}

/** Returns the order of this deal if it belongs to this account. */
export async function findOwnDeal(
  store: TenantStore,
  dealRefId: string,
  sub: string,
): Promise<OrderRow | undefined> {
  return (await store.read(ownDeal, { dealRefId, sub }))[0];
}

/** Returns all orders of an account, oldest first. */
export function ownOrders(store: TenantStore, sub: string): Promise<OrderRow[]> {
  return store.find(orders, {
    where: eq(orders.ownerSub, sub),
    orderBy: [asc(orders.createdAt), asc(orders.orderNumber)],
  });
}

/** Returns the orders of an account that are neither delivered nor canceled, oldest first. */
export async function runningOrders(store: TenantStore, sub: string): Promise<OrderRow[]> {
  return (await ownOrders(store, sub)).filter(({ status }) => !isOrderEnded(status));
}

/** Whether an account has ordered with a loan or lease since an instant, and not canceled it. */
export async function hasFinancedSince(store: TenantStore, sub: string, at: Date): Promise<boolean> {
  const own = await ownOrders(store, sub);
  return own.some(
    ({ dealType, createdAt, status }) =>
      dealType !== 'Cash' && createdAt >= at && orderStage(status) !== 'canceled',
  );
}

/** Returns how many orders of an account still need action from the buyer; the orders badge of the header shows it. */
export async function countOrdersInProgress(store: TenantStore, sub: string): Promise<number> {
  const own = await ownOrders(store, sub);
  return own.filter(({ status }) => isInProgress({ orderStatus: status })).length;
}

/** Returns every status that an order has had, oldest first. */
export function historyOf(store: TenantStore, orderNumber: string): Promise<OrderHistoryRow[]> {
  return historyOfOrders(store, [orderNumber]);
}

const histories = defineRead(orderHistory, ['orderNumbers'], ({ orderNumbers }) => ({
  where: isOneOf(orderHistory.orderNumber, orderNumbers),
  orderBy: [asc(orderHistory.position)],
}));

/** Like {@link historyOf} for several orders, in one list. */
export function historyOfOrders(
  store: TenantStore,
  orderNumbers: readonly string[],
): Promise<OrderHistoryRow[]> {
  return store.read(histories, { orderNumbers });
}

/** Stores a new order with its statuses so far, which start its audit trail. */
export async function insertOrder(
  store: TenantStore,
  order: NewRow<typeof orders>,
  history: readonly NewRow<typeof orderHistory>[],
): Promise<void> {
  await store.insert(orders, [order]);
  await store.insert(orderHistory, history);
  await writeAudit(store, firstEntries(order, history));
}

/**
 * The deal starts with the order; if no step names a deal status, it is the one the order was stored with.
 */
function firstEntries(
  { orderNumber, ownerSub, dealRefId, ...order }: NewRow<typeof orders>,
  history: readonly NewRow<typeof orderHistory>[],
): AuditEntry[] {
  const by = ({ at, actor: role }: NewRow<typeof orderHistory>) => ({
    at,
    role,
    orderNumber,
    actorSub: role === 'buyer' ? ownerSub : undefined,
  });
  const entries: AuditEntry[] = history.map((step, index) => ({
    ...by(step),
    subject: 'order',
    subjectId: orderNumber,
    from: history[index - 1]?.orderStatus ?? null,
    to: step.orderStatus,
  }));
  const [last] = history.slice(-1);
  if (!last || !order.dealStatus) return entries;
  const deal = { subject: 'deal', subjectId: dealRefId, from: null, to: order.dealStatus } as const;
  return [...entries, { ...by(last), ...deal }];
}

/** Returns the order with this number, regardless of the owner. Not for requests by buyers. */
export function findOrder(store: TenantStore, orderNumber: string): Promise<OrderRow | undefined> {
  return store.findOne(orders, { where: eq(orders.orderNumber, orderNumber) });
}

/**
 * The same order with its row locked until the transaction ends. Every change of what belongs to an order starts with this, so that two
 * changes cannot deadlock.
 */
export function lockOrder(store: TenantStore, orderNumber: string): Promise<OrderRow | undefined> {
  return store.findOne(orders, { where: eq(orders.orderNumber, orderNumber), forUpdate: true });
}

/**
 * Returns the account that owns the order with this number or deal reference, in any notation; undefined if
 * there is none.
 */
export async function ownerOfDeal(store: TenantStore, dealId: string): Promise<string | undefined> {
  const names = or(
    eq(orders.orderNumber, normalizeOrderNumber(dealId)),
    eq(orders.dealRefId, dealId.toLowerCase()),
  );
  return (await store.findOne(orders, { where: names }))?.ownerSub;
}
