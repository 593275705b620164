import type Stripe from 'stripe';
import type { IntentPhase, IntentState } from './payment-port.ts';

/** Whether a refund that the provider accepted gives nothing back: it failed at the bank, or was canceled. */
export function hasRefundFailed({ status }: Pick<Stripe.Refund, 'status'>): boolean {
  return status === 'failed' || status === 'canceled';
}

function chargeOf({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | undefined {
  return typeof charge === 'object' && charge !== null ? charge : undefined;
}

/** Whether the whole of a payment goes back. Refunds that have failed do not count, whatever the charge says. */
export function isRefunded(intent: Stripe.PaymentIntent): boolean {
  const charge = chargeOf(intent);
  if (!charge?.refunded) return false;
  const refunds = charge.refunds?.data ?? [];
  if (!refunds.some(hasRefundFailed)) return true;
  const standing = refunds.filter((refund) => !hasRefundFailed(refund));
  return standing.reduce((cents, { amount }) => cents + amount, 0) >= charge.amount;
}

/**
 * Returns which refunds of a captured payment failed after the provider had accepted them: parts by our id, a refund
 * of the whole as `isRefundRefused`. Empty for a payment in another phase.
 */
export function failedRefunds(
  intent: Stripe.PaymentIntent,
  phase: IntentPhase,
): Pick<IntentState, 'isRefundRefused' | 'failedPartIds'> {
  if (phase !== 'captured') return {};
  const ids = (chargeOf(intent)?.refunds?.data ?? [])
    .filter(hasRefundFailed)
    .map(({ metadata }) => metadata?.['refund_id']);
  const failedPartIds = ids.filter((id) => id !== undefined);
  return {
    ...(failedPartIds.length > 0 && { failedPartIds }),
    ...(ids.includes(undefined) && { isRefundRefused: true }),
  };
}
