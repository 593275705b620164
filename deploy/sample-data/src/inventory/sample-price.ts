import type { FuelType, VehicleCondition } from '@forecourt/shared-contracts/inventory';
import { remainingShare } from '@forecourt/backend/inventory/index.ts';
import type { CatalogLine, CatalogTrim } from '../catalog/catalog-types.ts';
import type { SeededRandom } from './seeded-chance.ts';

interface PriceQuestion {
  readonly condition: VehicleCondition;
  readonly fuelType: FuelType;
  /** Price when new, whole dollars. */
  readonly msrpDollars: number;
  readonly ageYears: number;
  readonly mileage: number;
}

/**
 * Returns the asking price in whole dollars, a multiple of 5: near the list price when new, then a loss per
 * year of age that is highest in the first and larger for electric vehicles, adjusted for mileage above or
 * below average. Certified vehicles cost a little more.
 */
export function samplePriceDollars(question: PriceQuestion, chance: SeededRandom): number {
  const { condition, msrpDollars } = question;
  if (condition === 'New') return toStep(msrpDollars * (0.945 + chance.next() * 0.055));
  const kept = remainingShare(question) * (0.95 + chance.next() * 0.1);
  const certified = condition === 'Certified' ? 1.04 : 1;
  return toStep(Math.min(msrpDollars * 0.97, Math.max(4_500, msrpDollars * kept * certified)));
}

/**
 * Returns the list price of a trim in a model year of its line, dollars with a fraction: list prices rose by
 * about 2.2 % a year.
 */
export function listPriceThen(line: CatalogLine, trim: CatalogTrim, year: number): number {
  return trim.msrpDollars / 1.022 ** (line.toYear - year);
}

function toStep(dollars: number): number {
  return Math.round(dollars / 5) * 5;
}
