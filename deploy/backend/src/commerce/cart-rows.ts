import { and, eq, lte } from 'drizzle-orm';
import type { NewRow, TenantStore } from '../db/index.ts';
import { carts } from './commerce.tables.ts';

/** A stored cart: choices only, never a price. */
export type CartRow = typeof carts.$inferSelect;

/** Key of the cart of an account. */
export function accountHolder(sub: string): string {
  return `sub:${sub}`;
}

/** Key of the cart of a guest's visit. */
export function sessionHolder(sessionId: string): string {
  return `session:${sessionId}`;
}

/** The cart of a holder, undefined when there is none. */
export function findCart(store: TenantStore, holder: string): Promise<CartRow | undefined> {
  return store.findOne(carts, { where: eq(carts.holder, holder) });
}

/** Puts a cart in the place of the one that its holder had. */
export function replaceCart(store: TenantStore, cart: NewRow<typeof carts>): Promise<void> {
  return store.transaction(async (inner) => {
    const isOwn = eq(carts.holder, cart.holder);
    if ((await inner.update(carts, cart, isOwn)) > 0) return;
    if ((await inner.insertMissing(carts, [cart])) === 0) await inner.update(carts, cart, isOwn);
  });
}

/** Empties the cart of a holder; fine when there is none. */
export async function removeCart(store: TenantStore, holder: string): Promise<void> {
  await store.remove(carts, eq(carts.holder, holder));
}

/**
 * What a guest chose follows them into their account: of the two carts the one changed last stays.
 * After that the visit has no cart of its own.
 */
export async function adoptSessionCart(store: TenantStore, sub: string, sessionId: string): Promise<void> {
  const guest = await findCart(store, sessionHolder(sessionId));
  if (!guest) return;
  await store.transaction(async (inner) => {
    const isOlder = and(eq(carts.holder, accountHolder(sub)), lte(carts.updatedAt, guest.updatedAt));
    await inner.remove(carts, isOlder);
    if ((await inner.remove(carts, eq(carts.holder, guest.holder))) === 0) return;
    await inner.insertMissing(carts, [{ ...guest, holder: accountHolder(sub) }]);
  });
}
