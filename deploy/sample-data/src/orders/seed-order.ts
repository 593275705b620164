import { orderStage } from '@forecourt/shared-contracts/commerce';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { eq } from 'drizzle-orm';
import { orders } from '@forecourt/backend/orders/orders.tables.ts';
import type { VehicleCatalog } from '@forecourt/backend/commerce/index.ts';
import { type Db, tenantStore } from '@forecourt/backend/db/index.ts';
import type { FileStore } from '@forecourt/backend/files/index.ts';
import type { Clock, Random } from '@forecourt/backend/ports/index.ts';
import type { DemoAccounts } from './demo-accounts.ts';
import type { DemoOrder } from './demo-order.ts';
import { insertDemoOrder } from './insert-demo-order.ts';
import type { SampleProviders } from './sample-providers.ts';

/** Dependencies of seeding a tenant. */
export interface SeedDeps {
  readonly db: Db;
  readonly catalog: VehicleCatalog;
  readonly accounts: DemoAccounts;
  readonly files: FileStore;
  readonly providers: SampleProviders;
  readonly clock: Clock;
  readonly random: Random;
}

/** A sample order for one of several vehicles. */
export interface DemoClaim {
  readonly demo: DemoOrder;
  readonly orderNumber: string;
  /** Tried in this order; a lease uses the first new one, if any. */
  readonly vins: readonly string[];
  readonly ownerSub: string;
}

/** Returns the demo buyer's account; its password is public. */
export function demoBuyer({ accounts }: SeedDeps, tenant: Tenant): Promise<string> {
  return accounts.ensureAccount({
    tenantId: tenant.id,
    email: `demo@${tenant.id}.example`,
    password: 'Forecourt1!',
    givenName: 'Dana',
    familyName: 'Demo',
    phoneNumber: '+12125550142',
  });
}

/**
 * Stores a sample order, unless its number exists. Returns whether it did; false if every vehicle is taken.
 */
export async function seedOrder(deps: SeedDeps, tenant: Tenant, claim: DemoClaim): Promise<boolean> {
  for (const vin of await byFitness(deps, tenant, claim)) {
    if (await seedOrderFor(deps, tenant, { ...claim, vin })) return true;
  }
  return false;
}

async function byFitness({ db, catalog }: SeedDeps, tenant: Tenant, { demo, vins }: DemoClaim) {
  if (demo.dealType !== 'Lease') return vins;
  for (const vin of vins) {
    const found = await catalog.findByVin(db, tenant.id, vin);
    if (found?.vehicle.condition === 'New') return [vin, ...vins.filter((other) => other !== vin)];
  }
  return vins;
}

function seedOrderFor(
  deps: SeedDeps,
  tenant: Tenant,
  { demo, orderNumber, ownerSub, vin }: DemoClaim & { readonly vin: string },
): Promise<boolean> {
  const { catalog, files, providers, clock, random } = deps;
  return tenantStore(deps.db, tenant.id).transaction(async (store) => {
    if (await store.findOne(orders, { where: eq(orders.orderNumber, orderNumber) })) return false;
    const claim = { tenantId: tenant.id, vin, orderNumber };
    const found = await catalog.findByVin(store.db, tenant.id, vin);
    if (!found || !(await catalog.reserve(store.db, claim))) return false;
    const placing = { store, tenant, demo, orderNumber, ownerSub, found, files, providers, random };
    await insertDemoOrder({ ...placing, now: clock.now() });
    const { status } = (await store.findOne(orders, { where: eq(orders.orderNumber, orderNumber) })) ?? {};
    const stage = status && orderStage(status);
    if (demo.signing === 'signed' || stage === 'delivered') await catalog.markSold(store.db, claim);
    if (stage === 'canceled') await catalog.release(store.db, claim);
    store.afterCommit(() => catalog.noteChange(tenant.id, vin));
    return true;
  });
}
