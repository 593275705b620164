import type Stripe from 'stripe';
import type { IntentPhase, IntentState } from './payment-port.ts';

/** Whether a refund that the provider accepted gives nothing back: it failed at the bank, or was canceled. */
export function hasRefundFailed({ status }: Pick<Stripe.Refund, 'status'>): boolean {
  return status === 'failed' || status === 'canceled';
}

function chargeOf({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | undefined {
  return typeof charge === 'object' && charge !== null ? charge : undefined;
}

const sum = (refunds: readonly Stripe.Refund[]) => refunds.reduce((cents, { amount }) => cents + amount, 0);

/** The refunds of a charge that stand, in cents. */
function standingCents(charge: Stripe.Charge): number {
  return sum((charge.refunds?.data ?? []).filter((refund) => !hasRefundFailed(refund)));
}

/** Whether the whole of a payment goes back. Refunds that have failed do not count, whatever the charge says. */
export function isRefunded(intent: Stripe.PaymentIntent): boolean {
  const charge = chargeOf(intent);
  if (!charge?.refunded) return false;
  if (!(charge.refunds?.data ?? []).some(hasRefundFailed)) return true;
  return standingCents(charge) >= charge.amount;
}

/**
 * Returns which refunds of a captured payment failed after the provider had accepted them: parts by our id, a refund
 * of all that was left as `isRefundRefused`. A part that the dealer refunded at the provider is neither, but several
 * that make up all that has not gone back are `isRefundUndone`. Empty for a payment in another phase.
 */
export function failedRefunds(
  intent: Stripe.PaymentIntent,
  phase: IntentPhase,
): Pick<IntentState, 'isRefundRefused' | 'isRefundUndone' | 'failedPartIds'> {
  const charge = chargeOf(intent);
  if (phase !== 'captured' || !charge) return {};
  const failed = (charge.refunds?.data ?? []).filter(hasRefundFailed);
  const idOf = ({ metadata }: Stripe.Refund) => metadata?.['refund_id'];
  const failedPartIds = failed.flatMap((refund) => idOf(refund) ?? []);
  const leftCents = charge.amount - standingCents(charge);
  const others = failed.filter((refund) => idOf(refund) === undefined);
  return {
    ...(failedPartIds.length > 0 && { failedPartIds }),
    ...(others.some(({ amount }) => amount >= leftCents) && { isRefundRefused: true }),
    ...(others.length > 0 && sum(failed) >= leftCents && { isRefundUndone: true }),
  };
}
