import { electricName } from '../../domain/electric-name.ts';
import { isGone, type FeatureCode, type VehicleDetail } from '@forecourt/shared-contracts/inventory';

/** The facts compared for each vehicle, in order. Price, payment and incentives are in its card, above them. */
export const factIds = [
  'condition',
  'mileage',
  'exterior',
  'interior',
  'engine',
  'transmission',
  'drivetrain',
  'fuelType',
  'cityMpg',
  'highwayMpg',
  'rangeMiles',
  'chargeMinutes',
  'seats',
  'doors',
  'owners',
  'accidents',
  'dealer',
] as const;
export type FactId = (typeof factIds)[number];

/** One row of a comparison: a fact, or whether the vehicles have a feature. */
export interface ComparisonRow {
  readonly id: FactId | `feature:${FeatureCode}`;
  readonly fact?: FactId;
  /** What the fact is called for these vehicles; a text of `compare.fact`. */
  readonly name?: ReturnType<typeof electricName<FactId>>;
  readonly feature?: FeatureCode;
  /** Whether two of the vehicles differ in it. Always false for one vehicle. */
  readonly isDifferent: boolean;
  /** Vehicles with the best value, if one is better and the difference says something; empty otherwise. */
  readonly bestVins: readonly string[];
}

type Value = string | number | boolean | undefined;

/** The compared value of a vehicle; undefined if it has none. */
const valueOf: Readonly<Record<FactId, (vehicle: VehicleDetail) => Value>> = {
  condition: ({ condition }) => condition,
  mileage: ({ mileage }) => mileage,
  exterior: ({ exteriorColor }) => exteriorColor.name,
  interior: ({ interiorColor }) => interiorColor || undefined,
  engine: ({ engine }) => engine || undefined,
  transmission: ({ transmission }) => transmission || undefined,
  drivetrain: ({ drivetrain }) => drivetrain,
  fuelType: ({ fuelType }) => fuelType,
  cityMpg: ({ economy }) => economy.cityMpg,
  highwayMpg: ({ economy }) => economy.highwayMpg,
  rangeMiles: ({ economy }) => economy.rangeMiles,
  chargeMinutes: ({ economy }) => economy.chargeMinutes,
  seats: ({ seatCount }) => seatCount,
  doors: ({ doorCount }) => doorCount,
  owners: ({ history }) => (history.usage === 'none' ? undefined : history.ownerCount),
  accidents: ({ history }) => (history.usage === 'none' ? undefined : history.accidentCount),
  dealer: ({ dealer }) => `${dealer.city}, ${dealer.state}`,
};

/** Whether a vehicle has a value for a fact. */
export function hasFact(vehicle: VehicleDetail, id: FactId): boolean {
  return valueOf[id](vehicle) !== undefined;
}

/** Whether a vehicle could have a feature: only one with a plug can charge. */
export function canHaveFeature({ fuelType }: Pick<VehicleDetail, 'fuelType'>, feature: FeatureCode): boolean {
  return feature !== 'dc-fast-charging' || fuelType === 'Electric' || fuelType === 'Plug-In Hybrid';
}

/** The facts, besides the mileage, of which a buyer wants less. */
const wantedLow: readonly FactId[] = ['owners', 'accidents', 'chargeMinutes'];

const isDifferent = (values: readonly Value[]) => new Set(values).size > 1;

/** Returns the vehicles with the lowest value; none if all that have one have the same, or only one has one. */
export function lowestVins<Compared extends { readonly vin: string }>(
  vehicles: readonly Compared[],
  value: (vehicle: Compared) => Value,
): readonly string[] {
  const known = vehicles.flatMap((one) => value(one) ?? []).map(Number);
  const least = Math.min(...known);
  if (!isDifferent(known)) return [];
  return vehicles.filter((one) => value(one) === least).map(({ vin }) => vin);
}

/** A lower mileage is named from this part of the highest on: below it, it says nothing about a vehicle. */
const notableMileage = 0.95;

/** Returns the vehicles with the lowest mileage, if it says something: at least 5% below the highest, and none is new. */
export function lowestMileageVins(
  vehicles: readonly Pick<VehicleDetail, 'vin' | 'condition' | 'mileage'>[],
): readonly string[] {
  const miles = vehicles.map(({ mileage }) => mileage);
  const isNotable = Math.min(...miles) <= Math.max(...miles) * notableMileage;
  if (!isNotable || vehicles.some(({ condition }) => condition === 'New')) return [];
  return lowestVins(vehicles, ({ mileage }) => mileage);
}

function bestVins(vehicles: readonly VehicleDetail[], id: FactId): readonly string[] {
  if (id === 'mileage') return lowestMileageVins(vehicles);
  if (id === 'rangeMiles') {
    return lowestVins(vehicles, ({ economy }) => economy.rangeMiles && -economy.rangeMiles);
  }
  return wantedLow.includes(id) ? lowestVins(vehicles, valueOf[id]) : [];
}

/**
 * Returns the rows of a comparison: every fact that at least one vehicle has and that says something about these, then every feature that at least one has, by name. Vehicles
 * that are no longer in the inventory are not among `vehicles`; one that is sold is best in nothing.
 */
export function comparisonRows(vehicles: readonly VehicleDetail[]): readonly ComparisonRow[] {
  const areElectric = vehicles.every(({ fuelType }) => fuelType === 'Electric');
  const offered = vehicles.filter(({ availability }) => !isGone(availability));
  const facts = factIds
    .filter((id) => vehicles.some((vehicle) => hasFact(vehicle, id)))
    .map((id): ComparisonRow => ({
      id,
      fact: id,
      name: areElectric ? electricName(id) : id,
      isDifferent: isDifferent(vehicles.map(valueOf[id])),
      bestVins: bestVins(offered, id),
    }))
    .filter(({ name }) => name);
  const codes = [...new Set(vehicles.flatMap(({ features }) => features))].sort();
  const features = codes.map((feature): ComparisonRow => ({
    id: `feature:${feature}`,
    feature,
    isDifferent: isDifferent(vehicles.map((vehicle) => vehicle.features.includes(feature))),
    bestVins: [],
  }));
  return [...facts, ...features];
}
