import type { DeliveryBand } from '../tenant/index.ts';

/** The fee for delivery over a distance; `on-request` means that only the dealer can quote it. */
export type DeliveryFee =
  | { readonly kind: 'fee'; readonly feeCents: number }
  | { readonly kind: 'on-request' }
  | { readonly kind: 'out-of-range' };

/** A dealer's delivery prices; distances in miles. */
export interface DeliveryPrices {
  /** Delivery is included up to this distance (TRACK-97). */
  readonly includedMiles: number;
  /** In ascending order of distance. */
  readonly bands: readonly DeliveryBand[];
}

/**
 * The fee for a pickup at the dealership of a vehicle that is brought there from another store: never more than its delivery to the same
 * place. Null if only the dealer can quote it.
 */
export function transferPickupFee(
  transferFeeCents: number | null,
  deliveryThere: DeliveryFee,
): number | null {
  if (transferFeeCents === null || deliveryThere.kind !== 'fee') return transferFeeCents;
  return Math.min(transferFeeCents, deliveryThere.feeCents);
}

/** Returns the fee of the first band that covers the distance; a bound belongs to the nearer band. */
export function deliveryFee(miles: number, { includedMiles, bands }: DeliveryPrices): DeliveryFee {
  if (miles <= includedMiles) return { kind: 'fee', feeCents: 0 };
  const band = bands.find(({ upToMiles }) => miles <= upToMiles);
  if (!band) return { kind: 'out-of-range' };
  return band.feeCents === null ? { kind: 'on-request' } : { kind: 'fee', feeCents: band.feeCents };
}
