import type { PriceIndicator } from '@forecourt/shared-contracts/inventory';
import { remainingShare } from './remaining-share.ts';
import type { CardRow } from './card-rows.ts';

type Valued = Pick<
  CardRow,
  'condition' | 'fuelType' | 'year' | 'mileage' | 'msrpCents' | 'priceCents' | 'isSample' | 'listedOn'
>;

/** Maximum price for each indicator as a share of the valuation, ascending. */
const limits: readonly (readonly [PriceIndicator, number])[] = [
  ['great', 0.97],
  ['good', 1],
  ['fair', 1.03],
];

/**
 * Compares a used vehicle's price with its valuation; undefined if it is more expensive than `fair`, and for
 * new vehicles. Stands in for a valuation service and only covers sample vehicles: a dealer's own have no
 * valuation.
 */
export function priceIndicator(vehicle: Valued): PriceIndicator | undefined {
  const { condition, isSample, year, listedOn, mileage, fuelType, msrpCents, priceCents } = vehicle;
  if (!isSample || condition === 'New' || msrpCents === null) return undefined;
  const ageYears = Math.max(0, Number(listedOn.slice(0, 4)) - year);
  const worthCents = msrpCents * remainingShare({ fuelType, ageYears, mileage });
  return limits.find(([, share]) => priceCents <= worthCents * share)?.[0];
}
