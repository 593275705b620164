import type { FuelType, VehicleCondition } from '@forecourt/shared-contracts/inventory';
import type { CatalogueLine, CatalogueTrim } from '../catalogue/catalogue-types.ts';
import type { SeededChance } from './seeded-chance.ts';

interface PriceQuestion {
  readonly condition: VehicleCondition;
  readonly fuelType: FuelType;
  /** Price when new, whole dollars. */
  readonly msrpDollars: number;
  readonly ageYears: number;
  readonly mileage: number;
}

const yearlyMiles = 12_000;

/**
 * Asking price in whole dollars, on a step of 5: near the list price when new, then a loss per year of age that is steepest in the first
 * and larger for electric vehicles, corrected for mileage above or below the usual. Certified vehicles cost a little more.
 */
export function samplePriceDollars(question: PriceQuestion, chance: SeededChance): number {
  const { condition, msrpDollars } = question;
  if (condition === 'New') return toStep(msrpDollars * (0.945 + chance.next() * 0.055));
  const kept = remainingShare(question) * (0.95 + chance.next() * 0.1);
  const certified = condition === 'Certified' ? 1.04 : 1;
  return toStep(Math.min(msrpDollars * 0.97, Math.max(4_500, msrpDollars * kept * certified)));
}

/** The list price of a trim in a model year of its line, dollars with a fraction: list prices rose by about 2.2 % a year. */
export function listPriceThen(line: CatalogueLine, trim: CatalogueTrim, year: number): number {
  return trim.msrpDollars / 1.022 ** (line.toYear - year);
}

/** What a used vehicle is worth as a share of its list price, by its age, mileage and fuel. */
export function remainingShare({
  fuelType,
  ageYears,
  mileage,
}: Omit<PriceQuestion, 'condition' | 'msrpDollars'>): number {
  const isElectric = fuelType === 'Electric' || fuelType === 'Hydrogen';
  const [first, later] = isElectric ? [0.74, 0.85] : [0.84, 0.89];
  const byAge = ageYears <= 0 ? 0.95 : first * later ** (ageYears - 1);
  const milesOver = mileage - yearlyMiles * Math.max(0.5, ageYears);
  return byAge * (1 - Math.max(-0.12, Math.min(0.25, milesOver / 300_000)));
}

function toStep(dollars: number): number {
  return Math.round(dollars / 5) * 5;
}
