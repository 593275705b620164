import type { Order } from '@forecourt/shared-contracts/commerce';
import { incentiveSavingsCents } from '@forecourt/shared-contracts/pricing';

/**
 * The price of an order's vehicle before incentives, and what they save, both in integer cents: the price shown is the difference, with the
 * one before struck through (SHOP-34).
 */
export function orderVehiclePrice({ vehicle, price }: Pick<Order, 'vehicle' | 'price'>) {
  return { priceCents: vehicle.priceCents, incentivesCents: incentiveSavingsCents(price) };
}
