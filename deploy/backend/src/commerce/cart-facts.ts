import type { PurchaseType } from '@forecourt/shared-contracts/pricing';
import { isCartReady } from '@forecourt/shared-contracts/commerce';
import { holderOfCart, type CartVisitor } from './cart-holder.ts';
import { pricedCart } from './cart.routes.ts';
import { findCart } from './cart-rows.ts';
import type { CommerceDeps } from './commerce-deps.ts';

/** The parts of a cart that the steps of a purchase depend on. */
export interface CartFacts {
  readonly vin: string;
  readonly vehiclePath: string;
  readonly purchaseType: PurchaseType;
  /** False if the vehicle is gone, the offer has expired or the price breaks a rule. */
  readonly canGoOn: boolean;
  readonly hasHandOver: boolean;
}

/** The holder a request refers to and their cart; no holder without a visit, no cart if it is empty. */
export interface HeldCart {
  readonly holder: string | undefined;
  readonly cart: CartFacts | undefined;
}

/** Returns the caller's cart. */
export async function cartFacts(deps: CommerceDeps, visitor: CartVisitor): Promise<HeldCart> {
  const holder = await holderOfCart(visitor);
  const row = holder === undefined ? undefined : await findCart(visitor.store, holder);
  const cart = row && (await pricedCart(deps, visitor, row));
  if (!cart) return { holder, cart: undefined };
  const { vehicle, purchaseType, isAvailable } = cart;
  const canGoOn = isAvailable && isCartReady(cart);
  const hasHandOver = cart.handOver !== undefined;
  const facts = { vin: vehicle.vin, vehiclePath: vehicle.path, purchaseType, canGoOn, hasHandOver };
  return { holder, cart: facts };
}
