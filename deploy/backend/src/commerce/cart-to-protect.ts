import type { OrderVehicle } from '@forecourt/shared-contracts/commerce';
import { priceBreakdown, type PriceBreakdown, type PurchaseType } from '@forecourt/shared-contracts/pricing';
import type { ProtectionContribution } from './cart-contributions.ts';
import { holderOfCart, type CartVisitor } from './cart-holder.ts';
import { findCart } from './cart-rows.ts';
import type { CommerceDeps } from './commerce-deps.ts';
import { cartPriceInput, loanMonths } from './price-cart.ts';

/** A cart for domains that offer add-ons: its contents, and its price with other protection products. */
export interface CartToProtect {
  readonly holder: string;
  readonly vehicle: OrderVehicle;
  /** False if the vehicle has been sold or withdrawn in the meantime. */
  readonly isAvailable: boolean;
  readonly purchaseType: PurchaseType;
  /** Term of the loan or lease; undefined with cash. */
  readonly loanMonths: number | undefined;
  readonly zipCode: string | undefined;
  /** Returns the whole price with exactly this protection. */
  priceWith(protection: readonly ProtectionContribution[]): PriceBreakdown;
}

/** Returns the caller's cart; undefined if it is empty or its vehicle has left the inventory. */
export async function cartToProtect(
  deps: CommerceDeps,
  visitor: CartVisitor,
): Promise<CartToProtect | undefined> {
  const { store, tenant } = visitor;
  const holder = await holderOfCart(visitor);
  const row = holder === undefined ? undefined : await findCart(store, holder);
  const found = row && (await deps.catalog.findByVin(store.db, tenant.id, row.vin));
  if (!found) return undefined;
  const input = await cartPriceInput(deps, { store, tenant, row, found });
  return {
    holder: row.holder,
    vehicle: found.vehicle,
    isAvailable: found.availability === 'Available',
    purchaseType: row.purchaseType,
    loanMonths: loanMonths(input),
    zipCode: row.zipCode ?? undefined,
    priceWith: (protection) => priceBreakdown({ ...input, protection }),
  };
}
