/** What the price of a vehicle depends on, in cents. */
interface PricedVehicle {
  readonly priceCents: number;
  /** Sum of the incentives that are valid today. */
  readonly incentivesTotalCents: number;
}

/** Returns the price that shoppers see, filter and sort by, in cents: after today's incentives, never below 0 (SHOP-34). */
export function offeredPriceCents({ priceCents, incentivesTotalCents }: PricedVehicle): number {
  return Math.max(priceCents - incentivesTotalCents, 0);
}
