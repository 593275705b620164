import { isPaymentOpen, type Payment, type PaymentState } from '@forecourt/shared-contracts/payments';

/**
 * What the payment step shows. `pending`, `held` and `processing` are a payment that was already made; nothing else can be paid meanwhile.
 */
export type PaymentScreen = 'pay' | 'processing' | 'at-bank' | 'pending' | 'held' | 'paid';

/** The payment that may still take money; an order has at most one. */
export function currentPayment({ payments }: Pick<PaymentState, 'payments'>): Payment | undefined {
  return payments.find(isPaymentOpen);
}

/** Returns the screen for a payment state: the open payment first, then what is still due now (TRACK-82). */
export function paymentScreen(state: Pick<PaymentState, 'payments' | 'plan'>): PaymentScreen {
  const open = currentPayment(state);
  switch (open?.phase) {
    case 'starting':
      return 'processing';
    case 'awaiting-bank':
      return 'at-bank';
    case 'review':
      return 'held';
    case 'clearing':
      return 'pending';
    default:
      return state.plan.dueNowRestCents === 0 ? 'paid' : 'pay';
  }
}

/** Returns the newest payment if it needs a message above the form; undefined otherwise. */
export function lastProblem({ payments }: Pick<PaymentState, 'payments'>): Payment | undefined {
  const [newest] = payments;
  return newest?.phase === 'failed' || newest?.phase === 'cancelled' ? newest : undefined;
}

/** Returns the payments that have arrived, newest first: one receipt each. */
export function receivedPayments({ payments }: Pick<PaymentState, 'payments'>): readonly Payment[] {
  return payments.filter(({ phase }) => phase === 'captured');
}

/** Polling interval of the state, in milliseconds; false when nothing is in progress. */
export function askAgainMs(state: Pick<PaymentState, 'payments'> | undefined): number | false {
  const open = state && currentPayment(state);
  switch (open?.phase) {
    case undefined:
      return false;
    case 'starting':
      return 800;
    case 'awaiting-bank':
      return 3000;
    default:
      return 5000;
  }
}
