import type { TenantStore } from '../db/index.ts';
import type { PaymentsDeps } from './payments-deps.ts';

/** Sends a mail about an order's money to the dealer, after the transaction's commit; in English as all mails to the dealer. */
export async function notifyDealer(
  { outbox, tenants }: Pick<PaymentsDeps, 'outbox' | 'tenants'>,
  store: TenantStore,
  { subject, body }: { readonly subject: string; readonly body: string },
): Promise<void> {
  const tenant = tenants.byId(store.tenantId);
  if (!tenant) return;
  await outbox.send(store.db, {
    tenantId: tenant.id,
    channel: 'email',
    recipient: tenant.contact.supportEmail,
    subject: `${tenant.brandName}: ${subject}`,
    body,
  });
}
