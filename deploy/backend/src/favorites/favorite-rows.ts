import { and, desc, eq, inArray } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';
import { accountHolder, lockHolder, sessionHolder, type GuestDataMerger } from '../visit/index.ts';
import { favorites } from './favorites.tables.ts';

/** A saved vehicle, or one a guest wants to save. */
export type FavoriteRow = typeof favorites.$inferSelect;

const newestFirst = [desc(favorites.savedAt), desc(favorites.vin)];

/** Returns what a holder has saved, newest first. */
export function findFavorites(store: TenantStore, holder: string): Promise<FavoriteRow[]> {
  return store.find(favorites, { where: eq(favorites.holder, holder), orderBy: newestFirst });
}

/** Returns how many vehicles an account has saved, including sold ones; the header's badge shows it. */
export async function countSavedVehicles(store: TenantStore, sub: string): Promise<number> {
  return (await findFavorites(store, accountHolder(sub))).length;
}

/** Removes some of a holder's saved vehicles; a no-op if they are not there. */
export async function removeFavorites(
  store: TenantStore,
  holder: string,
  vins: readonly string[],
): Promise<void> {
  if (vins.length === 0) return;
  await store.remove(favorites, and(eq(favorites.holder, holder), inArray(favorites.vin, [...vins])));
}

/** What happens beyond `limit`: no more are accepted, or the oldest are removed. */
interface Bound {
  readonly limit: number;
  readonly beyond: 'refuse' | 'drop-oldest';
}

/**
 * Saves a vehicle unless already saved. Returns false and changes nothing if the holder has reached the
 * limit.
 */
export function insertFavorite(
  store: TenantStore,
  row: Omit<FavoriteRow, 'tenantId'>,
  { limit, beyond }: Bound,
): Promise<boolean> {
  return store.transaction(async (inner) => {
    await lockHolder(inner, 'favorites', row.holder);
    const held = await findFavorites(inner, row.holder);
    if (held.some(({ vin }) => vin === row.vin)) return true;
    if (held.length >= limit && beyond === 'refuse') return false;
    await inner.insertMissing(favorites, [row]);
    const dropped = held.slice(limit - 1).map(({ vin }) => vin);
    await removeFavorites(inner, row.holder, dropped);
    return true;
  });
}

/**
 * A guest's pending vehicles are saved to the account, regardless of their number; already saved ones are not
 * changed.
 */
export const favoritesAdopter: GuestDataMerger = {
  name: 'favorites',
  async adopt({ store, sub, sessionId }) {
    if ((await findFavorites(store, sessionHolder(sessionId))).length === 0) return false;
    const guest = eq(favorites.holder, sessionHolder(sessionId));
    return store.transaction(async (inner) => {
      await lockHolder(inner, 'favorites', sessionHolder(sessionId));
      const pending = await inner.find(favorites, { where: guest });
      if (pending.length === 0) return false;
      const holder = accountHolder(sub);
      await inner.insertMissing(
        favorites,
        pending.map((row) => ({ ...row, holder })),
      );
      await inner.remove(favorites, guest);
      return true;
    });
  },
};
