import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Db, TenantStore } from '../db/index.ts';
import { dealers, incentives, inventoryVersions, vehicles } from './inventory.tables.ts';

export type VehicleRow = typeof vehicles.$inferSelect;
export type DealerRow = typeof dealers.$inferSelect;
export type IncentiveRow = typeof incentives.$inferSelect;

/** A vehicle with what its price and place depend on. Incentives are those that apply on the day asked for. */
export interface VehicleRecord {
  readonly vehicle: VehicleRow;
  readonly dealer: DealerRow;
  readonly incentives: readonly IncentiveRow[];
}

/** Records in the order of the ids; vehicles that are gone or deleted are left out. `todayOn` is a calendar date. */
export async function findRecords(
  store: TenantStore,
  ids: readonly number[],
  todayOn: string,
): Promise<VehicleRecord[]> {
  if (ids.length === 0) return [];
  const rows = await store.find(vehicles, {
    where: and(inArray(vehicles.id, [...ids]), ne(vehicles.availability, 'Deleted')),
  });
  const records = await withDetails(store, rows, todayOn);
  const byId = new Map(records.map((record) => [record.vehicle.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The record of a VIN; undefined when the tenant has none or it was deleted. */
export async function findRecordByVin(
  store: TenantStore,
  vin: string,
  todayOn: string,
): Promise<VehicleRecord | undefined> {
  const where = and(eq(vehicles.vin, vin), ne(vehicles.availability, 'Deleted'));
  const row = await store.findOne(vehicles, { where });
  return row && (await withDetails(store, [row], todayOn))[0];
}

async function withDetails(
  store: TenantStore,
  rows: readonly VehicleRow[],
  todayOn: string,
): Promise<VehicleRecord[]> {
  if (rows.length === 0) return [];
  const dealerIds = [...new Set(rows.map((row) => row.dealerId))];
  const found = await store.find(dealers, { where: inArray(dealers.id, dealerIds) });
  const dealerById = new Map(found.map((dealer) => [dealer.id, dealer]));
  const offers = await store.find(incentives, {
    where: and(
      inArray(
        incentives.vehicleId,
        rows.map((row) => row.id),
      ),
      appliesOn(todayOn),
    ),
    orderBy: [asc(incentives.id)],
  });
  return rows.flatMap((vehicle) => {
    const dealer = dealerById.get(vehicle.dealerId);
    const own = offers.filter((offer) => offer.vehicleId === vehicle.id);
    return dealer ? [{ vehicle, dealer, incentives: own }] : [];
  });
}

/** Narrows incentives to those that apply on a calendar date. */
export function appliesOn(todayOn: string) {
  return sql`${todayOn}::date between ${incentives.effectiveFromOn} and ${incentives.effectiveToOn}`;
}

/** The tenant's inventory version; 0 before anything was loaded. */
export async function inventoryVersion(db: Db, tenantId: string): Promise<number> {
  const [row] = await db
    .select({ version: inventoryVersions.version })
    .from(inventoryVersions)
    .where(eq(inventoryVersions.tenantId, tenantId));
  return row?.version ?? 0;
}

/**
 * Raises the tenant's version and answers the new one. Whoever does so holds the tenant's inventory until the transaction ends,
 * so versions are committed in order and a reader of version n has seen all changes up to n.
 */
export async function raiseVersion(db: Db, tenantId: string): Promise<number> {
  const [row] = await db
    .insert(inventoryVersions)
    .values({ tenantId, version: 1 })
    .onConflictDoUpdate({
      target: inventoryVersions.tenantId,
      set: { version: sql`${inventoryVersions.version} + 1` },
    })
    .returning({ version: inventoryVersions.version });
  return row?.version ?? 1;
}

const indexedColumns = {
  id: vehicles.id,
  year: vehicles.year,
  condition: vehicles.condition,
  make: vehicles.make,
  model: vehicles.model,
  trim: vehicles.trim,
  bodyStyle: vehicles.bodyStyle,
  fuelType: vehicles.fuelType,
  drivetrain: vehicles.drivetrain,
  colorFamily: vehicles.colorFamily,
  paintName: vehicles.paintName,
  mileage: vehicles.mileage,
  priceCents: vehicles.priceCents,
  listedOn: vehicles.listedOn,
  hasPhotos: vehicles.hasPhotos,
  availability: vehicles.availability,
  dealerId: vehicles.dealerId,
  latitude: dealers.latitude,
  longitude: dealers.longitude,
};

/** What the index needs of every vehicle changed after a version, by id; 0 for all. */
export function indexedRowsSince(db: Db, tenantId: string, version: number) {
  return db
    .select(indexedColumns)
    .from(vehicles)
    .innerJoin(dealers, and(eq(dealers.tenantId, vehicles.tenantId), eq(dealers.id, vehicles.dealerId)))
    .where(and(eq(vehicles.tenantId, tenantId), gt(vehicles.version, version)))
    .orderBy(asc(vehicles.id));
}

/** Sum of the savings that apply on a calendar date, by vehicle id. */
export async function savingsByVehicle(
  db: Db,
  tenantId: string,
  todayOn: string,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: incentives.vehicleId, cents: sql<number>`sum(${incentives.savingsCents})::integer` })
    .from(incentives)
    .where(and(eq(incentives.tenantId, tenantId), appliesOn(todayOn)))
    .groupBy(incentives.vehicleId);
  return new Map(rows.map((row) => [row.id, row.cents]));
}
