import type Stripe from 'stripe';
import type { PaymentFailure } from '@forecourt/shared-contracts/payments';
import type { Dispute, IntentPhase, IntentState } from './payment-port.ts';
import { failedRefunds, isRefunded } from './stripe-refunds.ts';

/** Expanded with a payment that is created, which has no refunds. */
export const creationExpansion = ['review', 'payment_method', 'latest_charge'];

/** Expanded with every payment that is read: its review, what it was paid with, and its charge with what was refunded. */
export const intentExpansion = ['review', 'payment_method', 'latest_charge.refunds'];

function isReviewOpen({ review }: Stripe.PaymentIntent): boolean {
  return typeof review === 'object' && review !== null && review.open;
}

function phaseOf(intent: Stripe.PaymentIntent): IntentPhase {
  switch (intent.status) {
    case 'requires_capture':
      return isReviewOpen(intent) ? 'review' : 'authorized';
    case 'processing':
      return 'clearing';
    case 'succeeded':
      return isRefunded(intent) ? 'refunded' : 'captured';
    case 'canceled':
      return 'cancelled';
    case 'requires_action':
      return 'awaiting-bank';
    case 'requires_payment_method':
      return 'failed';
    default:
      return 'clearing';
  }
}

const words: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
};

function instrumentOf({ payment_method: method }: Stripe.PaymentIntent): string | null {
  if (typeof method !== 'object' || method === null) return null;
  if (method.card) return `${words[method.card.brand] ?? method.card.brand} ···${method.card.last4}`;
  const bank = method.us_bank_account;
  return bank ? `${bank.bank_name ?? 'Bank account'} ···${bank.last4 ?? ''}` : null;
}

const failures: Readonly<Record<string, PaymentFailure>> = {
  insufficient_funds: 'insufficient-funds',
  payment_intent_authentication_failure: 'authentication',
  authentication_required: 'authentication',
  bank_account_verification_failed: 'wallet',
  bank_account_unusable: 'bank-refused',
  debit_not_authorized: 'bank-refused',
  account_closed: 'bank-refused',
};

/** Converts a refusal to our values: the decline code is more specific than the code if both are present. */
export function failureOf(error: { code?: string | undefined; decline_code?: string | undefined } | null) {
  return failures[error?.decline_code ?? ''] ?? failures[error?.code ?? ''] ?? 'declined';
}

/** Why a bank returns a debit of its own accord, also after it has succeeded. */
const returnReasons = ['insufficient_funds', 'incorrect_account_details', 'bank_cannot_process'];

/** Whether anyone disputes a payment: its disputes have to be asked for. */
export function isDisputed({ latest_charge: charge }: Stripe.PaymentIntent): boolean {
  return typeof charge === 'object' && charge !== null && charge.disputed;
}

/**
 * The dispute by which the money of a bank payment went back to its account: what the bank returns is gone unless won
 * back; what the account's holder disputes is once it is lost. A disputed card payment is never returned.
 */
function bankReturn(intent: Stripe.PaymentIntent, disputes: readonly Stripe.Dispute[]) {
  const { payment_method: method } = intent;
  if (typeof method !== 'object' || !method?.us_bank_account) return undefined;
  return disputes.find(
    ({ reason, status }) => status === 'lost' || (returnReasons.includes(reason) && status !== 'won'),
  );
}

/**
 * Converts a PaymentIntent and its disputes to our values: requires_capture is authorized or under review, processing
 * clearing, succeeded captured, or refunded once the whole of it goes back, canceled `cancelled`,
 * requires_payment_method failed, and so is one that the bank has returned. An unknown status is clearing, so that no
 * one pays twice.
 */
export function intentState(
  intent: Stripe.PaymentIntent,
  disputes: readonly Stripe.Dispute[] = [],
): IntentState {
  const reached = phaseOf(intent);
  const returned = reached === 'captured' ? bankReturn(intent, disputes) : undefined;
  const phase = returned ? 'failed' : reached;
  return {
    id: intent.id,
    phase,
    bankUrl: phase === 'awaiting-bank' ? (intent.next_action?.redirect_to_url?.url ?? null) : null,
    instrument: instrumentOf(intent),
    failure: phase === 'failed' ? failureFor(intent, returned) : null,
    ...failedRefunds(intent, phase),
    ...(disputes.length > 0 && { disputes: disputes.map(disputeOf) }),
  };
}

function failureFor(intent: Stripe.PaymentIntent, returned: Stripe.Dispute | undefined): PaymentFailure {
  if (!returned) return failureOf(intent.last_payment_error);
  return returned.reason === 'insufficient_funds' ? 'insufficient-funds' : 'bank-refused';
}

function disputeOf({ id, amount, reason, status }: Stripe.Dispute): Dispute {
  return { id, amountCents: amount, reason, status };
}
