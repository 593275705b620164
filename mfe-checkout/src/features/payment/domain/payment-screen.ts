import { isPaymentOpen, type Payment, type PaymentState } from '@forecourt/shared-contracts/payments';

/** What the payment step shows. `pending`, `held` and `processing` are a payment that is made already; nothing can be paid beside it. */
export type PaymentScreen = 'pay' | 'processing' | 'at-bank' | 'pending' | 'held' | 'paid';

/** The payment that may still take money; an order has one at most. */
export function currentPayment({ payments }: Pick<PaymentState, 'payments'>): Payment | undefined {
  return payments.find(isPaymentOpen);
}

/** The screen of a payment state: the open payment first, then what is still due now (TRACK-82). */
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

/** What is said about the newest payment above the form; undefined when there is nothing to say. */
export function lastProblem({ payments }: Pick<PaymentState, 'payments'>): Payment | undefined {
  const [newest] = payments;
  return newest?.phase === 'failed' || newest?.phase === 'cancelled' ? newest : undefined;
}

/** Payments that have arrived, newest first: one receipt each. */
export function receivedPayments({ payments }: Pick<PaymentState, 'payments'>): readonly Payment[] {
  return payments.filter(({ phase }) => phase === 'captured');
}

/** How soon the state is asked for again, in milliseconds; false when nothing is under way. */
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
