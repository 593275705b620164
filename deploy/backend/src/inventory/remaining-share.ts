import type { FuelType } from '@forecourt/shared-contracts/inventory';

const yearlyMiles = 12_000;

/** Age in years, mileage in miles. */
interface VehicleWear {
  readonly fuelType: FuelType;
  readonly ageYears: number;
  readonly mileage: number;
}

/** Returns the fraction of its list price that a used vehicle is worth, by age, mileage and fuel. */
export function remainingShare({ fuelType, ageYears, mileage }: VehicleWear): number {
  const isElectric = fuelType === 'Electric' || fuelType === 'Hydrogen';
  const [first, later] = isElectric ? [0.74, 0.85] : [0.84, 0.89];
  const byAge = ageYears <= 0 ? 0.95 : first * later ** (ageYears - 1);
  const milesOver = mileage - yearlyMiles * Math.max(0.5, ageYears);
  return byAge * (1 - Math.max(-0.12, Math.min(0.25, milesOver / 300_000)));
}
