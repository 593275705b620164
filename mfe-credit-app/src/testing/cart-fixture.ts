import type { Cart } from '@forecourt/shared-contracts/commerce';
import type { PriceInput } from '@forecourt/shared-contracts/pricing';
import { orderVehicleFixture, priceFixture } from '@forecourt/shared-contracts/testing';

/** A cart as the server prices it; `parts` replace its members other than the price. */
export function cartFixture(parts: Partial<Omit<Cart, 'price'>> = {}, price: Partial<PriceInput> = {}): Cart {
  const purchaseType = parts.purchaseType ?? 'Cash';
  const priced = priceFixture({ purchaseType, ...price });
  return {
    id: 'cart-1',
    vehicle: orderVehicleFixture(),
    isAvailable: true,
    updatedAt: '2026-06-15T02:30:00.000Z',
    homeState: parts.zipCode && priced.state,
    ...parts,
    purchaseType,
    price: priced,
  };
}
