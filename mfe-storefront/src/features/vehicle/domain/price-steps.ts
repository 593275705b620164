import type { VehicleDetail } from '@forecourt/shared-contracts/inventory';

/** An amount on the way to a vehicle's price, before its incentives; negative if it lowers the price. Its label is `price.step.{id}`. */
export interface PriceStep {
  readonly id: 'msrp' | 'discount' | 'increase' | 'before';
  readonly amountCents: number;
}

type PricedVehicle = Pick<VehicleDetail, 'condition' | 'priceCents' | 'msrpCents' | 'incentivesTotalCents'>;

/**
 * Returns the lines that add up to the price before incentives: the MSRP of a new vehicle and what the dealer takes off or adds, or that
 * price itself. Empty if the price is the only amount to show, as for a used vehicle.
 */
export function priceSteps(vehicle: PricedVehicle): readonly PriceStep[] {
  const { condition, priceCents, msrpCents, incentivesTotalCents } = vehicle;
  if (condition !== 'New' || msrpCents === undefined) {
    return incentivesTotalCents > 0 ? [{ id: 'before', amountCents: priceCents }] : [];
  }
  const changeCents = priceCents - msrpCents;
  const msrp = { id: 'msrp' as const, amountCents: msrpCents };
  if (changeCents === 0) return [msrp];
  return [msrp, { id: changeCents < 0 ? 'discount' : 'increase', amountCents: changeCents }];
}
