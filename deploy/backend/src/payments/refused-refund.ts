import { formatExactCurrency } from '@forecourt/shared-contracts/formats';
import { eq } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';
import { mailBody, mailSubject, mailText } from '../mail-texts/index.ts';
import { orderMailAddress } from '../orders/index.ts';
import { creditedBackCents } from './credit-refunds.ts';
import { notifyDealer } from './notify-dealer.ts';
import type { PaymentRow } from './payment-rows.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import { paymentRefunds } from './payments.tables.ts';

/** Whether the refund of a canceled order's payment has been refused for good, or has failed: it is not asked for again. */
export async function isRefundRefused(store: TenantStore, { id }: Pick<PaymentRow, 'id'>): Promise<boolean> {
  return (await store.findOne(paymentRefunds, { where: eq(paymentRefunds.id, id) })) !== undefined;
}

/**
 * Stores that the provider refuses for good to refund the payment of a canceled order, or failed to after it had accepted, with the amount that the store
 * has to return, and mails the dealer and the buyer; repeating it does nothing. Call it with the order locked.
 */
export async function storeRefusedRefund(
  deps: PaymentsDeps,
  store: TenantStore,
  payment: PaymentRow,
): Promise<void> {
  const { id, orderNumber } = payment;
  const amountCents = payment.amountCents - (await creditedBackCents(store, payment));
  if (amountCents <= 0 || (await isRefundRefused(store, payment))) return;
  const at = deps.clock.now();
  const refused = { phase: 'refused', createdAt: at, endedAt: at } as const;
  await store.insert(paymentRefunds, [{ id, orderNumber, paymentId: id, amountCents, ...refused }]);
  console.error(`The payment provider refused the refund of ${orderNumber}; the store has to return it.`);
  const amount = formatExactCurrency(amountCents);
  await notifyDealer(deps, store, {
    subject: `pay back canceled order ${orderNumber}`,
    body: `The payment provider could not refund ${amount} for the canceled order ${orderNumber}, and is not asked again. The buyer was asked to call. Please return the amount in another way.`,
  });
  await notifyBuyer(deps, store, { payment, amount });
}

/** Mails the dealer that a refund of a standing order has failed: its buyer may have paid again in the meantime. */
export async function notifyOfFailedRefund(
  deps: PaymentsDeps,
  store: TenantStore,
  { orderNumber, amountCents }: PaymentRow,
): Promise<void> {
  await notifyDealer(deps, store, {
    subject: `a refund of order ${orderNumber} has failed`,
    body: `The payment provider could not refund a payment of ${formatExactCurrency(amountCents)} for order ${orderNumber}: it counts as received again. If the buyer has paid again since, both payments are received; please return one of them. If the refund is still meant, make it in another way.`,
  });
}

async function notifyBuyer(
  { outbox, tenants }: PaymentsDeps,
  store: TenantStore,
  { payment, amount }: { readonly payment: PaymentRow; readonly amount: string },
): Promise<void> {
  const tenant = tenants.byId(store.tenantId);
  const { orderNumber, method } = payment;
  const recipient = await orderMailAddress(store, payment);
  if (!tenant || !recipient) return;
  const words = { amount, orderNumber, instrument: payment.instrument ?? method };
  await outbox.send(store.db, {
    tenantId: tenant.id,
    channel: 'email',
    recipient,
    subject: mailSubject(tenant.brandName, mailText('payment.refundRefusedSubject')),
    body: mailBody(tenant, [mailText('payment.refundRefused', words)], {
      text: 'order.see',
      path: `/progress/${orderNumber}/payment`,
    }),
  });
}
