import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { BackendApp } from './app.ts';
import type { Database, Db } from './db/index.ts';
import type { FileStore } from './files/index.ts';
import type { ZipTable } from './geo/index.ts';
import type { HttpServices } from './http/index.ts';
import type { IdentityWiring } from './identity-wiring.ts';
import type { Inventory, OpenInventory } from './open-inventory.ts';
import type { Outbox } from './outbox/index.ts';
import type { Clock, Random } from './ports/index.ts';
import type { Providers } from './providers.ts';
import type { Stops } from './stops.ts';
import type { TenantCheck, TenantFiles } from './tenants/index.ts';

/** What is open before any domain is. */
export interface BackendCore {
  readonly database: Database;
  readonly db: Db;
  readonly tenants: TenantFiles;
  readonly files: FileStore;
  readonly outbox: Outbox;
  readonly zips: ZipTable;
  readonly clock: Clock;
  readonly random: Random;
  /** Takes what has to end with the process. */
  readonly stops: Stops;
}

/** The backend's domains, mounted, before the first call is answered. */
export interface MountedBackend extends BackendApp {
  readonly services: HttpServices;
  readonly inventory: Inventory;
}

/** What a process is made of besides the service: adapters for other companies' services, and calls and data of its own. */
export interface Composition {
  readonly providers: Providers;
  /** The pools that sign buyers in. */
  readonly identity: IdentityWiring;
  readonly openInventory: OpenInventory;
  /** Adds calls and data before the first call is answered. */
  prepare?(backend: MountedBackend): Promise<void>;
  /** Why this process cannot serve a tenant whose file has changed while it runs, or is new; none is refused without it. */
  readonly tenantFault?: TenantCheck;
  /** Adds data of a tenant that was published while the process runs; its inventory is open already. */
  prepareTenant?(tenant: Tenant): Promise<void>;
}

/** Makes the composition once the database is open. */
export type Compose = (core: BackendCore) => Promise<Composition>;
