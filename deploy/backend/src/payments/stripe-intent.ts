import type Stripe from 'stripe';
import type { IntentPhase, IntentState, PaymentFailure } from './payment-port.ts';

/** What is asked along with every payment: how it is reviewed, what it was paid with, whether it was given back. */
export const intentExpansion = ['review', 'payment_method', 'latest_charge'];

function isReviewOpen({ review }: Stripe.PaymentIntent): boolean {
  return typeof review === 'object' && review !== null && review.open;
}

function isRefunded({ latest_charge: charge }: Stripe.PaymentIntent): boolean {
  return typeof charge === 'object' && charge !== null && charge.refunded;
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

/** A refusal in our words: the decline code says more than the code where both are there. */
export function failureOf(error: { code?: string | undefined; decline_code?: string | undefined } | null) {
  return failures[error?.decline_code ?? ''] ?? failures[error?.code ?? ''] ?? 'declined';
}

/**
 * A PaymentIntent in our words: requires_capture is authorized or under review, processing clearing, succeeded captured, canceled
 * cancelled, requires_payment_method failed. A word that is none of these is clearing, so that nobody pays twice.
 */
export function intentState(intent: Stripe.PaymentIntent): IntentState {
  const phase = phaseOf(intent);
  return {
    id: intent.id,
    phase,
    bankUrl: phase === 'awaiting-bank' ? (intent.next_action?.redirect_to_url?.url ?? null) : null,
    instrument: instrumentOf(intent),
    failure: phase === 'failed' ? failureOf(intent.last_payment_error) : null,
  };
}
