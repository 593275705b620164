import type { PaymentPlan } from './payment-plan.ts';

/**
 * Where one payment stands. `starting`: sent to the provider, whose answer is not known yet. `awaiting-bank`: waits for the buyer at the
 * bank's page. `clearing`: money on its way. `review`: authorized, being looked at. The other four are its end.
 */
export const paymentPhases = [
  'starting',
  'awaiting-bank',
  'clearing',
  'review',
  'captured',
  'failed',
  'cancelled',
  'refunded',
] as const;
export type PaymentPhase = (typeof paymentPhases)[number];

const openPhases: readonly string[] = ['starting', 'awaiting-bank', 'clearing', 'review'];

/** Whether a payment may still take money. An order has one such payment at most. */
export function isPaymentOpen({ phase }: { readonly phase: string }): boolean {
  return openPhases.includes(phase);
}

/** Status of one payment in the words of TRACK-75; a refunded and a canceled payment have taken nothing. */
export function paymentWord(phase: PaymentPhase): string {
  switch (phase) {
    case 'starting':
    case 'awaiting-bank':
    case 'clearing':
      return 'PAYMENT_PENDING';
    case 'review':
      return 'PAYMENT_HOLD';
    case 'captured':
      return 'PAYMENT_CAPTURED';
    case 'failed':
    case 'cancelled':
    case 'refunded':
      return 'PAYMENT_FAILED';
  }
}

/**
 * `paymentInfo.status` of an order, from its plan and its payments, newest first; null while there is nothing to say.
 * FULLY_PAID: a cash order owes nothing. DOWNPAYMENT_PAID: what is due now has arrived and something is still owed or financed.
 * PAYMENT_PENDING and PAYMENT_HOLD: a payment is open, or a part of what is due now has arrived. PAYMENT_FAILED: the newest failed.
 * A payment that the buyer cancelled leaves the order as it was before it.
 */
export function orderPaymentStatus(
  plan: Pick<PaymentPlan, 'owedCents' | 'dueNowCents' | 'dueNowRestCents' | 'owedRestCents' | 'paidCents'>,
  isCash: boolean,
  newestFirst: readonly { readonly phase: PaymentPhase }[],
): string | null {
  if (isCash && plan.owedRestCents === 0) return 'FULLY_PAID';
  if (plan.dueNowRestCents === 0) return 'DOWNPAYMENT_PAID';
  const counted = newestFirst.find(({ phase }) => phase !== 'cancelled' && phase !== 'refunded');
  if (!counted) return null;
  if (counted.phase === 'captured') return 'PAYMENT_PENDING';
  return paymentWord(counted.phase);
}
