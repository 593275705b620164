import { and, eq, lte } from 'drizzle-orm';
import type { NewRow, TenantStore } from '../db/index.ts';
import { fail, type Failure } from '../http/index.ts';
import type { OrderRow } from '../orders/index.ts';
import { accountHolder, sessionHolder, type GuestDataMerger } from '../visit/index.ts';
import { carts } from './commerce.tables.ts';

/** A stored cart: only choices, never a price. */
export type CartRow = typeof carts.$inferSelect;

/** Returns the ZIP code of a holder's cart; undefined without one. */
export async function cartZip(store: TenantStore, holder: string): Promise<string | undefined> {
  return (await findCart(store, holder))?.zipCode ?? undefined;
}

/** Returns a holder's cart, undefined if there is none. */
export function findCart(store: TenantStore, holder: string): Promise<CartRow | undefined> {
  return store.findOne(carts, { where: eq(carts.holder, holder) });
}

/**
 * Returns a holder's cart if it is the one that its shopper saw; any if they name none. It is another one when
 * another tab has put another vehicle or hand-over in it. Others change or remove it only after this transaction, so that an account is not
 * deleted while it orders.
 */
export async function lockSeenCart(
  store: TenantStore,
  holder: string,
  cartId: string | undefined,
): Promise<CartRow | Failure<'error.cart.empty' | 'error.order.priceChanged'>> {
  const cart = await lockCart(store, holder);
  if (!cart) return fail('error.cart.empty');
  return cartId === undefined || cartId === cart.id ? cart : fail('error.order.priceChanged');
}

/** Returns a holder's cart; others change it only after this transaction. */
export function lockCart(store: TenantStore, holder: string): Promise<CartRow | undefined> {
  return store.findOne(carts, { where: eq(carts.holder, holder), forUpdate: true });
}

/** Returns the number of vehicles in an account's cart: one or none. */
export async function countCartVehicles(store: TenantStore, sub: string): Promise<number> {
  return (await findCart(store, accountHolder(sub))) === undefined ? 0 : 1;
}

/** Stores a cart in place of the holder's previous one. */
export function replaceCart(store: TenantStore, cart: NewRow<typeof carts>): Promise<void> {
  return store.transaction(async (inner) => {
    const isOwn = eq(carts.holder, cart.holder);
    if ((await inner.update(carts, cart, isOwn)) > 0) return;
    if ((await inner.insertMissing(carts, [cart])) === 0) await inner.update(carts, cart, isOwn);
  });
}

/** Empties a holder's cart; a no-op if there is none. */
export async function removeCart(store: TenantStore, holder: string): Promise<void> {
  await store.remove(carts, eq(carts.holder, holder));
}

/** Empties a holder's cart if it is the one named, or if none is; false if it is another one, which stays. */
export function removeSeenCart(
  store: TenantStore,
  holder: string,
  cartId: string | undefined,
): Promise<boolean> {
  return store.transaction(async (inner) => {
    const cart = await lockCart(inner, holder);
    if (cart && cartId !== undefined && cart.id !== cartId) return false;
    await removeCart(inner, holder);
    return true;
  });
}

/** Moves a guest's cart into their account; of the two carts, the one changed last is kept. */
export const cartMerger: GuestDataMerger = {
  name: 'cart',
  async adopt({ store, sub, sessionId }) {
    if (!(await findCart(store, sessionHolder(sessionId)))) return false;
    const ofGuest = eq(carts.holder, sessionHolder(sessionId));
    return store.transaction(async (inner) => {
      const guest = await inner.findOne(carts, { where: ofGuest, forUpdate: true });
      if (!guest) return false;
      await inner.remove(carts, ofGuest);
      const holder = accountHolder(sub);
      const ofMember = eq(carts.holder, holder);
      if ((await inner.insertMissing(carts, [{ ...guest, holder }])) > 0) return true;
      const isOlder = and(ofMember, lte(carts.updatedAt, guest.updatedAt));
      await inner.update(carts, { ...guest, holder }, isOlder);
      return true;
    });
  },
};

/** What an order keeps of the pickup or delivery chosen with its cart; the appointment is made later. */
export function chosenHandOver({ handOver }: CartRow): Pick<OrderRow, 'handOver' | 'deliveryType'> {
  return { handOver, deliveryType: handOver?.type ?? null };
}
