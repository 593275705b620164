import type { PaymentFailure, PaymentPhase } from '@forecourt/shared-contracts/payments';

/**
 * The state of a payment at the provider. `authorized` waits for {@link PaymentPort.capture}; `review` is
 * authorized and under review.
 */
export type IntentPhase = Exclude<PaymentPhase, 'starting'> | 'authorized';

/** A dispute of a payment that has succeeded, in the provider's words. */
export interface Dispute {
  readonly id: string;
  readonly amountCents: number;
  readonly reason: string;
  readonly status: string;
}

/** A payment as the provider sees it; one that its bank has returned after it succeeded is `failed`. */
export interface IntentState {
  /** The provider's id; undefined if it was refused before it got one. */
  readonly id: string | undefined;
  readonly phase: IntentPhase;
  readonly bankUrl: string | null;
  /** `Visa ···4242`. */
  readonly instrument: string | null;
  readonly failure: PaymentFailure | null;
  /** The provider refuses for good to refund it, or has accepted that and failed later; asking again is in vain. */
  readonly isRefundRefused?: true;
  /** Refunds that have failed make up all that has not gone back: of a payment that was refunded, the money is still there. */
  readonly isRefundUndone?: true;
  /** The `id` of each {@link RefundPart} that the provider accepted and that failed later; absent for none. */
  readonly failedPartIds?: readonly string[];
  /** Absent if nobody disputes it. */
  readonly disputes?: readonly Dispute[];
}

/**
 * A payment to create. The same `idempotencyKey` creates one payment at the provider, however often it is
 * sent.
 */
export interface IntentRequest {
  readonly idempotencyKey: string;
  readonly paymentId: string;
  readonly orderNumber: string;
  readonly amountCents: number;
  readonly description: string;
  readonly source:
    | { readonly method: 'card'; readonly paymentMethodId: string }
    | { readonly method: 'bank'; readonly returnUrl: string };
}

/** A part of a payment to pay back. The same `id` pays back once, however often it is sent. */
export interface RefundPart {
  readonly intentId: string;
  readonly id: string;
  readonly amountCents: number;
}

/** The provider did not respond in time: the state is unknown, and the same request may be sent again. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
}

/** A signed report from the provider. */
export interface WebhookCall {
  readonly rawBody: string;
  readonly signature: string;
  readonly at: Date;
}

/** What a report is about: a payment by our id, or, of a dispute or a refund, by the provider's; both undefined if it is about neither. */
export interface Report {
  readonly paymentId: string | undefined;
  readonly intentId: string | undefined;
}

/**
 * A payment provider for the payments of one tenant. Every call rejects with {@link ProviderUnreachable} if
 * the provider cannot be reached; a payment that the provider refuses is a result, not an error.
 */
export interface PaymentPort {
  /** Authorizes a card, or opens a bank payment. */
  createIntent(request: IntentRequest): Promise<IntentState>;
  /** Takes the money of an authorized payment; repeating it takes it once. */
  capture(intentId: string): Promise<IntentState>;
  /** Cancels a payment that has not gone to the bank yet; one that has is not changed. */
  cancel(intentId: string): Promise<IntentState>;
  /**
   * Pays back the whole of a captured payment; repeating it pays back once. The payment stays captured, with
   * `isRefundRefused`, if the provider refuses it for good; a refusal that passes rejects.
   */
  refund(intentId: string): Promise<IntentState>;
  /**
   * Pays back a part of a captured payment; repeating it with the same id pays back once. Resolves to false
   * if the provider refuses it for good; a refusal that passes rejects.
   */
  refundPart(part: RefundPart): Promise<boolean>;
  get(intentId: string): Promise<IntentState>;
  /**
   * Returns which of our payments a report is about; undefined if its signature is wrong.
   */
  parseWebhook(call: WebhookCall): Report | undefined;
}
