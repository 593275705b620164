import { colorFamilyHex, vinCheckDigit } from '@forecourt/shared-contracts/inventory';
import type { vehicles } from '../inventory.tables.ts';
import type { FeedValues } from './feed-columns.ts';
import { readFeedPhotos } from './read-feed-photos.ts';
import { feedReader, shown, type FeedFault, type FeedReader } from './feed-reader.ts';
import { familyOfHex, familyOfPaint, normalizeWord, usualWord } from './feed-words.ts';

type VehicleColumns = typeof vehicles.$inferInsert;

/** A vehicle as a feed describes it, without what the site itself controls. */
export type FeedVehicle = Omit<
  VehicleColumns,
  'tenantId' | 'id' | 'dealerId' | 'heldByOrder' | 'version' | 'goneOn'
>;

/** The dealer that a row names; undefined leaves the choice to the tenant. */
export interface FeedDealer {
  readonly name: string;
  readonly streetAddress: string;
  readonly zip: string;
  /** Ten digits. */
  readonly phone: string;
}

/** One parsed row: its data, or its errors. `vin` is given whenever the row identifies a vehicle. */
export interface FeedRow {
  readonly vin: string | undefined;
  /** Empty if the row has none; together with the dealer it identifies the vehicle of a row without a VIN. */
  readonly stockNumber: string;
  readonly vehicle: FeedVehicle | undefined;
  readonly dealer: FeedDealer | undefined;
  readonly faults: readonly FeedFault[];
  /** Oddities of a vehicle that is accepted anyway. */
  readonly warnings: readonly string[];
}

/** Reads one row. `todayOn` is the calendar date on which a new vehicle is listed if the row has none. */
export function readFeedRow(values: FeedValues, todayOn: string): FeedRow {
  const reader = feedReader(values);
  const vin = vinOf(reader);
  const vehicle = {
    vin,
    ...identity(reader),
    ...money(reader),
    ...looks(reader),
    ...technique(reader),
    ...economyOf(reader),
    ...past(reader),
    ...listing(reader, todayOn),
  };
  const dealer = dealerOf(reader);
  const { faults } = reader;
  const isWhole = faults.length === 0;
  const hasWrongDigit = vin !== '' && vinCheckDigit(vin) !== vin.charAt(8);
  return {
    vin: vin === '' ? undefined : vin,
    stockNumber: vehicle.stockNumber,
    vehicle: isWhole ? { ...vehicle, isSample: false } : undefined,
    dealer,
    faults,
    warnings: isWhole
      ? [
          ...(hasWrongDigit
            ? ['the check digit of the VIN is wrong; please compare it with the vehicle']
            : []),
          ...readFeedPhotos(values.photos).warnings,
        ]
      : [],
  };
}

function vinOf({ values, fault }: FeedReader): string {
  const vin = values.vin.trim().toUpperCase();
  if (vinCheckDigit(vin) !== undefined) return vin;
  fault('vin', `is “${shown(vin)}”, but a VIN is 17 letters and digits without I, O and Q`);
  return '';
}

function identity(reader: FeedReader) {
  const { text, word, needed } = reader;
  const condition = word('condition', 'condition') ?? 'Used';
  return {
    stockNumber: text('stock_number', { isNeeded: true, most: 20 }),
    year: needed('year', { min: 1980, max: 2100 }),
    make: text('make', { isNeeded: true, most: 30 }),
    model: text('model', { isNeeded: true, most: 40 }),
    trim: text('trim', { most: 40 }),
    bodyStyle: word('body_style', 'bodyStyle') ?? 'sedan',
    condition,
    mileage: needed('mileage', { min: 0, max: 1_000_000 }),
  };
}

function money({ cents, fault, values }: FeedReader) {
  const priceCents = cents('price') ?? 0;
  if (values.price.trim() === '') fault('price', 'is empty');
  return { priceCents, msrpCents: cents('msrp') ?? null };
}

function looks(reader: FeedReader) {
  const { text } = reader;
  const paintName = text('exterior_color', { isNeeded: true, most: 40 });
  const paintHex = hexOf(reader);
  const colorFamily = familyOf(reader, { paintName, paintHex }) ?? 'Gray';
  return {
    paintName,
    paintHex: paintHex ?? colorFamilyHex[colorFamily],
    colorFamily,
    interiorColor: text('interior_color', { most: 40 }),
    hasPhotos: true,
    photoUrls: [...readFeedPhotos(reader.values.photos).urls],
  };
}

function hexOf({ values, fault }: FeedReader): string | undefined {
  const hex = values.exterior_hex.trim().toLowerCase();
  if (hex === '' || /^#[0-9a-f]{6}$/.test(hex)) return hex || undefined;
  fault('exterior_hex', `is “${shown(hex)}”, but it is like #27508f`);
  return undefined;
}

interface NamedPaint {
  readonly paintName: string;
  readonly paintHex: string | undefined;
}

/** The family in the row, else the one in the paint's name, else the one nearest to its color. */
function familyOf({ values, fault, word }: FeedReader, { paintName, paintHex }: NamedPaint) {
  if (values.color_family.trim() !== '') return word('color_family', 'colorFamily');
  const found = familyOfPaint(paintName) ?? (paintHex === undefined ? undefined : familyOfHex(paintHex));
  if (found === undefined) {
    fault(
      'color_family',
      `is needed, for “${shown(paintName)}” does not say which color a shopper would look for`,
    );
  }
  return found;
}

function technique(reader: FeedReader) {
  const { text, word, whole } = reader;
  return {
    fuelType: word('fuel', 'fuel') ?? 'Gasoline',
    drivetrain: word('drivetrain', 'drivetrain') ?? 'FWD',
    transmission: text('transmission'),
    engine: text('engine'),
    features: featuresOf(reader),
    seatCount: whole('seats', { min: 1, max: 20 }) ?? null,
    doorCount: whole('doors', { min: 1, max: 6 }) ?? null,
  };
}

function economyOf({ whole }: FeedReader) {
  const mpg = { min: 1, max: 250 };
  return {
    cityMpg: whole('city_mpg', mpg) ?? null,
    highwayMpg: whole('highway_mpg', mpg) ?? null,
    combinedMpg: whole('combined_mpg', mpg) ?? null,
    rangeMiles: whole('range_miles', { min: 1, max: 1_000 }) ?? null,
    chargeMinutes: whole('charge_minutes', { min: 1, max: 600 }) ?? null,
  };
}

/** Dealers' systems name hundreds of features; those that cannot be searched for here are ignored. */
function featuresOf({ values }: FeedReader) {
  const named = values.features.split(/[,;|]/).flatMap((one) => usualWord('feature', one) ?? []);
  return [...new Set(named)].sort();
}

const usages = ['personal', 'fleet', 'lease', 'rental'] as const;
const statuses: Readonly<Record<string, 'Available' | 'PendingSale' | 'Sold'>> = {
  '': 'Available',
  available: 'Available',
  instock: 'Available',
  pending: 'PendingSale',
  pendingsale: 'PendingSale',
  salepending: 'PendingSale',
  sold: 'Sold',
};

/**
 * A used vehicle's history is required: its page must not claim that nothing happened when that is unknown.
 * What else the row does not state is null; “none” states no use of a vehicle that is not new.
 */
function past(reader: FeedReader) {
  const { values, fault, whole } = reader;
  const isNew = usualWord('condition', values.condition) === 'New';
  const count = (column: 'owners' | 'accidents') => {
    if (!isNew && values[column].trim() === '') fault(column, 'is needed for a vehicle that is not new');
    return whole(column, { min: 0, max: 50 }) ?? 0;
  };
  const title = normalizeWord(values.clean_title);
  const isClean = ['yes', 'y', 'true', '1'].includes(title) || (isNew && title === '');
  if (!isClean) fault('clean_title', 'is not “yes”; only vehicles with a clean title are listed');
  return {
    ownerCount: count('owners'),
    accidentCount: count('accidents'),
    serviceRecordCount: whole('service_records', { min: 0, max: 500 }) ?? null,
    usage: isNew ? ('none' as const) : (usages.find((one) => one === normalizeWord(values.usage)) ?? null),
  };
}

function listing({ values, fault }: FeedReader, todayOn: string) {
  const availability = statuses[normalizeWord(values.status)];
  if (!availability)
    fault('status', `is “${shown(values.status)}”, but it is one of available, pending, sold`);
  const listedOn = values.listed_on.trim();
  if (listedOn !== '' && !isDate(listedOn)) {
    fault('listed_on', `is “${shown(listedOn)}”, but it is a date like 2026-11-21`);
  }
  return { availability: availability ?? 'Available', listedOn: listedOn === '' ? todayOn : listedOn };
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function dealerOf({ text, values, fault }: FeedReader): FeedDealer | undefined {
  const name = text('dealer_name');
  if (name === '') return undefined;
  const zip = values.dealer_zip.trim();
  if (!/^\d{5}$/.test(zip)) fault('dealer_zip', 'is needed beside dealer_name, five digits');
  const phone = values.dealer_phone.replace(/\D/g, '');
  if (phone.length !== 10) fault('dealer_phone', 'is needed beside dealer_name, ten digits');
  return { name, zip, phone, streetAddress: text('dealer_street', { isNeeded: true }) };
}
