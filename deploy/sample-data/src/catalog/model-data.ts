import type { VinReading } from '@forecourt/backend/trade-in/index.ts';
import { catalog } from './catalog.ts';
import type { CatalogLine, CatalogTrim } from './catalog-types.ts';
import { isOfYear } from './model-years.ts';
import { trimOfYear } from './trim-of-year.ts';
import { remainingShare } from '@forecourt/backend/inventory/index.ts';
import { listPriceThen } from '../inventory/sample-price.ts';
import { modelYearOfVin, sampleKind, sampleVinStart } from '../inventory/sample-vin.ts';

/** A model in one year, with its known data. */
export interface ModelOfYear {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trims: readonly string[];
}

interface Kind {
  readonly line: CatalogLine;
  readonly trim: CatalogTrim;
}

function kindsOf(start: string): readonly Kind[] {
  return catalog
    .filter(({ wmi }) => start.startsWith(wmi))
    .flatMap((line) => line.trims.map((trim) => ({ line, trim })))
    .filter(({ line, trim }) => sampleVinStart(line.wmi, sampleKind(line.model, trim.name)) === start);
}

const namesOf = (trims: readonly CatalogTrim[], model: string, year: number) =>
  trims.map(({ name }) => trimOfYear({ model, trim: name, year }).name);

/** Returns every model that was sold in a year. */
export function modelsOfYear(year: number): readonly ModelOfYear[] {
  return catalog
    .filter((line) => isOfYear(line, year))
    .map(({ make, model, trims }) => ({ year, make, model, trims: namesOf(trims, model, year) }));
}

/** Decodes an uppercase VIN with the make and model data; undefined for an unknown manufacturer, or a year not in 2017 to the next one. */
export function readVin(vin: string, currentYear: number): VinReading | undefined {
  const year = modelYearOfVin(vin);
  const make = catalog.find(({ wmi }) => wmi === vin.slice(0, 3))?.make;
  if (year === undefined || year > currentYear + 1 || make === undefined) return undefined;
  const kinds = kindsOf(vin.slice(0, 8)).filter(({ line }) => isOfYear(line, year));
  const [first] = kinds;
  if (!first) return { year, make, model: null, trims: [] };
  const { model } = first.line;
  const trims = kinds.map(({ trim }) => trim);
  return { year, make: first.line.make, model, trims: [...new Set(namesOf(trims, model, year))] };
}

interface Wear {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim: string;
  readonly mileage: number;
  /** The year of the request. */
  readonly currentYear: number;
}

/**
 * Returns the asking price of a used vehicle at a sample dealer, in dollars with a fraction; undefined for an
 * unknown one.
 */
export function usedPriceDollars({
  year,
  make,
  model,
  trim,
  mileage,
  currentYear,
}: Wear): number | undefined {
  const line = catalog.find((one) => one.make === make && one.model === model && isOfYear(one, year));
  const kind = line?.trims.find(({ name }) => trimOfYear({ model, trim: name, year }).name === trim);
  if (!line || !kind) return undefined;
  const ageYears = Math.max(0, currentYear - year);
  const { fuelType } = kind.powertrain;
  return listPriceThen(line, kind, year) * remainingShare({ fuelType, ageYears, mileage });
}
