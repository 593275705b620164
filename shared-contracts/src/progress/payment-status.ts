import type { ProgressSnapshot } from './progress-snapshot.ts';
import { isSigned } from './signing-status.ts';
import type { StepStatus } from './step-status.ts';

const paidStatuses = ['PAYMENT_CAPTURED', 'DOWNPAYMENT_PAID', 'FULLY_PAID'];

/** Whether a payment status says that money has arrived. */
export function isPaid(paymentStatus: string | undefined): boolean {
  return paymentStatus !== undefined && paidStatuses.includes(paymentStatus);
}

/**
 * Make a payment (section 4), in the order of the row: cash order flagged paid locally: COMPLETED; signing not done: NOT_READY;
 * cash with an appointment, or no payment info: READY; PAYMENT_PENDING and PAYMENT_HOLD: IN_PROGRESS; PAYMENT_FAILED: NEEDS_ATTENTION;
 * PAYMENT_CAPTURED, DOWNPAYMENT_PAID, FULLY_PAID: COMPLETED. Paid outranks the appointment, so that making one never takes a payment
 * back that the server has confirmed. A word that is none of these is IN_PROGRESS, so that nobody pays twice.
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
  return order.paymentStatus === 'PAYMENT_FAILED' ? 'NEEDS_ATTENTION' : 'IN_PROGRESS';
}
