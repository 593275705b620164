import * as v from 'valibot';
import { createUuid, type Platform } from '@forecourt/shared-contracts';
import { orderTerms, type Cart } from '@forecourt/shared-contracts/commerce';

const KeptKeySchema = v.object({ cart: v.string(), key: v.string() });
const storageKey = 'order-key';

/**
 * Returns the idempotency key for ordering a cart in its current state. Kept for the tab, so that going back, pressing twice or reloading
 * after a lost response still places one order; another cart, choice or terms get another key.
 */
export function orderKey({ storage }: Pick<Platform, 'storage'>, cart: Cart): string {
  const state = `${cart.id} ${cart.updatedAt} ${JSON.stringify(orderTerms(cart.price))}`;
  const kept = storage.session.read(storageKey, KeptKeySchema);
  if (kept?.cart === state) return kept.key;
  const key = createUuid(globalThis.crypto);
  storage.session.write(storageKey, { cart: state, key });
  return key;
}
