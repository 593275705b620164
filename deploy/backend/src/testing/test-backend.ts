import { createApp, type HttpServices } from '../http/index.ts';
import {
  cartRoutes,
  lenderDecisionRoutes,
  lenderSandboxRoutes,
  orderRoutes,
  sampleLender,
} from '../commerce/index.ts';
import { contractingRoutes, sandboxSigning, sandboxSigningRoutes } from '../contracting/index.ts';
import type { Db } from '../db/index.ts';
import { documentRoutes, type PreviewMaker } from '../documents/index.ts';
import { createDrawingPreviewMaker } from './drawing-preview-maker.ts';
import { memoryFileStore } from './memory-file-store.ts';
import { fulfillmentRoutes } from '../fulfillment/index.ts';
import { createZipTable } from '../geo/index.ts';
import { flagDataFileRoutes, flagSandboxRoutes, launchDarklyRoutes } from '../flags/index.ts';
import { idVerificationRoutes, sandboxProvider, sandboxProviderRoutes } from '../id-verification/index.ts';
import { insuranceRoutes, samplePolicyVerifier } from '../insurance/index.ts';
import { createOutbox, outboxRoutes } from '../outbox/index.ts';
import { testPayments } from './test-payments.ts';
import { sampleOrderRoutes, seedTenant, type SeedDeps } from '../seed/index.ts';
import { heldClock } from './held-ports.ts';
import { testCatalog, testVin } from './test-catalog.ts';
import { testTenants } from './test-tenants.ts';
import { testTokens } from './test-tokens.ts';
import { testClient, type TestVisitor } from './client.ts';
import { systemRandom } from '../ports/index.ts';

const zips: Readonly<Record<string, string>> = { '60601': 'IL', '75201': 'TX' };

/** The domains of the core on a database, with a catalogue, tokens and a clock that the test holds. */
export function testBackend(db: Db, previews: PreviewMaker = createDrawingPreviewMaker()) {
  const files = memoryFileStore();
  const clock = heldClock();
  const random = systemRandom;
  const catalog = testCatalog();
  const outbox = createOutbox({ clock, random });
  const services: HttpServices = {
    db,
    tenants: testTenants,
    tokens: testTokens,
    clock,
    random,
    log: () => {},
  };
  const stateOfZip = (zip: string) => zips[zip];
  const commerce = { catalog, stateOfZip, lender: sampleLender, outbox, clock, random };
  const accounts = {
    ensureAccount: ({ tenantId }: { tenantId: string }) => Promise.resolve(`demo-${tenantId}`),
  };
  const seeding: SeedDeps = { db, catalog, accounts, files, clock, random };
  const contracting = { clock, random, outbox, signing: sandboxSigning, linkSecret: 'test' };
  const app = createApp(services);
  const payments = testPayments({ db, outbox, clock, random, app });
  const routes = [
    cartRoutes(commerce),
    orderRoutes(commerce),
    lenderDecisionRoutes(commerce),
    lenderSandboxRoutes(commerce),
    insuranceRoutes({ clock, verifier: samplePolicyVerifier }),
    idVerificationRoutes({ clock, random, outbox, provider: sandboxProvider, linkSecret: 'test' }),
    sandboxProviderRoutes({ clock, random }),
    documentRoutes({ files, previews, clock, random }),
    payments.routes,
    contractingRoutes(contracting),
    sandboxSigningRoutes(contracting),
    fulfillmentRoutes({ zips: createZipTable(), outbox, clock, random }),
    flagDataFileRoutes(),
    launchDarklyRoutes(),
    flagSandboxRoutes(),
    outboxRoutes(),
    sampleOrderRoutes(seeding),
  ];
  for (const domain of routes) app.route('/', domain);
  return {
    app,
    clock,
    files,
    catalog,
    payments,
    client: (visitor?: TestVisitor) => testClient(app, visitor),
    /** The sample data of a tenant; its demo buyer is `demo-{tenantId}`. */
    async seed(tenantId: string) {
      const tenant = testTenants.byId(tenantId);
      if (!tenant) throw new Error(`no tenant ${tenantId}`);
      await seedTenant(seeding, tenant);
    },
    stock(count: number, from = 1) {
      const vins = Array.from({ length: count }, (_, index) => testVin(from + index));
      for (const vin of vins) catalog.put(vin);
      return vins;
    },
  };
}

export type TestBackend = ReturnType<typeof testBackend>;
