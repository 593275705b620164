import type { Hono } from 'hono';
import { accountErasers } from './account-erasers.ts';
import { accountSummaryRoutes } from './account-summary/index.ts';
import { auditSandboxRoutes } from './audit/index.ts';
import {
  cartAdopter,
  applicationCommerce,
  cartFacts,
  cartRoutes,
  countOrdersInProgress,
  hasFinancedSince,
  lenderDecisionRoutes,
  lenderSandboxRoutes,
  orderRoutes,
  ownerOfDeal,
  sampleLender,
  type CommerceDeps,
} from './commerce/index.ts';
import { comparisonAdopter, comparisonRoutes } from './comparison/index.ts';
import {
  contractingRoutes,
  sandboxSigning,
  sandboxSigningRoutes,
  type ContractingDeps,
} from './contracting/index.ts';
import { applicationPart, creditApplicationRoutes, knownPerson } from './credit-application/index.ts';
import { documentRoutes, type PreviewMaker } from './documents/index.ts';
import { countSavedVehicles, favouritesAdopter, favouritesRoutes } from './favourites/index.ts';
import type { FileStore } from './files/index.ts';
import { flagDataFileRoutes, flagSandboxRoutes, launchDarklyRoutes } from './flags/index.ts';
import { fulfillmentRoutes, handOverQuoter } from './fulfillment/index.ts';
import { geoRoutes, mapsSandboxRoutes, type ZipTable } from './geo/index.ts';
import { createApp, type AppEnv, type HttpServices } from './http/index.ts';
import { idVerificationRoutes, sandboxProvider, sandboxProviderRoutes } from './id-verification/index.ts';
import {
  accountRemover,
  accountRoutes,
  createUser,
  describeAccount,
  identityRoutes,
  oauthRoutes,
  passcodeUsernameRoutes,
  regionRoutes,
  regionSandboxRoutes,
  type IdentityDeps,
} from './identity/index.ts';
import { insuranceRoutes, samplePolicyVerifier } from './insurance/index.ts';
import { hasTestDrive, leadsRoutes } from './leads/index.ts';
import { mediaRoutes } from './media/media.routes.ts';
import { widgetSandboxRoutes } from './sandbox/widget-sandbox.routes.ts';
import { spinSandboxRoutes } from './media/spin-sandbox.routes.ts';
import type { Inventory } from './open-inventory.ts';
import { outboxRoutes, type Outbox } from './outbox/index.ts';
import {
  prequalificationAdopter,
  prequalificationReport,
  prequalificationRoutes,
  sampleBureau,
  type PrequalificationDeps,
} from './prequalification/index.ts';
import { privacyRoutes, privacySandboxRoutes, type DescribePrequalification } from './privacy/index.ts';
import { profileRoutes } from './profile/index.ts';
import { protectionAdopter } from './protection/index.ts';
import { purchaseDomains } from './purchase-wiring.ts';
import { purchaseRoutes, type PurchasePorts } from './purchase/index.ts';
import type { Sealer } from './secrets/index.ts';
import { sampleOrderRoutes, type DemoAccounts } from './seed/index.ts';
import { tradeInAdopter } from './trade-in/index.ts';
import { mergeRoutes } from './visit/index.ts';

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
  /** Seals personal data before it is stored. */
  readonly sealer: Sealer;
  /** Outbox page and changing flags by hand. */
  readonly isSandbox: boolean;
}

/** What a guest's visit hands on to their account. */
const adopters = [
  cartAdopter,
  protectionAdopter,
  comparisonAdopter,
  favouritesAdopter,
  prequalificationAdopter,
  tradeInAdopter,
];

/** Every call of the backend: one line per domain. */
export function backendApp(parts: BackendParts): Hono<AppEnv> {
  const { services, identity, inventory, outbox, zips, files, previews } = parts;
  const { paymentRoutes, linkSecret, isSandbox } = parts;
  const { clock, random } = services;
  const { catalog, showroom } = inventory;
  const stateOfZip = (zip: string) => zips.find(zip)?.state;
  const lender = isSandbox ? sampleLender : undefined;
  const purchase = purchaseDomains({ clock, random, outbox, isSandbox });
  const { contributions } = purchase;
  const places = { stateOfZip, quoteHandOver: handOverQuoter(zips) };
  const commerce: CommerceDeps = { ...places, catalog, contributions, lender, outbox, clock, random };
  const app = createApp(services);
  app.route('/_sandbox/idp', identityRoutes(identity));
  app.route('/', regionRoutes(identity));
  for (const routes of openCalls(identity, zips)) app.route('/', routes);
  app.route('/', mediaRoutes());
  app.route('/', inventory.routes);
  app.route('/', cartRoutes(commerce));
  const cart: PurchasePorts['cart'] = (visitor) => cartFacts(commerce, visitor);
  app.route('/', purchaseRoutes({ cart, hasTestDrive, application: applicationPart, ...purchase.parts }));
  for (const routes of purchase.routes(commerce)) app.route('/', routes);
  app.route('/', favouritesRoutes({ showroom, clock }));
  app.route('/', comparisonRoutes({ showroom, clock }));
  app.route('/', leadsRoutes({ showroom, outbox, clock, random, secret: linkSecret }));
  app.route('/', mergeRoutes(adopters));
  app.route('/', orderRoutes(commerce));
  app.route('/', lenderDecisionRoutes(commerce));
  app.route('/', applicationCalls(parts, commerce));
  app.route(
    '/',
    accountSummaryRoutes({ ordersInProgress: countOrdersInProgress, savedVehicles: countSavedVehicles }),
  );
  app.route('/', insuranceRoutes({ clock, verifier: samplePolicyVerifier }));
  const prequalifying = prequalificationDeps(parts);
  app.route('/', prequalificationRoutes(prequalifying));
  const provider = isSandbox ? sandboxProvider : undefined;
  app.route('/', idVerificationRoutes({ clock, random, outbox, provider, linkSecret }));
  app.route('/', documentRoutes({ files, previews, clock, random }));
  const signing = isSandbox ? sandboxSigning : undefined;
  const contracting: ContractingDeps = { clock, random, outbox, signing, linkSecret };
  app.route('/', contractingRoutes(contracting));
  app.route('/', paymentRoutes);
  app.route('/', profileRoutes({ zips, clock }));
  const describePrequalification: DescribePrequalification = (store, sub) =>
    prequalificationReport(prequalifying, store, sub);
  const describing = { describeAccount, describePrequalification };
  const erasers = [...accountErasers, { name: 'account', erase: accountRemover(identity) }];
  const privacy = { clock, random, outbox, ...describing, erasers };
  app.route('/', privacyRoutes(privacy));
  app.route('/', fulfillmentRoutes({ zips, outbox, clock, random }));
  if (isSandbox) {
    app.route('/_sandbox/idp', oauthRoutes(identity));
    const seeding = { db: services.db, catalog, files, clock, random };
    for (const routes of sandboxCalls({ identity, commerce, contracting, privacy, seeding }))
      app.route('/', routes);
  }
  return app;
}

function prequalificationDeps(parts: BackendParts): PrequalificationDeps {
  const { outbox, zips, sealer, linkSecret: secret, isSandbox } = parts;
  const { clock, random } = parts.services;
  const bureau = isSandbox ? sampleBureau : undefined;
  return { clock, random, outbox, zips, sealer, secret, bureau, hasAppliedSince: hasFinancedSince };
}

function applicationCalls(
  { services: { clock, random }, sealer, zips }: BackendParts,
  commerce: CommerceDeps,
): Hono<AppEnv> {
  const applying = applicationCommerce(commerce);
  return creditApplicationRoutes({ clock, random, sealer, zips, commerce: applying, person: knownPerson });
}

/** What belongs to the site and its accounts and needs no other domain. */
function openCalls(identity: IdentityDeps, zips: ZipTable): Hono<AppEnv>[] {
  return [
    accountRoutes(identity),
    passcodeUsernameRoutes({ ...identity, ownerOfDeal }),
    geoRoutes({ zips }),
    flagDataFileRoutes(),
    launchDarklyRoutes(),
  ];
}

interface SandboxParts {
  readonly identity: IdentityDeps;
  readonly commerce: CommerceDeps;
  readonly contracting: ContractingDeps;
  readonly privacy: Parameters<typeof privacySandboxRoutes>[0];
  readonly seeding: Omit<Parameters<typeof sampleOrderRoutes>[0], 'accounts'>;
}

/** What only a sandbox has: pages of stand-ins, the outbox, and changing by hand what elsewhere comes from outside. */
function sandboxCalls({ identity, commerce, contracting, privacy, seeding }: SandboxParts): Hono<AppEnv>[] {
  const accounts: DemoAccounts = { ensureAccount: (account) => createUser(identity, account) };
  return [
    sandboxProviderRoutes(commerce),
    sandboxSigningRoutes(contracting),
    regionSandboxRoutes(identity),
    outboxRoutes(),
    auditSandboxRoutes(),
    flagSandboxRoutes(),
    spinSandboxRoutes(),
    mapsSandboxRoutes(),
    widgetSandboxRoutes(),
    privacySandboxRoutes(privacy),
    lenderSandboxRoutes(commerce),
    sampleOrderRoutes({ ...seeding, accounts }),
  ];
}
