import { isInProgress } from '@forecourt/shared-contracts/commerce';
import { and, asc, eq, or } from 'drizzle-orm';
import { writeAudit, type AuditEntry } from '../audit/index.ts';
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

/** Whether an account has ordered with a loan or a lease since an instant, and not canceled it. */
export async function hasFinancedSince(store: TenantStore, sub: string, at: Date): Promise<boolean> {
  const own = await ownOrders(store, sub);
  return own.some(
    ({ dealType, createdAt, status }) => dealType !== 'Cash' && createdAt >= at && status !== 'CANCELED',
  );
}

/** How many orders of an account still want something of the buyer; what the header's badges show. */
export async function countOrdersInProgress(store: TenantStore, sub: string): Promise<number> {
  const own = await ownOrders(store, sub);
  return own.filter(({ status }) => isInProgress({ orderStatus: status })).length;
}

/** Every status that an order has had, oldest first. */
export function historyOf(store: TenantStore, orderNumber: string): Promise<OrderHistoryRow[]> {
  return store.find(orderHistory, {
    where: eq(orderHistory.orderNumber, orderNumber),
    orderBy: [asc(orderHistory.position)],
  });
}

/** Stores a new order with the statuses that it has gone through, which begin its audit trail. */
export async function insertOrder(
  store: TenantStore,
  order: NewRow<typeof orders>,
  history: readonly NewRow<typeof orderHistory>[],
): Promise<void> {
  await store.insert(orders, [order]);
  await store.insert(orderHistory, history);
  await writeAudit(store, firstEntries(order, history));
}

/** The deal begins with the order, at the status that the order was stored with where no step names one. */
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

/** The order with this number, whoever's it is: for what no buyer asks for. */
export function findOrder(store: TenantStore, orderNumber: string): Promise<OrderRow | undefined> {
  return store.findOne(orders, { where: eq(orders.orderNumber, orderNumber) });
}

/** The same order with its row locked until the transaction ends. */
export function lockOrder(store: TenantStore, orderNumber: string): Promise<OrderRow | undefined> {
  return store.findOne(orders, { where: eq(orders.orderNumber, orderNumber), forUpdate: true });
}

/** The account whose order has this number or whose deal has this reference, however it is typed; undefined when there is none. */
export async function ownerOfDeal(store: TenantStore, dealId: string): Promise<string | undefined> {
  const names = or(eq(orders.orderNumber, asOrderNumber(dealId)), eq(orders.dealRefId, dealId.toLowerCase()));
  return (await store.findOne(orders, { where: names }))?.ownerSub;
}
