import type { PaymentPlan } from './payment-plan.ts';

/**
 * Phase of one payment. `starting`: sent to the provider, which has not responded yet. `awaiting-bank`: waits for the buyer on the bank's
 * page. `clearing`: money in transit. `review`: authorized, under review. The other four are final.
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

/** The phases in which a payment may still collect money. */
export const openPaymentPhases = [
  'starting',
  'awaiting-bank',
  'clearing',
  'review',
] as const satisfies readonly PaymentPhase[];

/** Whether a payment may still collect money. An order has at most one such payment. */
export function isPaymentOpen({ phase }: { readonly phase: string }): boolean {
  return (openPaymentPhases as readonly string[]).includes(phase);
}

/** Status of one payment as defined by TRACK-75; a refunded or canceled payment has collected nothing. */
export function paymentStatusOf(phase: PaymentPhase): string {
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
 * `paymentInfo.status` of an order, from its plan and its payments, newest first; null if nothing has happened yet. FULLY_PAID: a cash
 * order has no balance. DOWNPAYMENT_PAID: what is due now has been received and a balance or loan remains. PAYMENT_PENDING and
 * PAYMENT_HOLD: a payment is open, or part of what is due now has been received. PAYMENT_FAILED: the newest failed. A payment canceled by
 * the buyer leaves the order as it was before.
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
  return paymentStatusOf(counted.phase);
}
