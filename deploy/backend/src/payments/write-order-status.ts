import { orderPaymentStatus } from '@forecourt/shared-contracts/payments';
import type { PaymentSettings } from '@forecourt/shared-contracts/tenant';
import { eq } from 'drizzle-orm';
import { orders } from '../commerce/commerce.tables.ts';
import type { OrderRow } from '../commerce/index.ts';
import type { TenantStore } from '../db/index.ts';
import { planOf, type PaymentRow } from './payment-rows.ts';

interface OrderPayments {
  readonly order: OrderRow;
  /** Newest first. */
  readonly rows: readonly PaymentRow[];
  readonly settings: PaymentSettings;
}

/** Gives an order the payment status that its payments make. Call it in the transaction that changes one, with the order locked. */
export async function writeOrderStatus(
  store: TenantStore,
  { order, rows, settings }: OrderPayments,
): Promise<void> {
  const plan = planOf(order, rows, settings);
  const paymentStatus = orderPaymentStatus(plan, order.dealType === 'Cash', rows);
  await store.update(orders, { paymentStatus }, eq(orders.orderNumber, order.orderNumber));
}
