import { orderPaymentStatus } from '@forecourt/shared-contracts/payments';
import type { PaymentSettings } from '@forecourt/shared-contracts/tenant';
import { eq } from 'drizzle-orm';
import { orders } from '../orders/orders.tables.ts';
import { moveOrder, type OrderRow } from '../orders/index.ts';
import type { TenantStore } from '../db/index.ts';
import { isRestDue } from './is-rest-due.ts';
import { planOf, type PaymentRow } from './payment-rows.ts';
import type { PaymentsDeps } from './payments-deps.ts';

interface OrderPayments {
  readonly order: OrderRow;
  /** Who caused the change: the buyer by paying, the system by a report of the provider. */
  readonly actor: 'buyer' | 'system';
  /** Newest first. */
  readonly rows: readonly PaymentRow[];
  readonly settings: PaymentSettings;
}

/**
 * Sets an order's payment status according to its payments, and writes a new status to its history. Call it
 * in the transaction that changes a payment, with the order locked.
 */
export async function writeOrderStatus(
  { clock, random }: Pick<PaymentsDeps, 'clock' | 'random'>,
  store: TenantStore,
  { order, actor, rows, settings }: OrderPayments,
): Promise<void> {
  const plan = planOf(order, rows, settings);
  const paymentStatus = orderPaymentStatus(plan, order.dealType === 'Cash', rows);
  const standing = { paymentStatus, isRestDue: isRestDue(plan, rows) };
  if (paymentStatus === order.paymentStatus && standing.isRestDue === order.isRestDue) return;
  await store.update(orders, standing, eq(orders.orderNumber, order.orderNumber));
  if (paymentStatus === order.paymentStatus) return;
  await moveOrder(store, order, { id: random.uuid(), at: clock.now(), actor, paymentStatus });
}
