import { isPaymentOpen, type Payment, type PaymentState } from '@forecourt/shared-contracts/payments';
import type { StepStatus } from '@forecourt/shared-contracts/progress';

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
    case 'UNKNOWN':
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

/** The step's status on its own screen: completed as soon as the payment state says so, even before the order does. */
export function paymentStepStatus(screen: PaymentScreen | undefined, status: StepStatus): StepStatus {
  return screen === 'paid' ? 'COMPLETED' : status;
}

/** Who the order waits for on the payment step: the dealer's own review, or the bank while a payment is on its way. */
export function paymentOwner(screen: PaymentScreen | undefined): 'you' | 'us' | 'bank' {
  if (screen === 'held') return 'us';
  return screen === 'pending' || screen === 'processing' ? 'bank' : 'you';
}

/** Who the order waits for on the deposit page: the buyer to pay or to go on, or the bank; nobody without a deposit. */
export function depositOwner(screen: PaymentScreen | undefined): 'you' | 'us' | 'bank' | undefined {
  if (!screen) return undefined;
  if (screen === 'held') return 'us';
  return screen === 'paid' || screen === 'pay' ? 'you' : 'bank';
}

/** The state with the deposit as the only payable amount; undefined if the order allows none now (TRACK-80). */
export function depositState(state: PaymentState | undefined): PaymentState | undefined {
  return state?.deposit ? { ...state, plan: state.deposit } : undefined;
}
