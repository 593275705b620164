import { modelsOfYear, readVin } from '@forecourt/sample-data/catalog/model-data.ts';
import { firstModelYear } from '@forecourt/sample-data/catalog/model-years.ts';
import type { VinDecoder } from '@forecourt/backend/trade-in/index.ts';

const sorted = (words: readonly string[]) =>
  [...new Set(words)].sort((one, other) => one.localeCompare(other));

/**
 * The sandbox's decoder: the makes, models and trims of the sample inventory, and the VINs of its vehicles.
 */
export const sampleVinDecoder: VinDecoder = {
  decode: (vin, currentYear) => Promise.resolve(readVin(vin, currentYear)),
  choices({ year, make, model }, currentYear) {
    const newest = currentYear + 1;
    const years = Array.from({ length: newest - firstModelYear + 1 }, (_, index) => newest - index);
    const ofYear = year === undefined ? [] : modelsOfYear(Number(year));
    const ofMake = ofYear.filter((one) => one.make === make);
    return Promise.resolve({
      years,
      makes: sorted(ofYear.map((one) => one.make)),
      models: sorted(ofMake.map((one) => one.model)),
      trims: [...new Set(ofMake.filter((one) => one.model === model).flatMap(({ trims }) => trims))],
    });
  },
};
