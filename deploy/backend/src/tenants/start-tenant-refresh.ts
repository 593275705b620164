import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { TenantCheck, TenantFiles } from './tenant-files.ts';

const everyMs = 5000;

/** What new tenants are made ready by. */
export interface TenantOpening {
  readonly tenants: TenantFiles;
  /** What else a file that has changed must fulfill. */
  readonly faultOf?: TenantCheck | undefined;
  /** Fills a new tenant's inventory and whatever it needs before its first call. */
  readonly fill: (tenant: Tenant) => Promise<void>;
  /** Adds what needs the tenant to be served. */
  readonly prepare: (tenant: Tenant) => Promise<void>;
}

/**
 * Reads the tenant files again every five seconds: changed tenants are served at once, a new one when its data is there. One that fails is
 * reported, and tried again the next time. Returns a function that ends it after the work under way.
 */
export function startTenantRefresh({ tenants, faultOf, fill, prepare }: TenantOpening): () => Promise<void> {
  let work: Promise<void> | undefined;
  const open = async (tenant: Tenant) => {
    try {
      await fill(tenant);
      tenants.admit(tenant);
      await prepare(tenant);
    } catch (error) {
      console.error(`The new tenant ${tenant.id} could not be made ready:`, error);
    }
  };
  const openAll = async () => {
    try {
      for (const tenant of tenants.refresh(faultOf)) await open(tenant);
    } catch (error) {
      console.error('The tenant files could not be read; it is tried again:', error);
    } finally {
      work = undefined;
    }
  };
  const timer = setInterval(() => {
    work ??= openAll();
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await work;
  };
}
