import { isPaid } from './payment-status.ts';
import type { ProgressSnapshot } from './progress-snapshot.ts';
import { isSigned } from './signing-status.ts';
import type { StepStatus } from './step-status.ts';

/**
 * Schedule pickup or delivery (TRACK-87): COMPLETED when appointmentTime exists, but NEEDS_ATTENTION while that appointment may not have taken
 * place (TRACK-90); READY when signing is done (cash) or, for finance,
 * signing done or payment captured / down payment paid / fully paid; else NOT_READY. A lease follows finance.
 */
export function fulfillmentStatus({
  order,
  signing,
}: Pick<ProgressSnapshot, 'order' | 'signing'>): StepStatus {
  if (order.appointmentTime) return order.isHandOverMissed ? 'NEEDS_ATTENTION' : 'COMPLETED';
  if (isSigned(signing)) return 'READY';
  return order.dealType !== 'Cash' && isPaid(order.paymentStatus) ? 'READY' : 'NOT_READY';
}
