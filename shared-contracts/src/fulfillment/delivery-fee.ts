import type { DeliveryBand } from '../tenant/index.ts';

/** What delivery over a distance costs; `on-request` is a fee that only the dealer can name. */
export type DeliveryFee =
  | { readonly kind: 'fee'; readonly feeCents: number }
  | { readonly kind: 'on-request' }
  | { readonly kind: 'out-of-range' };

/** What a dealer asks for distances in miles. */
export interface DeliveryPrices {
  /** Up to here delivery is included (TRACK-97). */
  readonly includedMiles: number;
  /** By rising distance. */
  readonly bands: readonly DeliveryBand[];
}

/** The fee of the first band that reaches as far as the distance; bounds belong to the nearer band. */
export function deliveryFee(miles: number, { includedMiles, bands }: DeliveryPrices): DeliveryFee {
  if (miles <= includedMiles) return { kind: 'fee', feeCents: 0 };
  const band = bands.find(({ upToMiles }) => miles <= upToMiles);
  if (!band) return { kind: 'out-of-range' };
  return band.feeCents === null ? { kind: 'on-request' } : { kind: 'fee', feeCents: band.feeCents };
}
