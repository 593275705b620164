import {
  creditedAmounts,
  isPaymentOpen,
  paymentPlan,
  type PaymentPlan,
} from '@forecourt/shared-contracts/payments';
import type { PaymentSettings } from '@forecourt/shared-contracts/tenant';
import { desc, eq } from 'drizzle-orm';
import type { OrderRow } from '../orders/index.ts';
import type { TenantStore } from '../db/index.ts';
import type { Report } from './payment-port.ts';
import { payments } from './payments.tables.ts';

/** A stored payment. */
export type PaymentRow = typeof payments.$inferSelect;

/** Returns all payments of an order, newest first. */
export function paymentsOf(store: TenantStore, orderNumber: string): Promise<PaymentRow[]> {
  return store.find(payments, {
    where: eq(payments.orderNumber, orderNumber),
    orderBy: [desc(payments.createdAt), desc(payments.id)],
  });
}

/** Returns the payment with this id. */
export function findPayment(store: TenantStore, id: string): Promise<PaymentRow | undefined> {
  return store.findOne(payments, { where: eq(payments.id, id) });
}

/** Returns the payment that a report of the provider is about; undefined if it is none of the tenant's. */
export function reportedPayment(
  store: TenantStore,
  { paymentId, intentId }: Report,
): Promise<PaymentRow | undefined> {
  if (paymentId !== undefined) return findPayment(store, paymentId);
  if (intentId === undefined) return Promise.resolve(undefined);
  return store.findOne(payments, { where: eq(payments.intentId, intentId) });
}

/** Returns the only payment that may still take money. */
export function openPayment(rows: readonly PaymentRow[]): PaymentRow | undefined {
  return rows.find(isPaymentOpen);
}

/**
 * Returns the payment plan of an order, with the money that has arrived. The amounts are the order's own,
 * never a browser's (T50).
 */
export function planOf(order: OrderRow, rows: readonly PaymentRow[], limits: PaymentSettings): PaymentPlan {
  const paidCents = receivedCents(rows);
  const price = creditedAmounts({ price: order.price, creditCents: order.creditCents, paidCents });
  return paymentPlan({ dealType: order.dealType, price, limits, paidCents });
}

/** Returns the money that has arrived, including what a credit has sent back. */
export function receivedCents(rows: readonly PaymentRow[]): number {
  return rows
    .filter(({ phase }) => phase === 'captured')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}
