import type { PurchaseType } from '@forecourt/shared-contracts/pricing';
import { cartHolder, pricedCart, type CartVisitor } from './cart.routes.ts';
import { findCart } from './cart-rows.ts';
import type { CommerceDeps } from './commerce-deps.ts';

/** A cart as far as the steps of a purchase depend on it. */
export interface CartFacts {
  readonly vin: string;
  readonly vehiclePath: string;
  readonly purchaseType: PurchaseType;
  /** False when its vehicle is gone, its offer has expired or its price fails a rule. */
  readonly canGoOn: boolean;
  readonly hasHandOver: boolean;
}

/** Whose purchase a request means, and its cart; no holder without a visit, no cart when it is empty. */
export interface HeldCart {
  readonly holder: string | undefined;
  readonly cart: CartFacts | undefined;
}

/** The cart of whoever asks. */
export async function cartFacts(deps: CommerceDeps, visitor: CartVisitor): Promise<HeldCart> {
  const holder = await cartHolder(visitor);
  const row = holder === undefined ? undefined : await findCart(visitor.store, holder);
  const cart = row && (await pricedCart(deps, visitor, row));
  if (!cart) return { holder, cart: undefined };
  const { vehicle, purchaseType, isAvailable, isExpired, price } = cart;
  const canGoOn = isAvailable && !isExpired && (price.errors ?? []).length === 0;
  const hasHandOver = cart.handOver !== undefined;
  const facts = { vin: vehicle.vin, vehiclePath: vehicle.path, purchaseType, canGoOn, hasHandOver };
  return { holder, cart: facts };
}
