import { keptIdempotencyKey, type Platform } from '@forecourt/shared-contracts';

function nameOf(orderNumber: string): string {
  return `payment-key.${orderNumber}`;
}

/**
 * Returns the idempotency key of a payment: the same for the same request, even after a reload of the page, until the server has answered
 * (T49). The stored request holds an amount and the provider's token.
 */
export function paymentKey({ storage }: Platform, orderNumber: string, body: unknown): string {
  return keptIdempotencyKey(storage.session, nameOf(orderNumber), body);
}

/** Removes the key: the server has answered, and the next request is another payment. */
export function forgetPaymentKey({ storage }: Platform, orderNumber: string): void {
  storage.session.remove(nameOf(orderNumber));
}
