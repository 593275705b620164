import { orderPaymentStatus } from '@forecourt/shared-contracts/payments';
import type { PaymentSettings } from '@forecourt/shared-contracts/tenant';
import { eq } from 'drizzle-orm';
import { orders } from '../commerce/commerce.tables.ts';
import type { OrderRow } from '../commerce/index.ts';
import { moveOrder } from '../commerce/order-step.ts';
import type { TenantStore } from '../db/index.ts';
import { planOf, type PaymentRow } from './payment-rows.ts';
import type { PaymentsDeps } from './payments-deps.ts';

interface OrderPayments {
  readonly order: OrderRow;
  /** Who brought the change about: the buyer by paying, the system by what the provider reports. */
  readonly actor: 'buyer' | 'system';
  /** Newest first. */
  readonly rows: readonly PaymentRow[];
  readonly settings: PaymentSettings;
}

/**
 * Gives an order the payment status that its payments make, and writes a new one in its history. Call it in the transaction that changes
 * a payment, with the order locked.
 */
export async function writeOrderStatus(
  { clock, random }: Pick<PaymentsDeps, 'clock' | 'random'>,
  store: TenantStore,
  { order, actor, rows, settings }: OrderPayments,
): Promise<void> {
  const plan = planOf(order, rows, settings);
  const paymentStatus = orderPaymentStatus(plan, order.dealType === 'Cash', rows);
  if (paymentStatus === order.paymentStatus) return;
  await store.update(orders, { paymentStatus }, eq(orders.orderNumber, order.orderNumber));
  await moveOrder(store, order, { id: random.uuid(), at: clock.now(), actor, paymentStatus });
}
