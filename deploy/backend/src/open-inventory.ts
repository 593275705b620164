import type { Hono } from 'hono';
import type { VehicleCatalog } from './commerce/index.ts';
import type { Db } from './db/index.ts';
import type { ZipTable } from './geo/index.ts';
import type { AppEnv } from './http/index.ts';
import {
  createInventoryCatalog,
  createInventoryIndexes,
  createShowroom,
  feedRoutes,
  inventoryRoutes,
  loadSampleInventory,
  makeOperatorKey,
  type Showroom,
} from './inventory/index.ts';
import type { Clock } from './ports/index.ts';
import type { TenantDirectory } from './tenants/index.ts';

/** The inventory as the process mounts it: filled and indexed. */
export interface Inventory {
  readonly routes: Hono<AppEnv>;
  readonly catalog: VehicleCatalog;
  readonly showroom: Showroom;
}

/** What opening the inventory is given. */
export interface InventorySurroundings {
  readonly db: Db;
  readonly tenants: TenantDirectory;
  readonly zips: ZipTable;
  readonly clock: Clock;
  /** How many sample vehicles a tenant without inventory gets; none where there are no sample data. */
  readonly sampleVehicles: number;
  /** Where the operator's key and dropped feeds are. */
  readonly dataDir: string;
}

/** Opens an inventory and answers when all of it can be searched. */
export type OpenInventory = (surroundings: InventorySurroundings) => Promise<Inventory>;

/** Fills tenants that have no inventory yet, and builds every tenant's search index. */
export const openInventory: OpenInventory = async (surroundings) => {
  const { db, tenants, zips, clock, dataDir, sampleVehicles: count } = surroundings;
  const indexes = createInventoryIndexes({ db, clock });
  const todayOn = clock.now().toISOString().slice(0, 10);
  for (const tenant of tenants.all()) {
    if (count > 0) await loadSampleInventory({ db, zips, tenantId: tenant.id, count, todayOn });
    await indexes.get(tenant);
  }
  const routes = inventoryRoutes({ indexes, zips, clock });
  const operatorKey = makeOperatorKey(dataDir);
  routes.route('/', feedRoutes({ db, zips, clock, indexes, dataDir, operatorKey }));
  return {
    routes,
    catalog: createInventoryCatalog({ indexes, tenants, clock }),
    showroom: createShowroom({ clock }),
  };
};
