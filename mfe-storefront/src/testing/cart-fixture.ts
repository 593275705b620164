import type { Cart } from '@forecourt/shared-contracts/commerce';
import { priceFixture } from '@forecourt/shared-contracts/testing';
import { vehicleFixture } from './vehicle-fixture.ts';

/** The cart that the server returns after the fixture's vehicle was added to it. */
export function cartFixture(): Cart {
  const vehicle = vehicleFixture();
  const { priceCents, condition } = vehicle;
  return {
    id: 'cart-1',
    vehicle: {
      ...vehicle,
      imageUrl: '/media/vehicles/suv/27508f/side.svg',
      imageAlt: 'Blue 2023 Volvo XC60',
    },
    isAvailable: true,
    purchaseType: 'Finance',
    price: priceFixture({ purchaseType: 'Finance', priceCents, condition, state: undefined }),
    updatedAt: '2026-11-21T10:00:00Z',
  };
}
