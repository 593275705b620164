import type { Tenant } from '@forecourt/shared-contracts/tenant';
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
  makeOperatorKey,
  type Showroom,
} from './inventory/index.ts';
import type { Clock } from './ports/index.ts';
import type { TenantDirectory } from './tenants/index.ts';

/** The inventory as the process mounts it, indexed. */
export interface Inventory {
  readonly routes: Hono<AppEnv>;
  readonly catalog: VehicleCatalog;
  readonly showroom: Showroom;
  /** Makes the inventory of a tenant that was published while the process runs searchable. */
  addTenant(tenant: Tenant): Promise<void>;
}

/** What opening the inventory is given. */
export interface OpenInventoryDeps {
  readonly db: Db;
  readonly tenants: TenantDirectory;
  readonly zips: ZipTable;
  readonly clock: Clock;
  /** Where the operator's key and dropped feeds are. */
  readonly dataDir: string;
}

/** Opens an inventory; resolves when all of it can be searched. */
export type OpenInventory = (deps: OpenInventoryDeps) => Promise<Inventory>;

/** Builds every tenant's search index. */
export const openInventory: OpenInventory = async ({ db, tenants, zips, clock, dataDir }) => {
  const indexes = createInventoryIndexes({ db, clock });
  for (const tenant of tenants.all()) await indexes.get(tenant);
  const routes = inventoryRoutes({ indexes, zips, clock });
  const operatorKey = makeOperatorKey(dataDir);
  routes.route('/', feedRoutes({ db, zips, clock, indexes, dataDir, operatorKey }));
  return {
    routes,
    catalog: createInventoryCatalog({ indexes, tenants, clock }),
    showroom: createShowroom({ clock }),
    async addTenant(tenant) {
      await indexes.get(tenant);
    },
  };
};
