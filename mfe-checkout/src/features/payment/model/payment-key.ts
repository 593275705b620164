import * as v from 'valibot';
import { createUuid, type Platform } from '@forecourt/shared-contracts';

const KeptSchema = v.object({ said: v.string(), key: v.string() });

function nameOf(orderNumber: string): string {
  return `payment-key.${orderNumber}`;
}

/**
 * Returns the idempotency key of a payment: the same for the same request, even after a reload of the page, until the server has answered
 * (T49). The stored value holds an amount and the provider's token, no card data.
 */
export function paymentKey({ storage }: Platform, orderNumber: string, body: unknown): string {
  const said = JSON.stringify(body);
  const kept = storage.session.read(nameOf(orderNumber), KeptSchema);
  if (kept?.said === said) return kept.key;
  const key = createUuid(globalThis.crypto);
  storage.session.write(nameOf(orderNumber), { said, key });
  return key;
}

/** Removes the key: the server has answered, and the next request is another payment. */
export function forgetPaymentKey({ storage }: Platform, orderNumber: string): void {
  storage.session.remove(nameOf(orderNumber));
}
