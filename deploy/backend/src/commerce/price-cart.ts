import type { Cart } from '@forecourt/shared-contracts/commerce';
import { priceBreakdown } from '@forecourt/shared-contracts/pricing';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { CartRow } from './cart-rows.ts';
import type { CatalogVehicle } from './vehicle-catalog.ts';

interface CartParts {
  readonly row: CartRow;
  readonly found: CatalogVehicle;
  readonly tenant: Tenant;
  readonly state: string | undefined;
}

/** The cart with today's price of its vehicle, by the one set of pricing rules. Pickup at the dealer costs nothing. */
export function priceCart({ row, found, tenant, state }: CartParts): Cart {
  return {
    id: row.id,
    vehicle: found.vehicle,
    isAvailable: found.availability === 'Available',
    purchaseType: row.purchaseType,
    zipCode: row.zipCode ?? undefined,
    price: priceBreakdown({
      purchaseType: row.purchaseType,
      priceCents: found.vehicle.priceCents,
      incentivesCents: found.incentivesCents,
      deliveryFeeCents: 0,
      condition: found.vehicle.condition,
      state,
      settings: tenant.payment,
      downPaymentCents: row.downPaymentCents ?? undefined,
      termMonths: row.termMonths ?? undefined,
    }),
    updatedAt: row.updatedAt.toISOString(),
  };
}
