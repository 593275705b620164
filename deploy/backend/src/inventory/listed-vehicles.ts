import { listedPathsPerPart, type ListedVehicles } from '@forecourt/shared-contracts/inventory';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { TenantStore } from '../db/index.ts';
import { vehicles } from './inventory.tables.ts';
import { vehiclePath } from './vehicle-view.ts';

/** Returns how many vehicles the tenant offers, and the paths of one part of them, counted from 1, oldest first. */
export async function listedVehicles({ db, tenantId }: TenantStore, part: number): Promise<ListedVehicles> {
  const onOffer = and(
    eq(vehicles.tenantId, tenantId),
    inArray(vehicles.availability, ['Available', 'PendingSale']),
  );
  const [counted] = await db.select({ total: count() }).from(vehicles).where(onOffer);
  const rows = await db
    .select({ vin: vehicles.vin })
    .from(vehicles)
    .where(onOffer)
    .orderBy(asc(vehicles.id))
    .limit(listedPathsPerPart)
    .offset((part - 1) * listedPathsPerPart);
  return { total: counted?.total ?? 0, paths: rows.map(({ vin }) => vehiclePath(vin)) };
}
