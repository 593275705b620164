import {
  getPurchase,
  purchaseSteps,
  type PurchaseStepsInput,
  type PurchasePart,
} from '@forecourt/shared-contracts/purchase';
import type { PurchaseType } from '@forecourt/shared-contracts/pricing';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { Hono } from 'hono';
import type { TenantStore } from '../db/index.ts';
import { route, type AppEnv, type Caller } from '../http/index.ts';

interface Visitor {
  readonly caller: Caller | undefined;
  readonly sessionId: string | undefined;
  readonly store: TenantStore;
  readonly tenant: Tenant;
}

/** The parts of the cart that the steps depend on. */
interface PurchaseCart {
  readonly vin: string;
  readonly vehiclePath: string;
  readonly purchaseType: PurchaseType;
  readonly canGoOn: boolean;
  readonly hasHandOver: boolean;
}

/** Asks one domain for the state of its part of a holder's purchase; `cart` is undefined without a vehicle. */
type PartOf = (
  store: TenantStore,
  holder: string,
  cart: Pick<PurchaseCart, 'vin' | 'purchaseType'> | undefined,
) => Promise<PurchasePart>;

/**
 * The sources of the statuses: one port for each domain that stores a part of a purchase. A part without a
 * port is not started.
 */
export interface PurchasePorts {
  /** Returns the caller's cart, after moving a guest's into their account. */
  cart(visitor: Visitor): Promise<{
    readonly holder: string | undefined;
    readonly cart: PurchaseCart | undefined;
  }>;
  hasTestDrive(store: TenantStore, holder: string, vin: string): Promise<boolean>;
  readonly tradeIn?: PartOf;
  readonly coverage?: PartOf;
  readonly application?: PartOf;
}

/** `GET /public/purchase`. */
export function purchaseRoutes(ports: PurchasePorts): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  route(app, getPurchase, async ({ caller, sessionId, store, tenant }) => {
    const { holder, cart } = await ports.cart({ caller, sessionId, store, tenant });
    const parts = holder === undefined ? nothing : await partsOf(ports, store, { holder, cart });
    const facts: PurchaseStepsInput = { ...cartPart(cart), ...parts, isSignedIn: caller !== undefined };
    return {
      steps: purchaseSteps(facts),
      purchaseType: cart?.purchaseType ?? null,
      vehiclePath: cart?.vehiclePath ?? null,
    };
  });
  return app;
}

type CartPart = Pick<PurchaseStepsInput, 'cart' | 'purchaseType' | 'hasHandOver'>;

function cartPart(cart: PurchaseCart | undefined): CartPart {
  if (!cart) return { cart: 'none', purchaseType: undefined, hasHandOver: false };
  const { canGoOn, purchaseType, hasHandOver } = cart;
  return { cart: canGoOn ? 'complete' : 'attention', purchaseType, hasHandOver };
}

type OtherParts = Pick<PurchaseStepsInput, 'tradeIn' | 'coverage' | 'application' | 'hasTestDrive'>;

const nothing: OtherParts = { tradeIn: 'none', coverage: 'none', application: 'none', hasTestDrive: false };

interface Held {
  readonly holder: string;
  readonly cart: PurchaseCart | undefined;
}

async function partsOf(
  ports: PurchasePorts,
  store: TenantStore,
  { holder, cart }: Held,
): Promise<OtherParts> {
  const part = async (of: PartOf | undefined) => (of ? of(store, holder, cart) : 'none');
  return {
    tradeIn: await part(ports.tradeIn),
    coverage: await part(ports.coverage),
    application: await part(ports.application),
    hasTestDrive: cart !== undefined && (await ports.hasTestDrive(store, holder, cart.vin)),
  };
}
