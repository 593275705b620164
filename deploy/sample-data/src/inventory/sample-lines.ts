import type { VehicleCondition } from '@forecourt/shared-contracts/inventory';
import type { CatalogLine } from '../catalog/catalog-types.ts';
import { catalog } from '../catalog/catalog.ts';
import { lastModelYear } from '../catalog/model-years.ts';
import type { SeededRandom } from './seeded-chance.ts';

/** Returns the model years of each condition, both inclusive, in the year of the sample. */
export function modelYears(condition: VehicleCondition, currentYear: number): readonly [number, number] {
  if (condition === 'New') return [currentYear, currentYear + 1];
  if (condition === 'Certified') return [currentYear - 6, currentYear - 1];
  return [2017, currentYear];
}

/** Relative frequency of a make; makes not listed have 1. */
const makeWeights: Readonly<Record<string, number>> = {
  Toyota: 2.2,
  Ford: 2,
  Chevrolet: 1.8,
  Honda: 2.2,
  Hyundai: 1.6,
  Kia: 1.5,
  Nissan: 1.5,
  Subaru: 1.8,
  Jeep: 1.5,
  Tesla: 2.4,
  Lucid: 0.4,
  'Alfa Romeo': 0.4,
  FIAT: 0.4,
  Jaguar: 0.4,
};

/** Tenants whose dealers specialize: they sell electric vehicles only. */
const electricTenants: readonly string[] = ['ember'];

/** Picks a line with model years within a span, common ones more often. */
export interface LinePicker {
  pick(chance: SeededRandom): CatalogLine;
}

/** Creates a picker weighted over the lines sold within the span, for one tenant. */
export function linePicker(tenantId: string, [from, to]: readonly [number, number]): LinePicker {
  const lines = catalog.filter((line) => line.fromYear <= to && lastModelYear(line) >= from);
  let sum = 0;
  const sums = lines.map((line) => (sum += lineWeight(line, tenantId, [from, to])));
  return {
    pick(chance) {
      const drawn = chance.next() * sum;
      const found = lines[sums.findIndex((upTo) => drawn < upTo)];
      if (!found) throw new RangeError('no line in this span');
      return found;
    },
  };
}

function lineWeight(line: CatalogLine, tenantId: string, [from, to]: readonly [number, number]): number {
  const years = Math.min(lastModelYear(line), to) - Math.max(line.fromYear, from) + 1;
  const price = line.trims[0]?.msrpDollars ?? 0;
  const rarity = price > 90_000 ? 0.3 : price > 60_000 ? 0.6 : 1;
  return years * (makeWeights[line.make] ?? 1) * rarity * preference(line, tenantId);
}

function preference(line: CatalogLine, tenantId: string): number {
  if (!electricTenants.includes(tenantId)) return 1;
  return line.trims.every(({ powertrain }) => powertrain.fuelType === 'Electric') ? 1 : 0;
}
