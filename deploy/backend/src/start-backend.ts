import { backendApp } from './app.ts';
import { openDatabase, tenantStore, type Database, type Db } from './db/index.ts';
import { createPreviewMaker, sweepFiles } from './documents/index.ts';
import { openFileStore, type FileStore } from './files/index.ts';
import { seedFlags } from './flags/index.ts';
import { createZipTable } from './geo/index.ts';
import { startingHandler, withHealth } from './health.ts';
import type { HttpServices } from './http/index.ts';
import { identityDeps } from './identity-wiring.ts';
import { createTokenVerifier, createUser, type IdentityDeps } from './identity/index.ts';
import { forgetOldAnswers } from './idempotency/index.ts';
import type { Inventory, OpenInventory } from './open-inventory.ts';
import { createOutbox, startMail, sweepOutbox } from './outbox/index.ts';
import { openPayments } from './payments-wiring.ts';
import { sweepPrequalifications } from './prequalification/index.ts';
import { systemClock as clock, systemRandom as random } from './ports/index.ts';
import { createSealer, sealingKeys, serverSecret } from './secrets/index.ts';
import { seedTenant } from './seed/index.ts';
import { serve } from './serve.ts';
import type { BackendSettings } from './settings.ts';
import { readTenants, tenantFolder, type TenantFiles } from './tenants/index.ts';
import { sampleTradeInServices, sweepReviews, sweepTradeIns } from './trade-in/index.ts';

const stopGraceMs = 10_000;
const tenantRefreshMs = 5000;
const reviewSweepMs = 15_000;
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
  const { isSandbox } = settings;
  const tenants = readTenants(tenantFolder(settings.tenantFolders));
  const directory = isSandbox ? settings.dataDir : undefined;
  const sealer = createSealer(sealingKeys({ variable: settings.dataKey, directory }));
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
    const place = { bucket: settings.filesBucket, folder: `${settings.dataDir}/files` };
    const files = await openFileStore(place);
    const previews = createPreviewMaker();
    stops.splice(1, 0, () => previews.stop());
    phase = 'filling the inventory';
    const zips = createZipTable();
    const sampleVehicles = isSandbox ? settings.vehiclesPerTenant : 0;
    const { dataDir } = settings;
    const inventory = await openInventory({ db: database.db, tenants, zips, clock, sampleVehicles, dataDir });
    phase = 'making sample data';
    const domains = await openDomains({ settings, database, tenants, inventory, files });
    for (const tenant of tenants.all()) await seedFlags(tenantStore(database.db, tenant.id), tenant);
    if (isSandbox) await seedAll(domains);
    const { outbox } = domains;
    const payments = await openPayments({ settings, tenants, outbox, db: database.db, clock, random });
    const parts = { ...domains, zips, previews, sealer, isSandbox };
    const app = backendApp({ ...parts, paymentRoutes: payments.routes });
    const sweeping = sweepOffers(domains, isSandbox);
    stops.splice(1, 0, repeat(tenants, database.db, files), payments.repeat(), sweeping);
    if (settings.smtp) {
      const { db } = database;
      stops.splice(1, 0, startMail(settings.smtp, { db, tenants, clock, log: domains.services.log }));
    }
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

async function openDomains({ settings, database: { db }, tenants, inventory, files }: Opened) {
  const outbox = createOutbox({ clock, random, sendsMail: settings.smtp !== undefined });
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

/** Starts what is done again and again, each at once for the first time; answers how to end it. */
function repeat(tenants: TenantFiles, db: Db, files: FileStore): () => void {
  const sweeps: Readonly<Record<string, () => Promise<void>>> = {
    'Old idempotent answers': () => forgetOldAnswers(db, clock.now()),
    'Old documents': () => sweepFiles(db, { files, clock }),
    'Personal data of old pre-qualifications': () => sweepPrequalifications(db, clock.now()),
    'Old trade-ins': () => sweepTradeIns(db, clock.now()),
    'Old messages of the outbox': () => sweepOutbox(db, clock.now()),
  };
  const sweepAll = () => {
    for (const [what, sweep] of Object.entries(sweeps)) {
      void sweep().catch(() => console.error(`${what} could not be removed.`));
    }
  };
  sweepAll();
  const timers = [
    setInterval(() => tenants.refresh(), tenantRefreshMs),
    setInterval(sweepAll, forgetEveryMs),
  ];
  return () => timers.forEach((timer) => clearInterval(timer));
}

type Domains = Pick<Awaited<ReturnType<typeof openDomains>>, 'outbox' | 'services'>;

/** Ends reviews of trade-ins whose outcome is there, again and again; answers how to stop. */
function sweepOffers({ outbox, services: { db, tenants } }: Domains, isSandbox: boolean): () => void {
  const deps = { clock, random, outbox, services: isSandbox ? sampleTradeInServices : undefined };
  const timer = setInterval(() => {
    void sweepReviews(deps, db, tenants).catch(() => console.error('Trade-in reviews could not be settled.'));
  }, reviewSweepMs);
  return () => clearInterval(timer);
}

async function inOrder(works: readonly (() => void | Promise<void>)[]): Promise<void> {
  for (const work of works) await work();
}
