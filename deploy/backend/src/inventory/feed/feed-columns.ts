import { normalizeWord } from './feed-words.ts';

/**
 * Columns of a feed. Every feed must have the required ones; others are optional, and unknown columns are
 * ignored.
 */
export const requiredColumns = [
  'vin',
  'stock_number',
  'condition',
  'year',
  'make',
  'model',
  'price',
  'mileage',
  'body_style',
  'fuel',
  'drivetrain',
  'exterior_color',
] as const;
const otherColumns = [
  'trim',
  'msrp',
  'exterior_hex',
  'photos',
  'color_family',
  'interior_color',
  'transmission',
  'engine',
  'city_mpg',
  'highway_mpg',
  'combined_mpg',
  'range_miles',
  'charge_minutes',
  'features',
  'seats',
  'doors',
  'owners',
  'accidents',
  'service_records',
  'usage',
  'clean_title',
  'status',
  'listed_on',
  'dealer_name',
  'dealer_street',
  'dealer_zip',
  'dealer_phone',
] as const;
export type FeedColumn = (typeof requiredColumns)[number] | (typeof otherColumns)[number];

/** Other names that dealers' systems use for the columns, in plain spelling. */
const otherNames: Readonly<Record<string, FeedColumn>> = {
  stock: 'stock_number',
  stockno: 'stock_number',
  type: 'condition',
  newused: 'condition',
  modelyear: 'year',
  sellingprice: 'price',
  internetprice: 'price',
  listprice: 'msrp',
  photourls: 'photos',
  imageurls: 'photos',
  images: 'photos',
  miles: 'mileage',
  odometer: 'mileage',
  body: 'body_style',
  bodytype: 'body_style',
  fueltype: 'fuel',
  drivetype: 'drivetrain',
  color: 'exterior_color',
  exteriorcolour: 'exterior_color',
  colour: 'exterior_color',
  extcolor: 'exterior_color',
  intcolor: 'interior_color',
  options: 'features',
  availability: 'status',
};

const named: ReadonlyMap<string, FeedColumn> = new Map([
  ...Object.entries(otherNames),
  ...[...requiredColumns, ...otherColumns].map((column) => [normalizeWord(column), column] as const),
]);

/** One row's values by column; a column missing from the feed is an empty string. */
export type FeedValues = Readonly<Record<FeedColumn, string>>;

/** Reads rows according to a feed's header. */
export interface FeedHeader {
  readonly missing: readonly FeedColumn[];
  /** Columns that occur twice. */
  readonly repeated: readonly FeedColumn[];
  /** Number of values per row. */
  readonly width: number;
  values(row: readonly string[]): FeedValues;
}

/** Parses the first record of a feed. */
export function feedHeader(names: readonly string[]): FeedHeader {
  const columns = names.map((name) => named.get(normalizeWord(name)));
  const known = columns.filter((column) => column !== undefined);
  const places = [...requiredColumns, ...otherColumns].map(
    (column) => [column, columns.indexOf(column)] as const,
  );
  return {
    missing: requiredColumns.filter((column) => !known.includes(column)),
    repeated: known.filter((column, index) => known.indexOf(column) !== index),
    width: names.length,
    values(row) {
      const values = places.map(([column, place]) => [column, row[place] ?? ''] as const);
      return Object.fromEntries(values) as Record<FeedColumn, string>;
    },
  };
}
