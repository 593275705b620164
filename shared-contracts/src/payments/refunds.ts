import { isPaymentOpen, type ReportedPaymentPhase } from './payment-progress.ts';

/** What goes back to the buyer of a canceled order, in cents. */
export interface Refunds {
  /** Refunded by the payment provider. */
  readonly doneCents: number;
  /** Received, or in transit and not stopped yet; it is refunded as soon as the provider allows. */
  readonly dueCents: number;
}

/** Returns what is refunded of the payments of a canceled order. A payment that never took money counts nowhere. */
export function orderRefunds(
  payments: readonly { readonly phase: ReportedPaymentPhase; readonly amountCents: number }[],
): Refunds {
  const sum = (isCounted: (phase: ReportedPaymentPhase) => boolean) =>
    payments.reduce((cents, { phase, amountCents }) => cents + (isCounted(phase) ? amountCents : 0), 0);
  return {
    doneCents: sum((phase) => phase === 'refunded'),
    dueCents: sum((phase) => phase === 'captured' || (phase !== 'awaiting-bank' && isPaymentOpen({ phase }))),
  };
}
