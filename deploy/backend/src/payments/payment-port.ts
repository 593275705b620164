/** Why a payment took no money. */
export type PaymentFailure =
  'declined' | 'insufficient-funds' | 'authentication' | 'wallet' | 'bank-refused' | 'error';

/**
 * How a payment stands at the provider. `authorized` waits for {@link PaymentPort.capture}; `review` is authorized and being looked at.
 */
export type IntentPhase =
  'awaiting-bank' | 'clearing' | 'authorized' | 'review' | 'captured' | 'failed' | 'cancelled' | 'refunded';

/** A payment as the provider sees it. */
export interface IntentState {
  /** The provider's name for it; undefined when it was refused before it had one. */
  readonly id: string | undefined;
  readonly phase: IntentPhase;
  readonly bankUrl: string | null;
  /** `Visa ···4242`. */
  readonly instrument: string | null;
  readonly failure: PaymentFailure | null;
}

/** A payment to be made. The same `idempotencyKey` makes one payment at the provider, however often it is sent. */
export interface IntentWish {
  readonly idempotencyKey: string;
  readonly paymentId: string;
  readonly orderNumber: string;
  readonly amountCents: number;
  readonly description: string;
  readonly source:
    | { readonly method: 'card'; readonly paymentMethodId: string }
    | { readonly method: 'bank'; readonly returnUrl: string };
}

/** The provider did not answer, or not in time: nothing is known, and the same wish may be sent again. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
}

/** A signed report of the provider. */
export interface WebhookCall {
  readonly rawBody: string;
  readonly signature: string;
  readonly at: Date;
}

/**
 * A payment provider for the payments of one tenant. Every call rejects with {@link ProviderUnreachable} when the provider cannot be
 * asked; a payment that the provider refuses is an answer, not an error.
 */
export interface PaymentPort {
  /** Authorizes a card, or opens a bank payment. */
  createIntent(wish: IntentWish): Promise<IntentState>;
  /** Takes the money of an authorized payment; taking it twice takes it once. */
  capture(intentId: string): Promise<IntentState>;
  /** Gives up a payment that has not gone to the bank yet; one that has stays as it is. */
  cancel(intentId: string): Promise<IntentState>;
  get(intentId: string): Promise<IntentState>;
  /** Which payment of ours a report is about; undefined when its signature is wrong or it is about none. */
  parseWebhook(call: WebhookCall): { readonly paymentId: string } | undefined;
}
