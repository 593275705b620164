import { catalogue } from './catalogue/catalogue.ts';
import type { CatalogueLine, CatalogueTrim } from './catalogue/catalogue-types.ts';
import { listPriceThen, remainingShare } from './sample/sample-price.ts';
import { modelYearOfVin, sampleKind, sampleVinStart } from './sample/sample-vin.ts';

/** A model in one year, with what is known of it. */
export interface ModelOfYear {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trims: readonly string[];
}

/** What a VIN says: the year and make, and the model with its trim where its letters are ones of the sample vehicles. */
export interface VinReading {
  readonly year: number;
  readonly make: string;
  readonly model: string | null;
  readonly trims: readonly string[];
}

interface Kind {
  readonly line: CatalogueLine;
  readonly trim: CatalogueTrim;
}

function kindsOf(start: string): readonly Kind[] {
  return catalogue
    .filter(({ wmi }) => start.startsWith(wmi))
    .flatMap((line) => line.trims.map((trim) => ({ line, trim })))
    .filter(({ line, trim }) => sampleVinStart(line.wmi, sampleKind(line.model, trim.name)) === start);
}

const isOfYear = (line: CatalogueLine, year: number) => line.fromYear <= year && year <= line.toYear;

/** Every model that was sold in a year. */
export function modelsOfYear(year: number): readonly ModelOfYear[] {
  return catalogue
    .filter((line) => isOfYear(line, year))
    .map(({ make, model, trims }) => ({ year, make, model, trims: trims.map(({ name }) => name) }));
}

/** The first model year that the data knows. */
export const firstModelYear = Math.min(...catalogue.map(({ fromYear }) => fromYear));

/** Reads a VIN in capitals by the make and model data; undefined for a maker or a year that it does not know. */
export function readVin(vin: string): VinReading | undefined {
  const year = modelYearOfVin(vin);
  const make = catalogue.find(({ wmi }) => wmi === vin.slice(0, 3))?.make;
  if (year === undefined || make === undefined) return undefined;
  const kinds = kindsOf(vin.slice(0, 8)).filter(({ line }) => isOfYear(line, year));
  const [first] = kinds;
  if (!first) return { year, make, model: null, trims: [] };
  const { model } = first.line;
  return { year, make: first.line.make, model, trims: [...new Set(kinds.map(({ trim }) => trim.name))] };
}

interface Wear {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim: string;
  readonly mileage: number;
  /** The year of the question. */
  readonly currentYear: number;
}

/** What a used vehicle would be asked for at a sample dealer, in dollars with a fraction; undefined for one that the data does not know. */
export function usedPriceDollars({
  year,
  make,
  model,
  trim,
  mileage,
  currentYear,
}: Wear): number | undefined {
  const line = catalogue.find((one) => one.make === make && one.model === model && isOfYear(one, year));
  const kind = line?.trims.find(({ name }) => name === trim);
  if (!line || !kind) return undefined;
  const ageYears = Math.max(0, currentYear - year);
  const { fuelType } = kind.powertrain;
  return listPriceThen(line, kind, year) * remainingShare({ fuelType, ageYears, mileage });
}
