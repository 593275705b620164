import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { BackendApp } from './app.ts';
import { backendApp } from './app.ts';
import type { Composition, Compose, BackendCore } from './composition.ts';
import { openDatabase, tenantStore } from './db/index.ts';
import { createPreviewMaker } from './documents/index.ts';
import { openFileStore } from './files/index.ts';
import { seedFlags } from './flags/index.ts';
import { createZipTable } from './geo/index.ts';
import { startingHandler, withHealth } from './health.ts';
import type { HttpServices } from './http/index.ts';
import { identityDeps } from './identity-wiring.ts';
import { createTokenVerifier } from './identity/index.ts';
import type { Inventory } from './open-inventory.ts';
import { createOutbox, startMail } from './outbox/index.ts';
import { openPayments } from './payments-wiring.ts';
import { systemClock as clock, systemRandom as random } from './ports/index.ts';
import { createSealer, sealingKeys, serverSecret, type Sealer } from './secrets/index.ts';
import { serve } from './serve.ts';
import type { BackendSettings } from './settings.ts';
import { createStops, type Stops } from './stops.ts';
import { startSweeps } from './sweeps.ts';
import { readTenants, startTenantRefresh, tenantFolder } from './tenants/index.ts';

const stopGraceMs = 10_000;

/** A running backend. */
export interface RunningBackend {
  /** TCP port on the loopback address. */
  readonly port: number;
  /** Ends calls in progress within 10 s, then closes the database. Calling it twice is fine. */
  stop(): Promise<void>;
}

/**
 * Starts listening at once, and answers calls when database, inventory and everything of the composition are ready; until then
 * `/healthz` names what it waits for. Rejects with a StartFault for what a person can fix, after releasing everything.
 */
export async function startBackend(settings: BackendSettings, compose: Compose): Promise<RunningBackend> {
  const tenants = readTenants(tenantFolder(settings.tenantFolders));
  const sealer = createSealer(sealingKeys({ variable: settings.dataKey, directory: settings.dataKeyDir }));
  let phase = 'opening the database';
  const server = await serve(
    settings.port,
    startingHandler(() => phase),
  );
  const stops = createStops(() => server.stop(stopGraceMs));
  try {
    const core = await openCore(settings, tenants, stops);
    const composition = await compose(core);
    phase = 'filling the inventory';
    const inventory = await composition.openInventory({ ...core, dataDir: settings.dataDir });
    phase = 'starting the domains';
    const { services, backend } = await openDomains(core, { composition, inventory, sealer, stops });
    phase = 'preparing data';
    const addFlags = (tenant: Tenant) => seedFlags(tenantStore(core.db, tenant.id), tenant);
    for (const tenant of tenants.all()) await addFlags(tenant);
    await composition.prepare?.({ ...backend, services, inventory });
    stops.first(startSweeps({ ...core, sealer }, composition.providers));
    stops.first(
      startTenantRefresh({
        tenants,
        faultOf: composition.tenantFault,
        fill: async (tenant) => {
          await inventory.addTenant(tenant);
          await addFlags(tenant);
        },
        prepare: async (tenant) => composition.prepareTenant?.(tenant),
      }),
    );
    if (settings.smtp) stops.first(startMail(settings.smtp, { ...core, log: services.log }));
    server.use(withHealth(core.db, (request) => backend.app.fetch(request)));
  } catch (error) {
    await stops.run();
    throw error;
  }
  return { port: server.port, stop: () => stops.run() };
}

async function openCore(
  settings: BackendSettings,
  tenants: BackendCore['tenants'],
  stops: Stops,
): Promise<BackendCore> {
  const database = await openDatabase({
    databaseUrl: settings.databaseUrl,
    directory: `${settings.dataDir}/db`,
  });
  stops.last(() => database.close());
  const { db } = database;
  const files = await openFileStore({ bucket: settings.filesBucket, folder: `${settings.dataDir}/files` });
  const outbox = createOutbox({ clock, random, sendsMail: settings.smtp !== undefined });
  const zips = createZipTable();
  return { database, db, tenants, files, outbox, zips, clock, random, stops };
}

interface Opened {
  readonly composition: Composition;
  readonly inventory: Inventory;
  readonly sealer: Sealer;
  readonly stops: Stops;
}

async function openDomains(
  core: BackendCore,
  { composition, inventory, sealer, stops }: Opened,
): Promise<{ readonly services: HttpServices; readonly backend: BackendApp }> {
  const { db, tenants, outbox, zips, files } = core;
  const { providers } = composition;
  const identity = await identityDeps({ ...core, ...composition.identity });
  const services: HttpServices = {
    db,
    tenants,
    tokens: createTokenVerifier(identity),
    clock,
    random,
    log: (line) => void process.stdout.write(`${line}\n`),
  };
  const previews = createPreviewMaker();
  stops.first(() => previews.stop());
  const payments = openPayments({ db, tenants, outbox, clock, random, provider: providers.payments });
  stops.first(payments.repeat());
  const linkSecret = await serverSecret(db, random, 'links');
  const backend = backendApp({
    ...{ services, identity, inventory, outbox, zips, files, previews, providers, linkSecret, sealer },
    paymentRoutes: payments.routes,
    settlePayments: (order) => payments.settleOrder(order),
  });
  return { services, backend };
}
