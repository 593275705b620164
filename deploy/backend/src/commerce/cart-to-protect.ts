import type { OrderVehicle } from '@forecourt/shared-contracts/commerce';
import { priceBreakdown, type PriceBreakdown, type PurchaseType } from '@forecourt/shared-contracts/pricing';
import type { ProtectionContribution } from './cart-contributions.ts';
import { cartHolder, type CartVisitor } from './cart.routes.ts';
import { findCart } from './cart-rows.ts';
import type { CommerceDeps } from './commerce-deps.ts';
import { cartPriceInput } from './price-cart.ts';

/** A cart for those who offer something to add to it: what it holds, and what it would cost with other protection than it has. */
export interface CartToProtect {
  readonly holder: string;
  readonly vehicle: OrderVehicle;
  /** False when the vehicle has been sold or withdrawn meanwhile. */
  readonly isAvailable: boolean;
  readonly purchaseType: PurchaseType;
  readonly zipCode: string | undefined;
  /** The whole price with exactly this protection. */
  priceWith(protection: readonly ProtectionContribution[]): PriceBreakdown;
}

/** The cart of whoever asks; undefined when it is empty, or its vehicle has left the inventory altogether. */
export async function cartToProtect(
  deps: CommerceDeps,
  visitor: CartVisitor,
): Promise<CartToProtect | undefined> {
  const { store, tenant } = visitor;
  const holder = await cartHolder(visitor);
  const row = holder === undefined ? undefined : await findCart(store, holder);
  const found = row && (await deps.catalog.findByVin(store.db, tenant.id, row.vin));
  if (!found) return undefined;
  const input = await cartPriceInput(deps, { store, tenant, row, found });
  return {
    holder: row.holder,
    vehicle: found.vehicle,
    isAvailable: found.availability === 'Available',
    purchaseType: row.purchaseType,
    zipCode: row.zipCode ?? undefined,
    priceWith: (protection) => priceBreakdown({ ...input, protection }),
  };
}
