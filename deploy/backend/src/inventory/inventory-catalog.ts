import { and, asc, eq } from 'drizzle-orm';
import type { CatalogVehicle, VehicleCatalog, VehicleClaim } from '../commerce/index.ts';
import { tenantStore, type Db } from '../db/index.ts';
import type { Clock } from '../ports/index.ts';
import type { TenantDirectory } from '../tenants/index.ts';
import { todayOf } from './dealer-day.ts';
import type { InventoryIndexes } from './inventory-indexes.ts';
import { vehicles } from './inventory.tables.ts';
import { mainPicture, pictureName, placeholderUrl } from './vehicle-pictures.ts';
import { findRecordByVin, raiseVersion, type VehicleRecord } from './vehicle-rows.ts';
import { savingsCents, vehiclePath } from './vehicle-view.ts';

interface CatalogDeps {
  readonly indexes: InventoryIndexes;
  readonly tenants: TenantDirectory;
  readonly clock: Clock;
}

/** Claims change the row and the tenant's inventory version in the given transaction. */
export function createInventoryCatalog({ indexes, tenants, clock }: CatalogDeps): VehicleCatalog {
  return {
    async findByVin(db, tenantId, vin) {
      const tenant = tenants.byId(tenantId);
      if (!tenant) return undefined;
      const record = await findRecordByVin(tenantStore(db, tenantId), vin, todayOf({ clock }, tenant));
      return record && catalogVehicle(record);
    },
    reserve: (db, claim) =>
      change(db, claim, {
        where: eq(vehicles.availability, 'Available'),
        set: { availability: 'PendingSale', heldByOrder: claim.orderNumber },
      }),
    async markSold(db, claim) {
      await change(db, claim, { where: heldBy(claim), set: { availability: 'Sold' } });
    },
    async release(db, claim) {
      const set = { availability: 'Available', heldByOrder: null } as const;
      await change(db, claim, { where: heldBy(claim), set });
    },
    async listAvailable(db, tenantId, count) {
      const rows = await tenantStore(db, tenantId).find(vehicles, {
        where: and(eq(vehicles.availability, 'Available'), eq(vehicles.hasPhotos, true)),
        orderBy: [asc(vehicles.id)],
        limit: count,
      });
      return rows.map((row) => row.vin);
    },
    noteChange: (tenantId) => indexes.noteChange(tenantId),
  };
}

const heldBy = ({ orderNumber }: VehicleClaim) =>
  and(eq(vehicles.availability, 'PendingSale'), eq(vehicles.heldByOrder, orderNumber));

interface Change {
  readonly where: ReturnType<typeof and>;
  readonly set: Partial<typeof vehicles.$inferInsert>;
}

/** True if the vehicle was in the expected state and has changed. */
async function change(db: Db, { tenantId, vin }: VehicleClaim, { where, set }: Change): Promise<boolean> {
  const store = tenantStore(db, tenantId);
  return store.transaction(async (inner) => {
    const version = await raiseVersion(inner.db, tenantId);
    const changed = await inner.update(vehicles, { ...set, version }, and(eq(vehicles.vin, vin), where));
    return changed === 1;
  });
}

function catalogVehicle(record: VehicleRecord): CatalogVehicle {
  const { vehicle } = record;
  const { vin, stockNumber, year, make, model, trim, condition, mileage, priceCents } = vehicle;
  const picture = mainPicture(vehicle);
  return {
    vehicle: {
      vin,
      stockNumber,
      year,
      make,
      model,
      trim,
      condition,
      mileage,
      ...(vehicle.fuelType === 'Electric' && { isElectric: true }),
      priceCents,
      ...(vehicle.msrpCents !== null && { msrpCents: vehicle.msrpCents }),
      imageUrl: picture?.url ?? placeholderUrl,
      imageAlt: pictureName(vehicle),
      ...(picture?.view && { imageView: picture.view }),
      path: vehiclePath(vin),
    },
    availability: vehicle.availability,
    msrpCents: record.vehicle.msrpCents ?? undefined,
    incentivesCents: savingsCents(record),
    incentives: record.incentives,
  };
}
