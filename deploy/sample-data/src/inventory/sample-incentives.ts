import type { incentives } from '@forecourt/backend/inventory/inventory.tables.ts';
import { addDays } from '@forecourt/shared-contracts/formats';
import type { SeededRandom } from './seeded-chance.ts';

/** An incentive without its tenant. */
export type SampleIncentive = Omit<typeof incentives.$inferInsert, 'tenantId'>;

/** All for every buyer: what only some are offered, as for owners of the make, is no part of a price that everybody sees. */
const names = ['Customer Cash', 'Model Year Bonus', 'Retail Bonus', 'Seasonal Bonus'] as const;

/** One bonus of the season for a vehicle; the bonus for an electric vehicle replaces cash. */
const exclusive: Readonly<Record<string, string>> = {
  'Retail Bonus': 'Seasonal Bonus',
  'Electric Vehicle Bonus': 'Customer Cash',
};

interface IncentiveQuestion {
  readonly vehicleId: number;
  readonly make: string;
  readonly priceCents: number;
  readonly isElectric: boolean;
  /** Calendar date of the sample. */
  readonly todayOn: string;
}

/**
 * Returns zero to two incentives of a new vehicle; most apply today, some are expired or in the future, and
 * some pairs exclude each other.
 */
export function sampleIncentives(
  question: IncentiveQuestion,
  chance: SeededRandom,
): readonly SampleIncentive[] {
  if (!chance.happens(0.4)) return [];
  const count = chance.happens(0.25) ? 2 : 1;
  const first = chance.between(0, names.length - 1);
  const drawn = Array.from({ length: count }, (_, index) => {
    const kind =
      question.isElectric && index === 0
        ? 'Electric Vehicle Bonus'
        : (names[(first + index) % names.length] ?? names[0]);
    const startDays = chance.happens(0.9) ? -chance.between(1, 25) : chance.between(3, 15);
    const lengthDays = chance.happens(0.95) ? 60 : 2;
    const most = Math.min(7_500, Math.floor(question.priceCents / 100 / 12));
    return {
      kind,
      id: `${question.vehicleId}-${index + 1}`,
      vehicleId: question.vehicleId,
      name: `${question.make} ${kind}`,
      savingsCents: Math.max(1, Math.round(chance.between(500, Math.max(750, most)) / 250)) * 250_00,
      effectiveFromOn: addDays(question.todayOn, startDays),
      effectiveToOn: addDays(question.todayOn, startDays + lengthDays),
    };
  });
  return drawn.map(({ kind, ...incentive }) => ({
    ...incentive,
    excludes: drawn.filter((other) => exclusive[kind] === other.kind).map(({ id }) => id),
  }));
}
