import type { BodyStyle, VehicleAvailability, VehicleCondition } from '@forecourt/shared-contracts/inventory';
import type { CatalogLine, CatalogTrim } from '../catalog/catalog-types.ts';
import { lastModelYear } from '../catalog/model-years.ts';
import { trimOfYear } from '../catalog/trim-of-year.ts';
import type { vehicles } from '@forecourt/backend/inventory/inventory.tables.ts';
import { addDays } from '@forecourt/shared-contracts/formats';
import { interiorColors, type InteriorColor } from './interior-colors.ts';
import type { SampleDealer } from './sample-dealers.ts';
import { sampleFeatures } from './sample-features.ts';
import { sampleIncentives, type SampleIncentive } from './sample-incentives.ts';
import { linePicker, modelYears, type LinePicker } from './sample-lines.ts';
import { sampleMileage, samplePast } from './sample-past.ts';
import { samplePhotoUrls } from './sample-photos.ts';
import { listPriceThen, samplePriceDollars } from './sample-price.ts';
import { sampleRange } from './sample-range.ts';
import { sampleKind, sampleVin } from './sample-vin.ts';
import { seededRandom, type SeededRandom } from './seeded-chance.ts';
import { trimDrivetrains } from './trim-drivetrains.ts';

/** A vehicle without its tenant and version. */
export type SampleVehicle = Omit<typeof vehicles.$inferInsert, 'tenantId' | 'version'>;

/** One sample vehicle with its incentives. */
export interface SampleEntry {
  readonly vehicle: SampleVehicle;
  readonly incentives: readonly SampleIncentive[];
}

interface SampleSettings {
  readonly tenantId: string;
  /** Up to a million. */
  readonly count: number;
  readonly dealers: readonly SampleDealer[];
  /** Calendar date that ages and incentives refer to. */
  readonly todayOn: string;
}

interface Draw extends SampleSettings {
  readonly chance: SeededRandom;
  readonly currentYear: number;
  readonly pickers: Readonly<Record<VehicleCondition, LinePicker>>;
}

/** Yields vehicles for demonstration; the same settings produce the same vehicles. */
export function* sampleVehicles(settings: SampleSettings): Generator<SampleEntry> {
  const currentYear = Number(settings.todayOn.slice(0, 4));
  const picker = (condition: VehicleCondition) =>
    linePicker(settings.tenantId, modelYears(condition, currentYear));
  const pickers = { New: picker('New'), Certified: picker('Certified'), Used: picker('Used') };
  const chance = seededRandom(`${settings.tenantId}:${settings.count}`);
  for (let id = 1; id <= settings.count; id += 1) {
    yield sampleEntry(id, { ...settings, chance, currentYear, pickers });
  }
}

function sampleEntry(id: number, draw: Draw): SampleEntry {
  const { chance, todayOn } = draw;
  const drawn = withTrimOfYear(buildVehicle(id, draw));
  const vehicle = { ...drawn, photoUrls: samplePhotoUrls(drawn, draw.tenantId) };
  if (vehicle.condition !== 'New') return { vehicle, incentives: [] };
  const { make, priceCents, fuelType } = vehicle;
  const question = { vehicleId: id, make, priceCents, isElectric: fuelType === 'Electric', todayOn };
  return { vehicle, incentives: sampleIncentives(question, chance) };
}

/** Before its photos are known. */
type DrawnVehicle = SampleVehicle & { readonly interiorColor: InteriorColor };

/** With the name and range that its trim had in its year, after all draws, so that no other vehicle changes. */
function withTrimOfYear(drawn: DrawnVehicle): DrawnVehicle {
  const { name, ...range } = trimOfYear(drawn);
  return { ...drawn, trim: name, ...range };
}

function buildVehicle(id: number, draw: Draw): DrawnVehicle {
  const { chance, currentYear, todayOn } = draw;
  const condition = pickCondition(chance);
  const line = draw.pickers[condition].pick(chance);
  const [from, to] = modelYears(condition, currentYear);
  const year = chance.between(Math.max(from, line.fromYear), Math.min(to, lastModelYear(line)));
  const trim = chance.pick(line.trims);
  const drivetrain = chance.pick(trimDrivetrains(line, trim));
  const msrpDollars = listPrice({ line, trim, year, isUpgraded: drivetrain !== line.drivetrains[0] }, chance);
  const ageYears = Math.max(0, currentYear - year);
  const mileage = sampleMileage(condition, ageYears, chance);
  const { fuelType, engine, transmission, economy } = trim.powertrain;
  const rangeMiles = sampleRange({ line, trim, drivetrain });
  const price = samplePriceDollars({ condition, fuelType, msrpDollars, ageYears, mileage }, chance);
  const paint = chance.pick(line.paints);
  const { make, model, bodyStyle, seatCount } = line;
  return {
    id,
    vin: sampleVin({
      wmi: line.wmi,
      modelYear: year,
      kind: sampleKind(model, trim.name),
      series: draw.tenantId,
      serial: id % 1_000_000,
    }),
    stockNumber: `${condition.charAt(0)}${String(100_000 + id)}`,
    year,
    make,
    model,
    trim: trim.name,
    bodyStyle,
    condition,
    mileage,
    priceCents: price * 100,
    msrpCents: msrpDollars * 100,
    paintName: paint.name,
    paintHex: paint.hex,
    colorFamily: paint.family,
    interiorColor: chance.pick(interiorColors),
    fuelType,
    drivetrain,
    transmission,
    engine:
      fuelType === 'Electric' && (drivetrain === 'AWD' || drivetrain === '4WD')
        ? 'Dual electric motors'
        : engine,
    ...economy,
    ...(rangeMiles !== undefined && { rangeMiles }),
    features: sampleFeatures({ line, year, msrpDollars, isElectric: fuelType === 'Electric' }, chance),
    seatCount,
    doorCount: doorCounts[bodyStyle] ?? 4,
    hasPhotos: chance.happens(0.975),
    dealerId: chance.pick(draw.dealers).id,
    listedOn: addDays(todayOn, -chance.between(0, 120)),
    ...samplePast(condition, ageYears, chance),
    availability: pickAvailability(chance),
    heldByOrder: null,
    isSample: true,
  };
}

function pickCondition(chance: SeededRandom): VehicleCondition {
  const drawn = chance.next();
  if (drawn < 0.36) return 'New';
  return drawn < 0.52 ? 'Certified' : 'Used';
}

function pickAvailability(chance: SeededRandom): VehicleAvailability {
  const drawn = chance.next();
  if (drawn < 0.955) return 'Available';
  return drawn < 0.985 ? 'PendingSale' : 'Sold';
}

interface ListPriceQuestion {
  readonly line: CatalogLine;
  readonly trim: CatalogTrim;
  readonly year: number;
  /** All-wheel drive where it costs extra. */
  readonly isUpgraded: boolean;
}

/** Options add up to 6 % to the list price of its year. */
function listPrice({ line, trim, year, isUpgraded }: ListPriceQuestion, chance: SeededRandom): number {
  const then = listPriceThen(line, trim, year);
  const options = then * chance.next() ** 2 * 0.06;
  return Math.round((then + options + (isUpgraded ? 1_900 : 0)) / 5) * 5;
}

const doorCounts: Readonly<Partial<Record<BodyStyle, number>>> = {
  cab: 2,
  cargo: 3,
  convertible: 2,
  coupe: 2,
  cutaway: 2,
  passenger: 3,
};
