import type { PaymentPlan } from './payment-plan.ts';
import type { PaymentStatus } from '../commerce/payment-status.ts';
import { type Reported, statusSchema } from '../http/status-schema.ts';

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

/** Phase of a payment as received; UNKNOWN is one that this build does not know. */
export const PaymentPhaseSchema = statusSchema(paymentPhases);
export type ReportedPaymentPhase = Reported<PaymentPhase>;

/** Why a payment took no money. `wallet`: a card of a mobile wallet was refused. `bank-refused`: the bank returned the debit. */
export const paymentFailures = [
  'declined',
  'insufficient-funds',
  'authentication',
  'wallet',
  'bank-refused',
  'error',
] as const;
export type PaymentFailure = (typeof paymentFailures)[number];

interface PhaseRule {
  /** Whether it may still collect money. */
  readonly isOpen: boolean;
  /** Status of the payment (TRACK-75); a refunded or canceled payment has collected nothing. */
  readonly status: PaymentStatus;
}

/** An unknown phase is open, so that a buyer does not pay twice. */
const rules: Readonly<Record<ReportedPaymentPhase, PhaseRule>> = {
  starting: { isOpen: true, status: 'PAYMENT_PENDING' },
  'awaiting-bank': { isOpen: true, status: 'PAYMENT_PENDING' },
  clearing: { isOpen: true, status: 'PAYMENT_PENDING' },
  review: { isOpen: true, status: 'PAYMENT_HOLD' },
  captured: { isOpen: false, status: 'PAYMENT_CAPTURED' },
  failed: { isOpen: false, status: 'PAYMENT_FAILED' },
  cancelled: { isOpen: false, status: 'PAYMENT_FAILED' },
  refunded: { isOpen: false, status: 'PAYMENT_FAILED' },
  UNKNOWN: { isOpen: true, status: 'PAYMENT_PENDING' },
};

/** Whether a payment may still collect money. An order has at most one such payment. */
export function isPaymentOpen({ phase }: { readonly phase: ReportedPaymentPhase }): boolean {
  return rules[phase].isOpen;
}

/** The phases in which a payment may still collect money. */
export const openPaymentPhases: readonly PaymentPhase[] = paymentPhases.filter(
  (phase) => rules[phase].isOpen,
);

/** Status of one payment as defined by TRACK-75. */
export function paymentStatusOf(phase: PaymentPhase): PaymentStatus {
  return rules[phase].status;
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
): PaymentStatus | null {
  if (isCash && plan.owedRestCents === 0) return 'FULLY_PAID';
  if (plan.dueNowRestCents === 0) return 'DOWNPAYMENT_PAID';
  const counted = newestFirst.find(({ phase }) => phase !== 'cancelled' && phase !== 'refunded');
  if (!counted) return null;
  if (counted.phase === 'captured') return 'PAYMENT_PENDING';
  return paymentStatusOf(counted.phase);
}
