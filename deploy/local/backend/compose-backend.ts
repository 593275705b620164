import type { Compose, MountedBackend } from '@forecourt/backend/composition.ts';
import type { OpenInventory } from '@forecourt/backend/open-inventory.ts';
import { seedTenant, sampleOrderRoutes, type SeedDeps } from '@forecourt/sample-data/orders/index.ts';
import { migrateStandIns } from '@forecourt/stand-ins/db/index.ts';
import { createStandInIdentity } from '@forecourt/stand-ins/identity-provider/index.ts';
import { sampleLender } from '@forecourt/stand-ins/lender/sample-lender.ts';
import { seedIntent } from '@forecourt/stand-ins/payment-provider/index.ts';
import type { LocalBackendSettings } from './local-settings.ts';
import { startPaymentStandIn } from './payment-stand-in.ts';
import { openSampleInventory } from './sample-inventory.ts';
import { standInProviders } from './stand-in-providers.ts';
import { standInRoutes } from './stand-in-routes.ts';

/** The service with a stand-in for every other company's service, sample vehicles, and the demo buyer with orders. */
export function composeLocalBackend(
  settings: LocalBackendSettings,
  openInventory: OpenInventory = openSampleInventory(settings.vehiclesPerTenant),
): Compose {
  return async (core) => {
    await migrateStandIns(core.database);
    const identity = await createStandInIdentity(core);
    const payments = await startPaymentStandIn(settings, core);
    let seeding: SeedDeps | undefined;
    return {
      providers: { ...standInProviders, payments },
      identity,
      openInventory,
      async prepare(backend: MountedBackend) {
        const { app, inventory } = backend;
        seeding = {
          ...core,
          catalog: inventory.catalog,
          accounts: identity,
          providers: { lender: sampleLender.lender, recordPayment: seedIntent },
        };
        app.route('/_sandbox/idp', identity.routes);
        for (const routes of [...standInRoutes(backend), identity.regionRoutes, sampleOrderRoutes(seeding)]) {
          app.route('/', routes);
        }
        for (const tenant of core.tenants.all()) await seedTenant(seeding, tenant);
      },
      async prepareTenant(tenant) {
        if (seeding) await seedTenant(seeding, tenant);
      },
    };
  };
}
