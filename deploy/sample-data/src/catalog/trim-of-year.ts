/** A trim in one model year. */
export interface TrimOfYear {
  readonly model: string;
  /** Name in the catalog, that of the last model year of its line. */
  readonly trim: string;
  readonly year: number;
}

/** What a trim is in a model year. */
interface NameAndRange {
  readonly name: string;
  /** Electric range in miles, if it differs from that of the catalog. */
  readonly rangeMiles?: number;
}

/** Model, name in the catalog, first and last model year, then name and range in these years. */
type Row = readonly [string, string, number, number, string, number];

/**
 * Published names and ranges (EPA) of model years before those that the catalog describes. They are here and not lines of their own, because
 * each line of the catalog is one more choice of the seeded stream, which would change every sample vehicle.
 */
const earlier: readonly Row[] = [
  ['Model S', 'All-Wheel Drive', 2017, 2018, '100D', 335],
  ['Model S', 'All-Wheel Drive', 2019, 2019, 'Long Range', 370],
  ['Model S', 'All-Wheel Drive', 2020, 2020, 'Long Range Plus', 402],
  ['Model S', 'All-Wheel Drive', 2021, 2022, 'Long Range', 405],
  ['Model S', 'Plaid', 2017, 2018, 'P100D', 315],
  ['Model S', 'Plaid', 2019, 2019, 'Performance', 345],
  ['Model S', 'Plaid', 2020, 2020, 'Performance', 348],
  ['Model X', 'All-Wheel Drive', 2017, 2018, '100D', 295],
  ['Model X', 'All-Wheel Drive', 2019, 2019, 'Long Range', 325],
  ['Model X', 'All-Wheel Drive', 2020, 2020, 'Long Range Plus', 351],
  ['Model X', 'All-Wheel Drive', 2021, 2021, 'Long Range Plus', 371],
  ['Model X', 'All-Wheel Drive', 2022, 2022, 'Long Range', 348],
  ['Model X', 'Plaid', 2017, 2018, 'P100D', 289],
  ['Model X', 'Plaid', 2019, 2020, 'Performance', 305],
  ['Bolt EV', '1LT', 2017, 2019, 'LT', 238],
  ['Bolt EV', '1LT', 2020, 2021, 'LT', 259],
  ['Bolt EV', '2LT', 2017, 2019, 'Premier', 238],
  ['Bolt EV', '2LT', 2020, 2021, 'Premier', 259],
];

/** Returns the name and range of a trim in a model year: those of the catalog, unless that year had others. */
export function trimOfYear({ model, trim, year }: TrimOfYear): NameAndRange {
  const row = earlier.find(
    ([ofModel, ofTrim, from, to]) => ofModel === model && ofTrim === trim && from <= year && year <= to,
  );
  return row ? { name: row[4], rangeMiles: row[5] } : { name: trim };
}
