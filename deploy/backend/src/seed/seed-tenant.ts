import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { eq } from 'drizzle-orm';
import { orders } from '../commerce/commerce.tables.ts';
import type { VehicleCatalog } from '../commerce/index.ts';
import { tenantStore, type Db } from '../db/index.ts';
import type { FileStore } from '../files/index.ts';
import type { Clock, Random } from '../ports/index.ts';
import type { DemoAccounts } from './demo-accounts.ts';
import type { DemoOrder } from './demo-order.ts';
import { demoOrderNumber } from './demo-order-number.ts';
import { demoOrders } from './demo-orders.ts';
import { insertDemoOrder } from './insert-demo-order.ts';

/** What seeding a tenant needs. */
export interface SeedDeps {
  readonly db: Db;
  readonly catalog: VehicleCatalog;
  readonly accounts: DemoAccounts;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly random: Random;
}

/** Sample orders take every so-maniest vehicle, so that they differ. */
const vehicleStride = 17;

/**
 * Gives a tenant its demo buyer and the sample orders that it lacks. Runs at every start and changes nothing that is there.
 * The demo buyer's password is public, so this is for sandboxes.
 */
export async function seedTenant(deps: SeedDeps, tenant: Tenant): Promise<void> {
  const store = tenantStore(deps.db, tenant.id);
  const ownerSub = await deps.accounts.ensureAccount({
    tenantId: tenant.id,
    email: `demo@${tenant.id}.example`,
    password: 'Forecourt1!',
    givenName: 'Dana',
    familyName: 'Demo',
    phoneNumber: '+12125550142',
  });
  const known = new Set((await store.find(orders)).map(({ orderNumber }) => orderNumber));
  const missing = demoOrders.filter(({ key }) => !known.has(demoOrderNumber(tenant.id, key)));
  if (missing.length === 0) return;
  const vins = await deps.catalog.listAvailable(deps.db, tenant.id, demoOrders.length * vehicleStride);
  for (const demo of missing) {
    const place = demoOrders.indexOf(demo);
    const choice = vins.slice(place * vehicleStride, (place + 1) * vehicleStride);
    const vin = await fittingVehicle(deps, tenant, {
      demo,
      choice: choice.length > 0 ? choice : vins.slice(place),
    });
    if (vin) await seedOrder(deps, tenant, { demo, vin, ownerSub });
  }
}

interface DemoChoice {
  readonly demo: DemoOrder;
  readonly choice: readonly string[];
}

/** The first of the vehicles; for a lease the first new one, where there is one. */
async function fittingVehicle({ db, catalog }: SeedDeps, tenant: Tenant, { demo, choice }: DemoChoice) {
  if (demo.dealType !== 'Lease') return choice[0];
  for (const vin of choice) {
    const found = await catalog.findByVin(db, tenant.id, vin);
    if (found?.vehicle.condition === 'New') return vin;
  }
  return choice[0];
}

interface DemoClaim {
  readonly demo: DemoOrder;
  readonly vin: string;
  readonly ownerSub: string;
}

async function seedOrder(deps: SeedDeps, tenant: Tenant, { demo, vin, ownerSub }: DemoClaim): Promise<void> {
  const { catalog, files, clock, random } = deps;
  const orderNumber = demoOrderNumber(tenant.id, demo.key);
  await tenantStore(deps.db, tenant.id).transaction(async (store) => {
    if (await store.findOne(orders, { where: eq(orders.orderNumber, orderNumber) })) return;
    const claim = { tenantId: tenant.id, vin, orderNumber };
    const found = await catalog.findByVin(store.db, tenant.id, vin);
    if (!found || !(await catalog.reserve(store.db, claim))) return;
    const placing = { store, tenant, demo, orderNumber, ownerSub, found, files, random };
    await insertDemoOrder({ ...placing, now: clock.now() });
    if (demo.key === 'delivered') await catalog.markSold(store.db, claim);
    store.afterCommit(() => catalog.noteChange(tenant.id, vin));
  });
}
