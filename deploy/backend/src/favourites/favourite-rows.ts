import { and, desc, eq, inArray } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';
import { accountHolder, lockHolder, sessionHolder, type GuestDataMerger } from '../visit/index.ts';
import { favourites } from './favourites.tables.ts';

/** A saved vehicle, or one a guest wants to save. */
export type FavouriteRow = typeof favourites.$inferSelect;

const newestFirst = [desc(favourites.savedAt), desc(favourites.vin)];

/** Returns what a holder has saved, newest first. */
export function findFavourites(store: TenantStore, holder: string): Promise<FavouriteRow[]> {
  return store.find(favourites, { where: eq(favourites.holder, holder), orderBy: newestFirst });
}

/** Returns how many vehicles an account has saved, including sold ones; the header's badge shows it. */
export async function countSavedVehicles(store: TenantStore, sub: string): Promise<number> {
  return (await findFavourites(store, accountHolder(sub))).length;
}

/** Removes some of a holder's saved vehicles; a no-op if they are not there. */
export async function removeFavourites(
  store: TenantStore,
  holder: string,
  vins: readonly string[],
): Promise<void> {
  if (vins.length === 0) return;
  await store.remove(favourites, and(eq(favourites.holder, holder), inArray(favourites.vin, [...vins])));
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
export function insertFavourite(
  store: TenantStore,
  row: Omit<FavouriteRow, 'tenantId'>,
  { limit, beyond }: Bound,
): Promise<boolean> {
  return store.transaction(async (inner) => {
    await lockHolder(inner, 'favourites', row.holder);
    const held = await findFavourites(inner, row.holder);
    if (held.some(({ vin }) => vin === row.vin)) return true;
    if (held.length >= limit && beyond === 'refuse') return false;
    await inner.insertMissing(favourites, [row]);
    const dropped = held.slice(limit - 1).map(({ vin }) => vin);
    await removeFavourites(inner, row.holder, dropped);
    return true;
  });
}

/**
 * A guest's pending vehicles are saved to the account, regardless of their number; already saved ones are not
 * changed.
 */
export const favouritesAdopter: GuestDataMerger = {
  name: 'favourites',
  async adopt({ store, sub, sessionId }) {
    if ((await findFavourites(store, sessionHolder(sessionId))).length === 0) return false;
    const guest = eq(favourites.holder, sessionHolder(sessionId));
    return store.transaction(async (inner) => {
      await lockHolder(inner, 'favourites', sessionHolder(sessionId));
      const wished = await inner.find(favourites, { where: guest });
      if (wished.length === 0) return false;
      const holder = accountHolder(sub);
      await inner.insertMissing(
        favourites,
        wished.map((wish) => ({ ...wish, holder })),
      );
      await inner.remove(favourites, guest);
      return true;
    });
  },
};
