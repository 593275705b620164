import type { PriceIndicator } from '@forecourt/shared-contracts/inventory';
import { remainingShare } from './sample/sample-price.ts';
import type { VehicleRow } from './vehicle-rows.ts';

type Valued = Pick<
  VehicleRow,
  'condition' | 'fuelType' | 'year' | 'mileage' | 'msrpCents' | 'priceCents' | 'isSample' | 'listedOn'
>;

/** Shares of the valuation that a price may take, by rising price. */
const limits: readonly (readonly [PriceIndicator, number])[] = [
  ['great', 0.97],
  ['good', 1],
  ['fair', 1.03],
];

/**
 * How a used vehicle's price stands beside its valuation; undefined when it is dearer than `fair`, and for new vehicles. Stands in for a
 * valuation service and knows sample vehicles alone: nobody valued a dealer's own ones.
 */
export function priceIndicator(vehicle: Valued): PriceIndicator | undefined {
  const { condition, isSample, year, listedOn, mileage, fuelType, msrpCents, priceCents } = vehicle;
  if (!isSample || condition === 'New') return undefined;
  const ageYears = Math.max(0, Number(listedOn.slice(0, 4)) - year);
  const worthCents = msrpCents * remainingShare({ fuelType, ageYears, mileage });
  return limits.find(([, share]) => priceCents <= worthCents * share)?.[0];
}
