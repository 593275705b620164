import type { sandboxIntents } from './payment-sandbox.tables.ts';

/** A stored payment of the stand-in. */
export type IntentRow = typeof sandboxIntents.$inferSelect;

const messages: Readonly<Record<string, string>> = {
  card_declined: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  payment_intent_authentication_failure: 'We were unable to authenticate your payment method.',
  bank_account_verification_failed: 'Your bank account could not be verified.',
  account_closed: 'The bank account has been closed.',
};

/** Returns a refusal in Stripe's format; null if nothing was refused. */
export function refusalView(errorCode: string | null) {
  if (!errorCode) return null;
  const isDecline = errorCode === 'insufficient_funds' || errorCode === 'card_declined';
  return {
    type: 'card_error',
    code: isDecline ? 'card_declined' : errorCode,
    ...(isDecline && { decline_code: errorCode === 'card_declined' ? 'generic_decline' : errorCode }),
    message: messages[errorCode] ?? 'The payment was refused.',
  };
}

function methodView(row: IntentRow) {
  if (!row.last4) return null;
  const name = row.instrumentName ?? '';
  return row.kind === 'card'
    ? { object: 'payment_method', type: 'card', card: { brand: name, last4: row.last4 } }
    : {
        object: 'payment_method',
        type: 'us_bank_account',
        us_bank_account: { bank_name: name, last4: row.last4 },
      };
}

/** Returns a payment as the API sends it: a Stripe PaymentIntent with the fields that this site reads. */
export function intentView(row: IntentRow, origin: string) {
  const isPaid = row.status === 'succeeded';
  return {
    id: row.id,
    object: 'payment_intent',
    amount: row.amountCents,
    currency: 'usd',
    created: Math.floor(row.createdAt.getTime() / 1000),
    description: row.description,
    metadata: row.metadata,
    status: row.status,
    capture_method: row.kind === 'card' ? 'manual' : 'automatic',
    payment_method_types: [row.kind],
    payment_method: methodView(row),
    last_payment_error: refusalView(row.errorCode),
    review: row.review === 'none' ? null : { object: 'review', open: row.review === 'open' },
    latest_charge: isPaid ? { object: 'charge', refunded: row.isRefunded } : null,
    next_action:
      row.status === 'requires_action'
        ? { type: 'redirect_to_url', redirect_to_url: { url: `${origin}/bank/${row.bankToken}` } }
        : null,
  };
}
