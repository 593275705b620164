import type { Hono } from 'hono';
import { contractParties } from './contract-parties.ts';
import { accountSummaryRoutes } from './account-summary/index.ts';
import {
  cartZip,
  cartMerger,
  countCartVehicles,
  applicationCommerce,
  cartFacts,
  cartRoutes,
  lenderDecisionRoutes,
  orderRoutes,
  type CommerceDeps,
} from './commerce/index.ts';
import { countOrdersInProgress, hasFinancedSince, ownerOfDeal } from './orders/index.ts';
import { comparisonAdopter, comparisonRoutes } from './comparison/index.ts';
import { signingRoutes, isContractSigned, type SigningDeps } from './signing/index.ts';
import { applicationPart, creditApplicationRoutes, knownPerson } from './credit-application/index.ts';
import { documentRoutes, type PreviewMaker } from './documents/index.ts';
import { countSavedVehicles, favoritesAdopter, favoritesRoutes } from './favorites/index.ts';
import type { FileStore } from './files/index.ts';
import { flagDataFileRoutes, launchDarklyRoutes } from './flags/index.ts';
import { deliveryFinder, fulfillmentRoutes, handOverQuoter, pickupFinder } from './fulfillment/index.ts';
import { geoRoutes, type ZipTable } from './geo/index.ts';
import { createApp, type AppEnv, type HttpServices } from './http/index.ts';
import { cancellationRoutes } from './cancellation/index.ts';
import { idVerificationRoutes } from './id-verification/index.ts';
import { accountRoutes, passcodeUsernameRoutes, regionRoutes, type IdentityDeps } from './identity/index.ts';
import { insuranceRoutes } from './insurance/index.ts';
import { hasTestDrive, leadsAdopter, leadsRoutes } from './leads/index.ts';
import { mediaRoutes } from './media/media.routes.ts';
import type { Inventory } from './open-inventory.ts';
import type { Outbox } from './outbox/index.ts';
import {
  prequalificationMerger,
  prequalificationRoutes,
  type PrequalificationDeps,
} from './prequalification/index.ts';
import { privacyDeps } from './privacy-wiring.ts';
import { privacyRoutes, type PrivacyDeps } from './privacy/index.ts';
import { profileRoutes } from './profile/index.ts';
import { refusalOfStep } from './progress/index.ts';
import { protectionMerger } from './protection/index.ts';
import type { Providers } from './providers.ts';
import { purchaseDomains } from './purchase-wiring.ts';
import { purchaseRoutes, type PurchasePorts } from './purchase/index.ts';
import type { Sealer } from './secrets/index.ts';
import type { Clock } from './ports/index.ts';
import { tradeInMerger } from './trade-in/index.ts';
import { mergeRoutes } from './visit/index.ts';

/** What the domains of the backend are made of. */
export interface BackendDeps {
  readonly services: HttpServices;
  readonly identity: IdentityDeps;
  readonly inventory: Inventory;
  readonly outbox: Outbox;
  readonly zips: ZipTable;
  readonly files: FileStore;
  readonly previews: PreviewMaker;
  readonly providers: Providers;
  /** Calls of the payments domain. */
  readonly paymentRoutes: Hono<AppEnv>;
  /** Brings the payments of an order in line with it, in the background. */
  readonly settlePayments: (order: { readonly tenantId: string; readonly orderNumber: string }) => void;
  /** Secret behind links that are sent to people, 256 bits in hexadecimal. */
  readonly linkSecret: string;
  /** Seals personal data before it is stored. */
  readonly sealer: Sealer;
}

/** Every call of the backend, and the dependencies of domains that a composition may add calls to. */
export interface BackendApp {
  readonly app: Hono<AppEnv>;
  readonly commerce: CommerceDeps;
  readonly signing: SigningDeps;
  readonly privacy: PrivacyDeps;
}

/** What a guest's visit hands over to their account. */
const adoptersOf = (clock: Clock) => [
  cartMerger,
  protectionMerger,
  comparisonAdopter,
  favoritesAdopter,
  prequalificationMerger(clock),
  tradeInMerger,
  leadsAdopter,
];

/** Mounts every call of the backend: one line per domain. */
export function backendApp(deps: BackendDeps): BackendApp {
  const { services, identity, inventory, outbox, zips, files, previews, providers, linkSecret } = deps;
  const { clock, random } = services;
  const { catalog, showroom } = inventory;
  const stateOfZip = (zip: string) => zips.find(zip)?.state;
  const purchase = purchaseDomains({ clock, random, outbox, providers });
  const { contributions } = purchase;
  const handOvers = {
    quoteHandOver: handOverQuoter(zips),
    findPickups: pickupFinder(zips),
    findDelivery: deliveryFinder(zips),
  };
  const places = { stateOfZip, ...handOvers };
  const { lender } = providers;
  const commerce: CommerceDeps = { ...places, catalog, contributions, lender, outbox, clock, random };
  const signing: SigningDeps = {
    ...{ clock, random, outbox, catalog, signing: providers.signing, linkSecret },
    refusalOfSigning: (store, order, now) => refusalOfStep(store, { order, step: 'signing', now }),
    partiesOf: contractParties,
  };
  const prequalification = prequalificationDeps(deps);
  const privacy = privacyDeps({ clock, random, outbox, identity, prequalification });
  const cart: PurchasePorts['cart'] = (visitor) => cartFacts(commerce, visitor);
  const refunding = { outbox, clock, random, settlePayments: deps.settlePayments };
  const app = createApp(services);
  const domains: readonly Hono<AppEnv>[] = [
    ...openCalls(identity, zips),
    inventory.routes,
    cartRoutes(commerce),
    purchaseRoutes({ cart, hasTestDrive, application: applicationPart, ...purchase.parts }),
    ...purchase.routes(commerce),
    favoritesRoutes({ showroom, clock }),
    comparisonRoutes({ showroom, clock }),
    leadsRoutes({ showroom, outbox, clock, random, secret: linkSecret }),
    mergeRoutes(adoptersOf(clock)),
    orderRoutes(commerce),
    lenderDecisionRoutes(commerce),
    applicationCalls(deps, commerce),
    accountSummaryRoutes({
      ordersInProgress: countOrdersInProgress,
      vehiclesInCart: countCartVehicles,
      savedVehicles: countSavedVehicles,
    }),
    insuranceRoutes({ clock, verifier: providers.insurance }),
    prequalificationRoutes(prequalification),
    idVerificationRoutes({ clock, random, outbox, provider: providers.idVerification, linkSecret }),
    documentRoutes({ files, previews, clock, random, isContractSigned }),
    signingRoutes(signing),
    deps.paymentRoutes,
    cancellationRoutes({ catalog, contributions, ...refunding }),
    profileRoutes({ zips, clock }),
    privacyRoutes(privacy),
    fulfillmentRoutes({ zips, ...refunding }),
  ];
  app.route('/', regionRoutes(identity));
  app.route('/', mediaRoutes());
  for (const routes of domains) app.route('/', routes);
  return { app, commerce, signing, privacy };
}

function prequalificationDeps(deps: BackendDeps): PrequalificationDeps {
  const { outbox, zips, sealer, linkSecret: secret, providers } = deps;
  const { clock, random } = deps.services;
  const bureau = providers.creditBureau;
  const ports = { clock, random, outbox, zips, sealer, secret, bureau };
  return { ...ports, hasAppliedSince: hasFinancedSince, cartZip };
}

function applicationCalls(
  { services: { clock, random }, sealer, zips }: BackendDeps,
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
