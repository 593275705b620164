import type { Order } from '@forecourt/shared-contracts/commerce';
import { vehicleCardType } from '@forecourt/shared-contracts/inventory';
import { incentiveSavingsCents } from '@forecourt/shared-contracts/pricing';

/**
 * The price of an order's vehicle before incentives, what they save, and a new one's MSRP, all in integer cents: the price shown is the
 * difference, next to the MSRP or the price before incentives (SHOP-34).
 */
export function orderVehiclePrice({ vehicle, price }: Pick<Order, 'vehicle' | 'price'>) {
  return {
    priceCents: vehicle.priceCents,
    incentivesCents: incentiveSavingsCents(price),
    ...(vehicleCardType(vehicle.condition) === 'NEW' && { msrpCents: vehicle.msrpCents }),
  };
}
