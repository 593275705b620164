import { inArray } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';
import { ownOrders } from '../orders/index.ts';
import { payments } from './payments.tables.ts';

/**
 * Removes the address that receipts and refund notices of an account's payments are sent to, for the deletion of the account. The payments
 * themselves stay, and what is still to be refunded is.
 */
export async function forgetPaymentEmails(store: TenantStore, sub: string): Promise<void> {
  const orderNumbers = (await ownOrders(store, sub)).map(({ orderNumber }) => orderNumber);
  if (orderNumbers.length === 0) return;
  await store.update(payments, { buyerEmail: null }, inArray(payments.orderNumber, orderNumbers));
}
