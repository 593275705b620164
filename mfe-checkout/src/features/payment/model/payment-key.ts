import * as v from 'valibot';
import { createUuid, type Platform } from '@forecourt/shared-contracts';

const KeptSchema = v.object({ said: v.string(), key: v.string() });

function nameOf(orderNumber: string): string {
  return `payment-key.${orderNumber}`;
}

/**
 * The idempotency key of a payment: the same for as long as it says the same, also after a reload of the page, until the server has
 * answered (T49). What is kept holds an amount and the provider's token, no card data.
 */
export function paymentKey({ storage }: Platform, orderNumber: string, body: unknown): string {
  const said = JSON.stringify(body);
  const kept = storage.session.read(nameOf(orderNumber), KeptSchema);
  if (kept?.said === said) return kept.key;
  const key = createUuid(globalThis.crypto);
  storage.session.write(nameOf(orderNumber), { said, key });
  return key;
}

/** Forgets the key: the server has answered, and what is sent next is another payment. */
export function forgetPaymentKey({ storage }: Platform, orderNumber: string): void {
  storage.session.remove(nameOf(orderNumber));
}
