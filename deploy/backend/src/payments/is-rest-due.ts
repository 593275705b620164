import { isPaymentOpen, type PaymentPhase, type PaymentPlan } from '@forecourt/shared-contracts/payments';

/**
 * Whether the buyer owes the rest of what is due now: a part has been received, and no payment is on its way that would collect more. The
 * order's status is PAYMENT_PENDING then, as while a payment is on its way.
 */
export function isRestDue(
  plan: Pick<PaymentPlan, 'dueNowRestCents' | 'paidCents'>,
  payments: readonly { readonly phase: PaymentPhase }[],
): boolean {
  return plan.paidCents > 0 && plan.dueNowRestCents > 0 && !payments.some(isPaymentOpen);
}
