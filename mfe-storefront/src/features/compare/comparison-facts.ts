import type { PersonalPayment } from '@forecourt/shared-contracts/prequalification';
import { isGone, type FeatureCode, type VehicleDetail } from '@forecourt/shared-contracts/inventory';

/** A vehicle as compared: with the shopper's own payment, if any. */
export type ComparedDetail = VehicleDetail & Pick<PersonalPayment, 'personalizedLease'>;

/** The facts compared for each vehicle, in order. */
export const factIds = [
  'price',
  'payment',
  'incentives',
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
  readonly feature?: FeatureCode;
  /** Whether two of the vehicles differ in it. Always false for one vehicle. */
  readonly isDifferent: boolean;
}

type Value = string | number | undefined;

/** The compared value of a vehicle; undefined if it has none. */
const valueOf: Readonly<Record<FactId, (vehicle: ComparedDetail) => Value>> = {
  price: ({ priceCents }) => priceCents,
  payment: ({ estimatedPayment, personalizedLease }) =>
    (personalizedLease ?? estimatedPayment)?.monthlyPaymentCents,
  incentives: ({ incentivesTotalCents }) => incentivesTotalCents || undefined,
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

/** Prices of a vehicle; a sold vehicle shows none of these facts (SHOP-68). */
const moneyFacts: readonly FactId[] = ['price', 'payment', 'incentives'];

function factValue(vehicle: ComparedDetail, id: FactId): Value {
  return isGone(vehicle.availability) && moneyFacts.includes(id) ? undefined : valueOf[id](vehicle);
}

/** Whether a vehicle has a value for a fact. */
export function hasFact(vehicle: ComparedDetail, id: FactId): boolean {
  return factValue(vehicle, id) !== undefined;
}

const differ = (values: readonly unknown[]) => new Set(values).size > 1;

/**
 * Returns the rows of a comparison: every fact that at least one vehicle has, then every feature that at least one has, by name. Vehicles
 * that are no longer in the inventory are not among `vehicles`.
 */
export function comparisonRows(vehicles: readonly ComparedDetail[]): readonly ComparisonRow[] {
  const facts = factIds.flatMap((id): ComparisonRow[] => {
    const values = vehicles.map((vehicle) => factValue(vehicle, id));
    if (values.every((value) => value === undefined)) return [];
    return [{ id, fact: id, isDifferent: differ(values) }];
  });
  const codes = [...new Set(vehicles.flatMap(({ features }) => features))].sort();
  const features = codes.map((feature): ComparisonRow => ({
    id: `feature:${feature}`,
    feature,
    isDifferent: differ(vehicles.map((vehicle) => vehicle.features.includes(feature))),
  }));
  return [...facts, ...features];
}
