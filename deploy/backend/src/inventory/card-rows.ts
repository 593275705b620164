import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db, TenantStore } from '../db/index.ts';
import { dealers, vehicles } from './inventory.tables.ts';
import type { DealerRow, VehicleRow } from './vehicle-rows.ts';

/** What cards show of a vehicle, by property; `photoUrls` has no more than the first. */
const cardColumns = [
  'id',
  'version',
  'vin',
  'stockNumber',
  'year',
  'make',
  'model',
  'trim',
  'bodyStyle',
  'condition',
  'mileage',
  'priceCents',
  'msrpCents',
  'paintName',
  'paintHex',
  'colorFamily',
  'interiorColor',
  'fuelType',
  'drivetrain',
  'transmission',
  'engine',
  'cityMpg',
  'highwayMpg',
  'combinedMpg',
  'rangeMiles',
  'chargeMinutes',
  'features',
  'hasPhotos',
  'photoUrls',
  'dealerId',
  'listedOn',
  'availability',
  'isSample',
] as const satisfies readonly (keyof VehicleRow)[];

/** A vehicle without the columns that no card shows. */
export type CardRow = Pick<VehicleRow, (typeof cardColumns)[number]>;
/** What cards show of a dealer, and where it is. */
export type CardDealer = Pick<
  DealerRow,
  'id' | 'name' | 'city' | 'state' | 'phone' | 'latitude' | 'longitude'
>;

const columns = getTableColumns(vehicles);
/** As text, composed once and not for every search. */
const values = sql.raw(
  cardColumns
    .map((key) => `"vehicles"."${columns[key].name}"${key === 'photoUrls' ? '[1:1]' : ''}`)
    .join(', '),
);

/**
 * Returns the rows of the ids that the tenant has, in no particular order; deleted vehicles are omitted. One
 * table in one statement, and all rows as one JSON text of values without names: most of the time goes into
 * columns that the database writes and the server reads.
 */
export async function findCardRows(store: TenantStore, ids: readonly number[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const result = await store.db.execute(sql`select json_agg(json_build_array(${values}))::text as cards
    from ${vehicles} where ${vehicles.tenantId} = ${store.tenantId} and ${vehicles.availability} <> 'Deleted'
    and ${vehicles.id} = any(${sql.param([...ids])}::integer[])`);
  const [row] = (result as unknown as { rows: readonly { readonly cards: string | null }[] }).rows;
  const cards = JSON.parse(row?.cards ?? '[]') as readonly (readonly unknown[])[];
  return cards.map(cardRow);
}

function cardRow(card: readonly unknown[]): CardRow {
  const row: Record<string, unknown> = {};
  for (const [place, key] of cardColumns.entries()) row[key] = card[place];
  return row as CardRow;
}

/** Returns the tenant's dealers by id. */
export async function cardDealers(db: Db, tenantId: string): Promise<ReadonlyMap<number, CardDealer>> {
  const { id, name, city, state, phone, latitude, longitude } = dealers;
  const rows = await db
    .select({ id, name, city, state, phone, latitude, longitude })
    .from(dealers)
    .where(eq(dealers.tenantId, tenantId));
  return new Map(rows.map((dealer) => [dealer.id, dealer]));
}
