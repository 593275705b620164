import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { orders } from '@forecourt/backend/orders/orders.tables.ts';
import { tenantStore } from '@forecourt/backend/db/index.ts';
import { demoOrderNumber } from './demo-order-number.ts';
import { demoOrders } from './demo-orders.ts';
import { demoBuyer, seedOrder, type SeedDeps } from './seed-order.ts';

/** Sample orders take every n-th vehicle, for variety. */
const vehicleStride = 17;

/**
 * Adds a tenant's demo buyer and its missing sample orders. Runs at every start and does not change existing
 * ones. The demo buyer's password is public, so this is for sandboxes.
 */
export async function seedTenant(deps: SeedDeps, tenant: Tenant): Promise<void> {
  const store = tenantStore(deps.db, tenant.id);
  const ownerSub = await demoBuyer(deps, tenant);
  const known = new Set((await store.find(orders)).map(({ orderNumber }) => orderNumber));
  const missing = demoOrders.filter(({ key }) => !known.has(demoOrderNumber(tenant.id, key)));
  if (missing.length === 0) return;
  const listed = await deps.catalog.listAvailable(deps.db, tenant.id, demoOrders.length * vehicleStride);
  for (const demo of missing) {
    const place = demoOrders.indexOf(demo);
    const choice = listed.slice(place * vehicleStride, (place + 1) * vehicleStride);
    const vins = choice.length > 0 ? choice : listed.slice(place);
    await seedOrder(deps, tenant, {
      demo,
      orderNumber: demoOrderNumber(tenant.id, demo.key),
      vins,
      ownerSub,
    });
  }
}
