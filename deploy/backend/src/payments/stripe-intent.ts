import type Stripe from 'stripe';
import type { PaymentFailure } from '@forecourt/shared-contracts/payments';
import type { IntentPhase, IntentState } from './payment-port.ts';

/** Expanded with every payment: its review, what it was paid with, whether it was refunded. */
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

/** Converts a refusal to our values: the decline code is more specific than the code if both are present. */
export function failureOf(error: { code?: string | undefined; decline_code?: string | undefined } | null) {
  return failures[error?.decline_code ?? ''] ?? failures[error?.code ?? ''] ?? 'declined';
}

/**
 * Converts a PaymentIntent to our values: requires_capture is authorized or under review, processing
 * clearing, succeeded captured, canceled `cancelled`, requires_payment_method failed. An unknown status is
 * clearing, so that no one pays twice.
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
