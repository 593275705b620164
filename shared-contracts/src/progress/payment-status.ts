import { paymentOutcome, type ReportedPaymentStatus } from '../commerce/index.ts';
import type { ProgressSnapshot } from './progress-snapshot.ts';
import { isSigned } from './signing-status.ts';
import type { StepStatus } from './step-status.ts';

/** Whether a payment status means that money was received. */
export function isPaid(paymentStatus: ReportedPaymentStatus | null | undefined): boolean {
  return paymentOutcome(paymentStatus) === 'paid';
}

/**
 * Make a payment (TRACK-74), in the order of its rows: cash order flagged paid locally: COMPLETED; signing not done: NOT_READY;
 * PAYMENT_CAPTURED, DOWNPAYMENT_PAID, FULLY_PAID: COMPLETED; cash with an appointment, or no payment info: READY; PAYMENT_FAILED:
 * NEEDS_ATTENTION; PAYMENT_PENDING, PAYMENT_HOLD and any other status: IN_PROGRESS. Paid is asked before the appointment, so that an
 * appointment never undoes a payment confirmed by the server, and an unknown status is open, so that a buyer does not pay twice.
 */
export function paymentStatus({
  order,
  signing,
  local,
}: Pick<ProgressSnapshot, 'order' | 'signing' | 'local'>): StepStatus {
  const isCash = order.dealType === 'Cash';
  if (isCash && local.isCashPaid) return 'COMPLETED';
  if (!isSigned(signing)) return 'NOT_READY';
  if (isPaid(order.paymentStatus)) return 'COMPLETED';
  if ((isCash && order.appointmentTime) || order.paymentStatus === undefined) return 'READY';
  return paymentOutcome(order.paymentStatus) === 'failed' ? 'NEEDS_ATTENTION' : 'IN_PROGRESS';
}
