import { contractParties } from '../contract-parties.ts';
import { cancellationRoutes } from '../cancellation/index.ts';
import { createApp, type HttpServices } from '../http/index.ts';
import { accountSummaryRoutes } from '../account-summary/index.ts';
import {
  cartZip,
  cartMerger,
  countCartVehicles,
  applicationCommerce,
  cartFacts,
  cartRoutes,
  lenderDecisionRoutes,
  orderRoutes,
  type CartContributions,
} from '../commerce/index.ts';
import { countOrdersInProgress, hasFinancedSince } from '../orders/index.ts';
import { sampleOrderRoutes, type SeedDeps, seedTenant } from '@forecourt/sample-data/orders/index.ts';
import { comparisonAdopter, comparisonRoutes } from '../comparison/index.ts';
import { signingRoutes, isContractSigned, type SigningDeps } from '../signing/index.ts';
import type { Db } from '../db/index.ts';
import { applicationPart, creditApplicationRoutes, knownPerson } from '../credit-application/index.ts';
import { documentRoutes, type PreviewMaker } from '../documents/index.ts';
import { createDrawingPreviewMaker } from './drawing-preview-maker.ts';
import { memoryFileStore } from './memory-file-store.ts';
import { countSavedVehicles, favoritesAdopter, favoritesRoutes } from '../favorites/index.ts';
import { deliveryFinder, fulfillmentRoutes, handOverQuoter, pickupFinder } from '../fulfillment/index.ts';
import { createZipTable } from '../geo/index.ts';
import { flagDataFileRoutes, launchDarklyRoutes } from '../flags/index.ts';
import { idVerificationRoutes } from '../id-verification/index.ts';
import { insuranceRoutes } from '../insurance/index.ts';
import { hasTestDrive, leadsAdopter, leadsRoutes } from '../leads/index.ts';
import { createOutbox } from '../outbox/index.ts';
import { prequalificationMerger, prequalificationRoutes } from '../prequalification/index.ts';
import { protectionMerger } from '../protection/index.ts';
import { purchaseDomains } from '../purchase-wiring.ts';
import { createSealer } from '../secrets/index.ts';
import { testPayments } from './test-payments.ts';
import { purchaseRoutes } from '../purchase/index.ts';
import { sampleBureau } from '@forecourt/stand-ins/credit-bureau/sample-bureau.ts';
import { sandboxProviderRoutes } from '@forecourt/stand-ins/id-verification-provider/sandbox-provider.routes.ts';
import { sandboxProvider } from '@forecourt/stand-ins/id-verification-provider/sandbox-provider.ts';
import { lenderSandboxRoutes } from '@forecourt/stand-ins/lender/lender-sandbox.routes.ts';
import { sampleLender } from '@forecourt/stand-ins/lender/sample-lender.ts';
import { flagSandboxRoutes } from '@forecourt/stand-ins/operator/flag-sandbox.routes.ts';
import { handOverSandboxRoutes } from '@forecourt/stand-ins/operator/hand-over-sandbox.routes.ts';
import { outboxRoutes } from '@forecourt/stand-ins/outbox/outbox.routes.ts';
import { seedIntent } from '@forecourt/stand-ins/payment-provider/index.ts';
import { samplePolicyVerifier } from '@forecourt/stand-ins/policy-verifier/sample-policy-verifier.ts';
import { sampleProtectionPricing } from '@forecourt/stand-ins/protection-pricing/sample-protection-pricing.ts';
import { sandboxSigningRoutes } from '@forecourt/stand-ins/signing-provider/sandbox-signing.routes.ts';
import { sandboxSigning } from '@forecourt/stand-ins/signing-provider/sandbox-signing.ts';
import { sampleTradeInServices } from '@forecourt/stand-ins/trade-in-services/index.ts';
import { refusalOfStep } from '../progress/index.ts';
import { heldClock } from './held-ports.ts';
import { testCatalog, testVin } from './test-catalog.ts';
import { testTenants } from './test-tenants.ts';
import { testTokens } from './test-tokens.ts';
import { testClient, type TestVisitor } from './client.ts';
import { testShowroom } from './test-showroom.ts';
import { systemRandom } from '../ports/index.ts';
import { tradeInMerger } from '../trade-in/index.ts';
import { mergeRoutes } from '../visit/index.ts';

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Read once for all tests of a worker: the table never changes, and reading it takes 20 ms. */
const zipTable = createZipTable();

/** The domains of the core on a database, with a catalog, tokens and a clock that the test holds. */
export function testBackend(db: Db, previews: PreviewMaker = createDrawingPreviewMaker()) {
  const files = memoryFileStore();
  const clock = heldClock();
  const random = systemRandom;
  const catalog = testCatalog();
  const showroom = testShowroom(catalog);
  const outbox = createOutbox({ clock, random });
  const services: HttpServices = {
    db,
    tenants: testTenants,
    tokens: testTokens,
    clock,
    random,
    log: () => {},
  };
  const stateOfZip = (zip: string) => zipTable.find(zip)?.state;
  /** What the test lets other domains bring to carts. */
  const purchase = purchaseDomains({
    ...{ clock, random, outbox },
    providers: { tradeIn: sampleTradeInServices, protectionPricing: sampleProtectionPricing },
  });
  const contributions: Mutable<CartContributions> = { ...purchase.contributions };
  const findDelivery = deliveryFinder(zipTable);
  const findPickups = pickupFinder(zipTable);
  const places = { stateOfZip, quoteHandOver: handOverQuoter(zipTable), findPickups, findDelivery };
  const lender = sampleLender;
  const commerce = { ...places, catalog, contributions, lender, outbox, clock, random };
  const accounts = {
    ensureAccount: ({ tenantId }: { tenantId: string }) => Promise.resolve(`demo-${tenantId}`),
  };
  const providers = { lender: sampleLender.lender, recordPayment: seedIntent };
  const seeding: SeedDeps = { db, catalog, accounts, files, providers, clock, random };
  const signing: SigningDeps = {
    ...{ clock, random, outbox, catalog, signing: sandboxSigning, linkSecret: 'test' },
    refusalOfSigning: (store, order, now) => refusalOfStep(store, { order, step: 'signing', now }),
    partiesOf: contractParties,
  };
  const app = createApp(services);
  const payments = testPayments({ db, outbox, clock, random, app });
  const routes = [
    cartRoutes(commerce),
    purchaseRoutes({
      cart: (visitor) => cartFacts(commerce, visitor),
      hasTestDrive,
      application: applicationPart,
      ...purchase.parts,
    }),
    ...purchase.routes(commerce),
    favoritesRoutes({ showroom, clock }),
    comparisonRoutes({ showroom, clock }),
    leadsRoutes({ showroom, outbox, clock, random, secret: 'test' }),
    mergeRoutes([
      cartMerger,
      protectionMerger,
      comparisonAdopter,
      favoritesAdopter,
      prequalificationMerger(clock),
      tradeInMerger,
      leadsAdopter,
    ]),
    orderRoutes(commerce),
    accountSummaryRoutes({
      ordersInProgress: countOrdersInProgress,
      vehiclesInCart: countCartVehicles,
      savedVehicles: countSavedVehicles,
    }),
    lenderDecisionRoutes(commerce),
    creditApplicationRoutes({
      ...{ clock, random, zips: zipTable, commerce: applicationCommerce(commerce), person: knownPerson },
      sealer: createSealer([new Uint8Array(32).fill(7)]),
    }),
    lenderSandboxRoutes(commerce),
    insuranceRoutes({ clock, verifier: samplePolicyVerifier }),
    prequalificationRoutes({
      clock,
      random,
      outbox,
      zips: zipTable,
      bureau: sampleBureau,
      sealer: createSealer([Buffer.alloc(32, 7)]),
      secret: 'test',
      hasAppliedSince: hasFinancedSince,
      cartZip,
    }),
    idVerificationRoutes({ clock, random, outbox, provider: sandboxProvider, linkSecret: 'test' }),
    sandboxProviderRoutes({ clock, random }),
    documentRoutes({ files, previews, clock, random, isContractSigned }),
    payments.routes,
    cancellationRoutes({
      ...{ catalog, contributions, outbox, clock, random },
      settlePayments: (order) => void payments.reconciler.settleOrder(order),
    }),
    signingRoutes(signing),
    sandboxSigningRoutes(signing),
    fulfillmentRoutes({
      ...{ zips: zipTable, outbox, clock, random },
      settlePayments: (order) => void payments.reconciler.settleOrder(order),
    }),
    flagDataFileRoutes(),
    launchDarklyRoutes(),
    flagSandboxRoutes(),
    handOverSandboxRoutes({ clock, outbox }),
    outboxRoutes(),
    sampleOrderRoutes(seeding),
  ];
  for (const domain of routes) app.route('/', domain);
  return {
    app,
    clock,
    files,
    catalog,
    contributions,
    payments,
    commerce,
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
