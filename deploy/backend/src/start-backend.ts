import { backendApp } from './app.ts';
import { openDatabase, tenantStore, type Database, type Db } from './db/index.ts';
import { createPreviewMaker, sweepFiles } from './documents/index.ts';
import { createDiskFileStore, type FileStore } from './files/index.ts';
import { seedFlags } from './flags/index.ts';
import { createZipTable } from './geo/index.ts';
import { startingHandler, withHealth } from './health.ts';
import type { HttpServices } from './http/index.ts';
import { identityDeps } from './identity-wiring.ts';
import { createTokenVerifier, createUser, type IdentityDeps } from './identity/index.ts';
import { forgetOldAnswers } from './idempotency/index.ts';
import type { Inventory, OpenInventory } from './open-inventory.ts';
import { createOutbox } from './outbox/index.ts';
import { openPayments } from './payments-wiring.ts';
import { systemClock as clock, systemRandom as random } from './ports/index.ts';
import { serverSecret } from './secrets/server-secret.ts';
import { seedTenant } from './seed/index.ts';
import { serve } from './serve.ts';
import type { BackendSettings } from './settings.ts';
import { readTenants, tenantFolder, type TenantFiles } from './tenants/index.ts';

const stopGraceMs = 10_000;
const tenantRefreshMs = 5000;
const forgetEveryMs = 60 * 60 * 1000;

/** A running backend. */
export interface RunningBackend {
  /** TCP port on the loopback address. */
  readonly port: number;
  /** Ends calls under way within 10 s, then closes the database. Calling it twice is fine. */
  stop(): Promise<void>;
}

/**
 * Starts listening at once, and answers calls when database, inventory and sample data are ready; `/healthz` tells what it waits for.
 * Rejects with a StartFault for what a person can mend, after giving everything free again.
 */
export async function startBackend(
  settings: BackendSettings,
  openInventory: OpenInventory,
): Promise<RunningBackend> {
  const tenants = readTenants(tenantFolder(settings.tenantFolders));
  let phase = 'opening the database';
  const server = await serve(
    settings.port,
    startingHandler(() => phase),
  );
  const stops: (() => void | Promise<void>)[] = [() => server.stop(stopGraceMs)];
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= inOrder(stops));
  try {
    const database = await openDatabase({
      databaseUrl: settings.databaseUrl,
      directory: `${settings.dataDir}/db`,
    });
    stops.push(() => database.close());
    const files = await createDiskFileStore(`${settings.dataDir}/files`);
    const previews = createPreviewMaker();
    stops.splice(1, 0, () => previews.stop());
    phase = 'filling the inventory';
    const zips = createZipTable();
    const sampleVehicles = settings.isSandbox ? settings.vehiclesPerTenant : 0;
    const inventory = await openInventory({ db: database.db, tenants, zips, clock, sampleVehicles });
    phase = 'making sample data';
    const domains = await openDomains({ settings, database, tenants, inventory, files });
    for (const tenant of tenants.all()) await seedFlags(tenantStore(database.db, tenant.id), tenant);
    if (settings.isSandbox) await seedAll(domains);
    const payments = await openPayments({
      settings,
      tenants,
      outbox: domains.outbox,
      db: database.db,
      clock,
      random,
    });
    const { isSandbox } = settings;
    const app = backendApp({ ...domains, zips, previews, paymentRoutes: payments.routes, isSandbox });
    stops.splice(1, 0, repeat(tenants, database.db, files), payments.repeat());
    if (payments.sandbox) {
      const provider = await serve(settings.paymentPort, payments.sandbox.app.fetch, 'PAYMENT_PORT');
      stops.unshift(() => provider.stop(stopGraceMs));
    }
    server.use(withHealth(database.db, (request) => app.fetch(request)));
  } catch (error) {
    await stop();
    throw error;
  }
  return { port: server.port, stop };
}

interface Opened {
  readonly settings: BackendSettings;
  readonly database: Database;
  readonly tenants: TenantFiles;
  readonly inventory: Inventory;
  readonly files: FileStore;
}

async function openDomains({ database: { db }, tenants, inventory, files }: Opened) {
  const outbox = createOutbox({ clock, random });
  const identity = await identityDeps({ db, tenants, outbox, clock, random });
  const services: HttpServices = {
    db,
    tenants,
    tokens: createTokenVerifier(identity),
    clock,
    random,
    log: (line) => void process.stdout.write(`${line}\n`),
  };
  const linkSecret = await serverSecret(db, random, 'links');
  return { services, identity, outbox, inventory, files, linkSecret };
}

interface Seeding {
  readonly services: HttpServices;
  readonly identity: IdentityDeps;
  readonly inventory: Inventory;
  readonly files: FileStore;
}

async function seedAll({ services, identity, inventory: { catalog }, files }: Seeding): Promise<void> {
  const accounts = {
    ensureAccount: (account: Parameters<typeof createUser>[1]) => createUser(identity, account),
  };
  for (const tenant of services.tenants.all()) {
    await seedTenant({ db: services.db, catalog, accounts, files, clock, random }, tenant);
  }
}

/** Starts what is done again and again; answers how to end it. */
function repeat(tenants: TenantFiles, db: Db, files: FileStore): () => void {
  const forget = () =>
    void forgetOldAnswers(db, clock.now()).catch(() =>
      console.error('Old idempotent answers could not be removed.'),
    );
  const sweep = () =>
    void sweepFiles(db, { files, clock }).catch(() => console.error('Old documents could not be removed.'));
  forget();
  sweep();
  const timers = [
    setInterval(() => tenants.refresh(), tenantRefreshMs),
    setInterval(forget, forgetEveryMs),
    setInterval(sweep, forgetEveryMs),
  ];
  return () => timers.forEach((timer) => clearInterval(timer));
}

async function inOrder(works: readonly (() => void | Promise<void>)[]): Promise<void> {
  for (const work of works) await work();
}
