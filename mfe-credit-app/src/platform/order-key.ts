import { keptIdempotencyKey, type Platform } from '@forecourt/shared-contracts';
import { orderTerms, type Cart } from '@forecourt/shared-contracts/commerce';

/** Returns the idempotency key for ordering a cart in its current state; another cart, choice or terms get another key. */
export function orderKey({ storage }: Pick<Platform, 'storage'>, cart: Cart): string {
  const { id, updatedAt, price } = cart;
  return keptIdempotencyKey(storage.session, 'order-key', { id, updatedAt, terms: orderTerms(price) });
}
