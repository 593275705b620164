import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '@forecourt/backend/db/index.ts';
import { raiseVersion } from '@forecourt/backend/inventory/index.ts';
import { vehicles } from '@forecourt/backend/inventory/inventory.tables.ts';
import { photoVersion, samplePhotoStart } from './sample-photos.ts';

/** Addresses of sample photos, in their order, with the current version. */
const renewed = sql`array(
  select case when starts_with(url, ${samplePhotoStart}) then regexp_replace(url, '(&v=[0-9]+)?$', ${photoVersion}) else url end
  from unnest(${vehicles.photoUrls}) with ordinality as photo (url, place) order by place)`;

/**
 * Gives the photos of a tenant's sample vehicles their current addresses, if they were loaded before a photo was taken again. Does nothing
 * if they have them. Returns the number of vehicles that changed.
 */
export async function renewSamplePhotos(db: Db, tenantId: string): Promise<number> {
  const stale = and(
    eq(vehicles.tenantId, tenantId),
    eq(vehicles.isSample, true),
    sql`${vehicles.photoUrls} <> ${renewed}`,
  );
  return db.transaction(async (tx) => {
    const [some] = await tx.select({ id: vehicles.id }).from(vehicles).where(stale).limit(1);
    if (!some) return 0;
    const version = await raiseVersion(tx, tenantId);
    const changed = await tx
      .update(vehicles)
      .set({ photoUrls: renewed, version })
      .where(stale)
      .returning({ id: vehicles.id });
    return changed.length;
  });
}
