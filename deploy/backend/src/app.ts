import type { Hono } from 'hono';
import {
  cartRoutes,
  lenderDecisionRoutes,
  lenderSandboxRoutes,
  orderRoutes,
  ownerOfDeal,
  sampleLender,
  type CommerceDeps,
} from './commerce/index.ts';
import {
  contractingRoutes,
  sandboxSigning,
  sandboxSigningRoutes,
  type ContractingDeps,
} from './contracting/index.ts';
import { documentRoutes, type PreviewMaker } from './documents/index.ts';
import type { FileStore } from './files/index.ts';
import { flagDataFileRoutes, flagSandboxRoutes, launchDarklyRoutes } from './flags/index.ts';
import { fulfillmentRoutes } from './fulfillment/index.ts';
import { geoRoutes, type ZipTable } from './geo/index.ts';
import { createApp, type AppEnv, type HttpServices } from './http/index.ts';
import { idVerificationRoutes, sandboxProvider, sandboxProviderRoutes } from './id-verification/index.ts';
import {
  accountRoutes,
  createUser,
  identityRoutes,
  passcodeUsernameRoutes,
  regionRoutes,
  type IdentityDeps,
} from './identity/index.ts';
import { insuranceRoutes, samplePolicyVerifier } from './insurance/index.ts';
import { mediaRoutes } from './media/media.routes.ts';
import type { Inventory } from './open-inventory.ts';
import { outboxRoutes, type Outbox } from './outbox/index.ts';
import { sampleOrderRoutes, type DemoAccounts } from './seed/index.ts';

/** What the domains of the backend are made of. */
export interface BackendParts {
  readonly services: HttpServices;
  readonly identity: IdentityDeps;
  readonly inventory: Inventory;
  readonly outbox: Outbox;
  readonly zips: ZipTable;
  readonly files: FileStore;
  readonly previews: PreviewMaker;
  /** Calls of the payments domain. */
  readonly paymentRoutes: Hono<AppEnv>;
  /** Secret behind links that are sent to people, 256 bits in hexadecimal. */
  readonly linkSecret: string;
  /** Outbox page and changing flags by hand. */
  readonly isSandbox: boolean;
}

/** Every call of the backend: one line per domain. */
export function backendApp({
  services,
  identity,
  inventory,
  outbox,
  zips,
  files,
  previews,
  paymentRoutes,
  linkSecret,
  isSandbox,
}: BackendParts): Hono<AppEnv> {
  const { clock, random } = services;
  const { catalog } = inventory;
  const stateOfZip = (zip: string) => zips.find(zip)?.state;
  const lender = isSandbox ? sampleLender : undefined;
  const commerce: CommerceDeps = { catalog, stateOfZip, lender, outbox, clock, random };
  const app = createApp(services);
  app.route('/_sandbox/idp', identityRoutes(identity));
  app.route('/', regionRoutes(identity));
  app.route('/', accountRoutes(identity));
  app.route('/', passcodeUsernameRoutes({ ...identity, ownerOfDeal }));
  app.route('/', mediaRoutes());
  app.route('/', geoRoutes({ zips }));
  app.route('/', inventory.routes);
  app.route('/', cartRoutes(commerce));
  app.route('/', orderRoutes(commerce));
  app.route('/', lenderDecisionRoutes(commerce));
  app.route('/', insuranceRoutes({ clock, verifier: samplePolicyVerifier }));
  const provider = isSandbox ? sandboxProvider : undefined;
  app.route('/', idVerificationRoutes({ clock, random, outbox, provider, linkSecret }));
  app.route('/', documentRoutes({ files, previews, clock, random }));
  const signing = isSandbox ? sandboxSigning : undefined;
  const contracting: ContractingDeps = { clock, random, outbox, signing, linkSecret };
  app.route('/', contractingRoutes(contracting));
  app.route('/', paymentRoutes);
  app.route('/', fulfillmentRoutes({ zips, outbox, clock, random }));
  app.route('/', flagDataFileRoutes());
  app.route('/', launchDarklyRoutes());
  if (isSandbox) app.route('/', sandboxProviderRoutes({ clock, random }));
  if (isSandbox) app.route('/', sandboxSigningRoutes(contracting));
  if (isSandbox) app.route('/', outboxRoutes());
  if (isSandbox) app.route('/', flagSandboxRoutes());
  if (isSandbox) app.route('/', lenderSandboxRoutes(commerce));
  const accounts: DemoAccounts = { ensureAccount: (account) => createUser(identity, account) };
  const seeding = { db: services.db, catalog, accounts, files, clock, random };
  if (isSandbox) app.route('/', sampleOrderRoutes(seeding));
  return app;
}
