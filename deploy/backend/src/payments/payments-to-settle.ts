import { and, eq, isNotNull, isNull, lte, notExists, or, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { tenantStore, type Db } from '../db/index.ts';
import { reportJobFailure } from '../jobs/index.ts';
import { isOrderCanceled, lockOrder } from '../orders/index.ts';
import { unsettledOrder, orders } from '../orders/orders.tables.ts';
import type { Clock } from '../ports/index.ts';
import { isPaymentRowOpen, isRefundDue, paymentRefunds, payments } from './payments.tables.ts';

/** A payment of a tenant. */
export interface PaymentKey {
  readonly tenantId: string;
  readonly id: string;
}

/** Minimum age of the provider's last response before an open payment is queried again, in milliseconds. */
const sweepAgeMs = 20_000;

interface OrderKey {
  readonly tenantId: string;
  readonly orderNumber: string;
}

interface PaymentSweep {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * Returns, for all tenants, the payments that are open, that are to be refunded because their order is canceled, or with a refund of a part
 * due, and that have not been queried for a while. Each kind is found by an index of what needs work alone, so that it reads none of the
 * others.
 */
export function paymentsToSettle({ db, clock }: PaymentSweep) {
  const key = { tenantId: payments.tenantId, id: payments.id };
  const before = new Date(clock.now().getTime() - sweepAgeMs);
  const isOld = or(isNull(payments.askedAt), lte(payments.askedAt, before));
  const open = db
    .select(key)
    .from(payments)
    .where(and(isPaymentRowOpen(payments.phase), isOld));
  const credited = db
    .select(key)
    .from(paymentRefunds)
    .innerJoin(
      payments,
      and(eq(payments.tenantId, paymentRefunds.tenantId), eq(payments.id, paymentRefunds.paymentId)),
    )
    .where(and(isRefundDue(paymentRefunds.phase), isOld));
  const returned = db
    .select(key)
    .from(orders)
    .innerJoin(payments, isOfOrder())
    .where(and(isNotNull(unsettledOrder(orders)), isToReturn(db), isOld));
  return union(open, credited, returned);
}

const isOfOrder = () =>
  and(eq(payments.tenantId, orders.tenantId), eq(payments.orderNumber, orders.orderNumber));

/**
 * Whether a payment of a canceled order has money that the provider is still to give back. The refusals are counted for each payment:
 * `not exists` would be planned as a join that reads all of them.
 */
function isToReturn(db: Db): SQL | undefined {
  const isRefusal = and(eq(paymentRefunds.tenantId, payments.tenantId), eq(paymentRefunds.id, payments.id));
  const refusals = db.$count(paymentRefunds, isRefusal);
  return and(eq(payments.phase, 'captured'), isNotNull(payments.intentId), eq(refusals, 0));
}

/** Returns, for all tenants, the canceled orders whose payments need nothing any more and that are not marked so. */
export function ordersToMark(db: Db) {
  return db
    .select({ tenantId: orders.tenantId, orderNumber: orders.orderNumber })
    .from(orders)
    .where(and(isNotNull(unsettledOrder(orders)), notExists(unfinished(db))));
}

/**
 * Marks the canceled orders whose payments need nothing any more, so that {@link paymentsToSettle} does not read them again. A later change of
 * one of their payments takes the mark away.
 */
export async function markSettledOrders(sweep: PaymentSweep): Promise<void> {
  for (const order of await ordersToMark(sweep.db)) {
    await markSettled(sweep, order).catch((error: unknown) =>
      reportJobFailure('payments', error, `${order.orderNumber} of ${order.tenantId}`),
    );
  }
}

/** What is known with the order locked counts: its payments change under that lock alone. */
function markSettled({ db, clock }: PaymentSweep, { tenantId, orderNumber }: OrderKey) {
  return tenantStore(db, tenantId).transaction(async (store) => {
    const order = await lockOrder(store, orderNumber);
    if (!order || !isOrderCanceled(order)) return;
    const isSettled = and(eq(orders.orderNumber, orderNumber), notExists(unfinished(store.db)));
    await store.update(orders, { paymentsSettledAt: clock.now() }, isSettled);
  });
}

/** The payments of an order that are open or to be returned. */
function unfinished(db: Db) {
  const needsWork = or(isPaymentRowOpen(payments.phase), isToReturn(db));
  return db.select({ id: payments.id }).from(payments).where(and(isOfOrder(), needsWork));
}
