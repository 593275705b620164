import { formatExactCurrency } from '@forecourt/shared-contracts/formats';
import { eq } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';
import { notifyDealer } from './notify-dealer.ts';
import type { Dispute } from './payment-port.ts';
import type { PaymentRow } from './payment-rows.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import { paymentDisputes } from './payments.tables.ts';

interface Disputed {
  /** As it is after the report. */
  readonly payment: PaymentRow;
  /** All disputes of the payment, as the provider has them now. */
  readonly disputes: readonly Dispute[];
}

/**
 * Stores the disputes of a payment, and mails the dealer about one that is new and one that has been decided; repeating it
 * does nothing. Call it with the order locked.
 */
export async function storeDisputes(
  deps: PaymentsDeps,
  store: TenantStore,
  { payment, disputes }: Disputed,
): Promise<void> {
  for (const { id, ...dispute } of disputes) {
    const isThis = eq(paymentDisputes.id, id);
    const known = await store.findOne(paymentDisputes, { where: isThis });
    if (known?.status === dispute.status) continue;
    const at = deps.clock.now();
    const { id: paymentId, orderNumber } = payment;
    await (known
      ? store.update(paymentDisputes, { ...dispute, changedAt: at }, isThis)
      : store.insert(paymentDisputes, [
          { id, orderNumber, paymentId, ...dispute, createdAt: at, changedAt: at },
        ]));
    if (!known || isDecided(dispute)) await notifyDealer(deps, store, mailOf(payment, dispute));
  }
}

const isDecided = ({ status }: Pick<Dispute, 'status'>) => status === 'won' || status === 'lost';

function mailOf({ orderNumber, phase }: PaymentRow, { amountCents, reason, status }: Omit<Dispute, 'id'>) {
  const amount = formatExactCurrency(amountCents);
  const words = { reason: reason.replaceAll('_', ' '), status: status.replaceAll('_', ' ') };
  if (phase === 'failed')
    return {
      subject: `the bank returned a payment of order ${orderNumber}`,
      body: `A bank payment of ${amount} for order ${orderNumber} was received and then returned (${words.reason}). The order is no longer paid with it, and its buyer can pay again.`,
    };
  return {
    subject: `a payment of order ${orderNumber} is disputed`,
    body: `A payment of ${amount} for order ${orderNumber} is disputed (${words.reason}; ${words.status}). The order still counts as paid. Please answer in time at the payment provider.`,
  };
}
