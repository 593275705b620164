import type { VehicleCondition, VehicleHistory } from '@forecourt/shared-contracts/inventory';
import type { SeededRandom } from './seeded-chance.ts';

/** Returns the odometer in miles: a few when new, else about 11,500 a year; certified vehicles have fewer. */
export function sampleMileage(condition: VehicleCondition, ageYears: number, chance: SeededRandom): number {
  if (condition === 'New') return chance.between(3, 60);
  const yearly = condition === 'Certified' ? 9_500 : 11_500;
  const years = Math.max(0.4, ageYears - 0.5 + chance.next());
  const miles = Math.round(years * yearly * (0.55 + chance.next() * 0.9)) + chance.between(50, 900);
  return condition === 'Certified' ? Math.min(79_900, miles) : miles;
}

/** Columns of a vehicle's history. */
export interface SamplePast {
  readonly ownerCount: number;
  readonly accidentCount: number;
  readonly serviceRecordCount: number;
  readonly usage: NonNullable<VehicleHistory['usage']>;
}

/** Returns owners, accidents and service; certified vehicles had no accident. */
export function samplePast(condition: VehicleCondition, ageYears: number, chance: SeededRandom): SamplePast {
  if (condition === 'New') return { ownerCount: 0, accidentCount: 0, serviceRecordCount: 0, usage: 'none' };
  const usage = chance.happens(0.7)
    ? 'personal'
    : chance.pick(['lease', 'lease', 'rental', 'fleet'] as const);
  const ownerCount =
    1 + (ageYears > 3 && chance.happens(0.4) ? 1 : 0) + (ageYears > 6 && chance.happens(0.3) ? 1 : 0);
  const accidentCount = condition === 'Certified' || chance.happens(0.8) ? 0 : chance.between(1, 2);
  return { usage, ownerCount, accidentCount, serviceRecordCount: chance.between(1, 2 + ageYears * 2) };
}
