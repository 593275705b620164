import { chooseIncentives } from '@forecourt/shared-contracts/pricing';
import { and, asc, eq, getTableColumns, gt, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db, TenantStore } from '../db/index.ts';
import { dealers, incentives, inventoryVersions, vehicles } from './inventory.tables.ts';

export type VehicleRow = typeof vehicles.$inferSelect;
export type DealerRow = typeof dealers.$inferSelect;
export type IncentiveRow = typeof incentives.$inferSelect;

/** A vehicle with what its price and place depend on. Incentives are those that hold on the day asked for. */
export interface VehicleRecord {
  readonly vehicle: VehicleRow;
  readonly dealer: DealerRow;
  readonly incentives: readonly IncentiveRow[];
}

/** Records of the ids that the tenant has, in no set order; deleted vehicles are left out. `todayOn` is a calendar date. */
export function findRecords(
  store: TenantStore,
  ids: readonly number[],
  todayOn: string,
): Promise<VehicleRecord[]> {
  return readRecords(store, sql`${vehicles.id} = any(${sql.param([...ids])}::integer[])`, {
    most: ids.length,
    todayOn,
  });
}

/** Records of the VINs that the tenant has, in no set order; deleted vehicles are left out. */
export function findRecordsByVins(
  store: TenantStore,
  vins: readonly string[],
  todayOn: string,
): Promise<VehicleRecord[]> {
  return readRecords(store, sql`${vehicles.vin} = any(${sql.param([...vins])}::text[])`, {
    most: vins.length,
    todayOn,
  });
}

/** The record of a VIN; undefined when the tenant has none or it was deleted. */
export async function findRecordByVin(
  store: TenantStore,
  vin: string,
  todayOn: string,
): Promise<VehicleRecord | undefined> {
  return (await findRecordsByVins(store, [vin], todayOn))[0];
}

interface Reading {
  readonly most: number;
  readonly todayOn: string;
}

/**
 * Vehicles with their dealers and incentives in one statement, each as one JSON value: a third of the time of three statements whose
 * forty columns a row are decoded one by one.
 */
async function readRecords(
  store: TenantStore,
  where: SQL,
  { most, todayOn }: Reading,
): Promise<VehicleRecord[]> {
  if (most === 0) return [];
  const offers = sql`select json_agg(${incentives} order by ${incentives.id}) from ${incentives}
    where ${incentives.tenantId} = ${store.tenantId} and ${incentives.vehicleId} = ${vehicles.id} and ${appliesOn(todayOn)}`;
  const result = await store.db
    .execute(sql`select row_to_json(${vehicles}) as vehicle, row_to_json(${dealers}) as dealer,
      (${offers}) as incentives
    from ${vehicles} join ${dealers} on ${dealers.tenantId} = ${vehicles.tenantId} and ${dealers.id} = ${vehicles.dealerId}
    where ${vehicles.tenantId} = ${store.tenantId} and ${vehicles.availability} <> 'Deleted' and ${where}`);
  return (result as unknown as { rows: RecordRow[] }).rows.map((row) => ({
    vehicle: fromJson(vehicles, row.vehicle),
    dealer: fromJson(dealers, row.dealer),
    incentives: (row.incentives ?? []).map((incentive) => fromJson(incentives, incentive)),
  }));
}

type JsonRow = Readonly<Record<string, unknown>>;
interface RecordRow {
  readonly vehicle: JsonRow;
  readonly dealer: JsonRow;
  readonly incentives: readonly JsonRow[] | null;
}

/** A row of JSON under the names that the table's columns have here. Their types are those of JSON: texts, whole numbers, dates as texts. */
function fromJson<T extends PgTable>(table: T, json: JsonRow): T['$inferSelect'] {
  const row: Record<string, unknown> = {};
  for (const [key, { name }] of Object.entries(getTableColumns(table))) row[key] = json[name];
  return row as T['$inferSelect'];
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
  interiorColor: vehicles.interiorColor,
  features: vehicles.features,
  mileage: vehicles.mileage,
  priceCents: vehicles.priceCents,
  listedOn: vehicles.listedOn,
  hasPhotos: vehicles.hasPhotos,
  availability: vehicles.availability,
  dealerId: vehicles.dealerId,
  version: vehicles.version,
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

/** What the price of each vehicle takes of its incentives on a calendar date, in cents by vehicle id. */
export async function savingsByVehicle(
  db: Db,
  tenantId: string,
  todayOn: string,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select()
    .from(incentives)
    .where(and(eq(incentives.tenantId, tenantId), appliesOn(todayOn)));
  const offered = new Map<number, IncentiveRow[]>();
  for (const row of rows) {
    const some = offered.get(row.vehicleId);
    if (some) some.push(row);
    else offered.set(row.vehicleId, [row]);
  }
  return new Map([...offered].map(([id, some]) => [id, chooseIncentives(some).savingsCents]));
}
