import type { PaymentSettings } from '@forecourt/shared-contracts/tenant';
import type { TenantStore } from '../db/index.ts';
import type { OrderRow } from '../orders/index.ts';
import { storeCreditRefunds } from './credit-refunds.ts';
import { paymentsOf } from './payment-rows.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import { writeOrderStatus } from './write-order-status.ts';

/**
 * Brings the payments of a locked order in line with a larger credit on its signed price: stores what goes
 * back, and the payment status if nothing is left to pay. The refunds are sent by the next settling.
 */
export async function creditPayments(
  deps: Pick<PaymentsDeps, 'clock' | 'random'>,
  store: TenantStore,
  { order, settings }: { readonly order: OrderRow; readonly settings: PaymentSettings },
): Promise<void> {
  await storeCreditRefunds(deps, store, order);
  const rows = await paymentsOf(store, order.orderNumber);
  await writeOrderStatus(deps, store, { order, actor: 'system', rows, settings });
}
