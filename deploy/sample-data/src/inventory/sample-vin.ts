import { vinCheckDigit } from '@forecourt/shared-contracts/inventory';
import { hashOf } from './seeded-chance.ts';

const firstYear = 2017;
const yearCodes = 'HJKLMNPRSTVWXY123456789ABCDEFG';
const alphabet = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';

interface VinParts {
  readonly wmi: string;
  readonly modelYear: number;
  /** The kind of vehicle; equal kinds have equal characters 4 to 8. */
  readonly kind: string;
  /** Identifies the generator of the series; determines the plant character. */
  readonly series: string;
  /** Below one million; one per vehicle of a series. */
  readonly serial: number;
}

/**
 * Returns a VIN with a correct check digit. Unique within a series as long as serials are. Model years 2017
 * to 2046.
 */
export function sampleVin({ wmi, modelYear, kind, series, serial }: VinParts): string {
  const yearCode = yearCodes.charAt(modelYear - firstYear);
  const plant = letter(hashOf(series));
  const unchecked = `${sampleVinStart(wmi, kind)}0${yearCode}${plant}${String(serial).padStart(6, '0')}`;
  const digit = vinCheckDigit(unchecked);
  if (digit === undefined) throw new RangeError(`no VIN: ${unchecked}`);
  return `${unchecked.slice(0, 8)}${digit}${unchecked.slice(9)}`;
}

/** Returns the kind of a model in a trim, used in its VINs. */
export function sampleKind(model: string, trim: string): string {
  return `${model} ${trim}`;
}

/** Returns the first eight characters of such a VIN: the manufacturer and the kind of vehicle. */
export function sampleVinStart(wmi: string, kind: string): string {
  const hash = hashOf(kind);
  return wmi + [0, 5, 10, 15, 20].map((shift) => letter(hash >>> shift)).join('');
}

/** Returns the model year from the tenth character of a VIN, 2017 to 2046; undefined for other years. */
export function modelYearOfVin(vin: string): number | undefined {
  const index = yearCodes.indexOf(vin.charAt(9));
  return index === -1 ? undefined : firstYear + index;
}

function letter(hash: number): string {
  return alphabet.charAt(hash % alphabet.length);
}
