import { asc } from 'drizzle-orm';
import { tenantStore, type Db } from '../../db/index.ts';
import type { ZipTable } from '../../geo/index.ts';
import { dealers } from '../inventory.tables.ts';
import type { FeedDealer } from './read-feed-row.ts';

/** A dealer first named by a feed. */
export type NewDealer = Omit<typeof dealers.$inferInsert, 'tenantId'>;

/** The tenant's dealers while a feed is read. */
export interface FeedDealers {
  /**
   * Returns the number of a row's dealer, or why there is none. Without a name it is the tenant's first
   * dealer.
   */
  idOf(dealer: FeedDealer | undefined): number | { readonly fault: string };
  /** Returns the number of a row's dealer as {@link idOf}, without adding one; undefined if it is not known. */
  knownIdOf(dealer: FeedDealer | undefined): number | undefined;
  /** Returns the dealers that were not known before. */
  added(): readonly NewDealer[];
}

interface Places {
  readonly db: Db;
  readonly zips: ZipTable;
  readonly tenantId: string;
}

/**
 * Loads the tenant's dealers. Dealers are the same if name and ZIP are equal; existing ones are not changed.
 */
export async function loadFeedDealers({ db, zips, tenantId }: Places): Promise<FeedDealers> {
  const known = await tenantStore(db, tenantId).find(dealers, { orderBy: [asc(dealers.id)] });
  const keyOf = ({ name, zip }: { name: string; zip: string }) => `${name.toLowerCase()}|${zip}`;
  const idByKey = new Map(known.map((dealer) => [keyOf(dealer), dealer.id]));
  const added: NewDealer[] = [];
  let first = known[0]?.id;
  let last = known.reduce((most, { id }) => Math.max(most, id), 0);
  return {
    added: () => added,
    knownIdOf: (dealer) => (dealer ? idByKey.get(keyOf(dealer)) : first),
    idOf(dealer) {
      if (!dealer) return first ?? { fault: 'names no dealer, and there is none yet; add dealer_name' };
      const before = idByKey.get(keyOf(dealer));
      if (before !== undefined) return before;
      const place = zips.find(dealer.zip);
      if (!place) return { fault: `has the dealer_zip ${dealer.zip}, which nobody knows` };
      last += 1;
      first ??= last;
      idByKey.set(keyOf(dealer), last);
      const { city, state, latitude, longitude } = place;
      added.push({ ...dealer, id: last, city, state, latitude, longitude });
      return last;
    },
  };
}
