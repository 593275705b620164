import type { SearchSort } from '@forecourt/shared-contracts/inventory';
import { availabilityCodes, type Columns } from './columns.ts';

/** Orders that are kept sorted; distance depends on the query and is sorted on demand. */
export type KeptSort = Exclude<SearchSort, 'distance'>;

/** Negative if the first row comes first. Never 0 for two rows: the id is the tie-breaker. */
export type RowOrder = (one: number, two: number) => number;

const at = (column: Int32Array | Uint8Array | Uint32Array, row: number) => column[row] ?? 0;

/**
 * Returns the row comparison of each sort. `recommended` lists vehicles for sale first, those with pictures
 * before those without, one of each model before further ones, and commercial bodies last; where the shopper's
 * place is known, {@link recommendedNear} also weighs the distance.
 */
export function rowOrders(columns: Columns): Readonly<Record<KeptSort, RowOrder>> {
  const up = (column: Int32Array | Uint8Array | Uint32Array) => (one: number, two: number) =>
    at(column, one) - at(column, two) || one - two;
  const down = (column: Int32Array | Uint8Array | Uint32Array) => (one: number, two: number) =>
    at(column, two) - at(column, one) || one - two;
  return {
    recommended: (one, two) =>
      at(columns.availability, one) - at(columns.availability, two) ||
      at(columns.hasPhotos, two) - at(columns.hasPhotos, one) ||
      at(columns.showroomGroup, one) - at(columns.showroomGroup, two) ||
      one - two,
    'price-asc': up(columns.priceCents),
    'price-desc': down(columns.priceCents),
    'mileage-asc': up(columns.mileage),
    'year-desc': down(columns.year),
    newest: down(columns.listedDay),
  };
}

/** Returns all rows in an order. */
export function sortedRows(size: number, order: RowOrder): Int32Array {
  return Int32Array.from({ length: size }, (_, row) => row).sort(order);
}

/** Moves one row, whose values have changed, to its new position; all others are in order. */
export function moveRow(sorted: Int32Array, row: number, order: RowOrder): void {
  const place = sorted.indexOf(row);
  sorted.copyWithin(place, place + 1);
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (order(sorted[middle] ?? 0, row) < 0) low = middle + 1;
    else high = middle;
  }
  sorted.copyWithin(low + 1, low, sorted.length - 1);
  sorted[low] = row;
}

/** Miles up to which a recommendation takes vehicles for equally near: a drive, a day out, delivered; all others are far. */
const nearMiles = [50, 150, 400];

/** Returns 0 for the nearest group of a recommendation, and one more for each farther one. */
const nearGroup = (miles: number) => nearMiles.filter((most) => miles > most).length;

interface NearInput {
  /** All rows in the order `recommended`. */
  readonly recommended: Int32Array;
  readonly passes: Uint8Array;
  /** By dealer. */
  readonly miles: readonly number[];
}

/**
 * Returns the passing rows as recommended to a shopper whose place is known. As without a place, vehicles for sale come
 * first, those with pictures before those without, and commercial bodies last; among these the nearer ones come first,
 * up to 50, 150 and 400 miles and beyond, and only among equally near ones one of each model before further ones.
 */
export function recommendedNear(columns: Columns, { recommended, passes, miles }: NearInput): Int32Array {
  const { availability, hasPhotos, showroomGroup, dealerCodes } = columns;
  const groupByDealer = Uint8Array.from(miles, nearGroup);
  const groups = nearMiles.length + 1;
  const placeOf = (row: number) =>
    ((at(availability, row) * 2 + 1 - at(hasPhotos, row)) * 2 + Number(at(showroomGroup, row) === 2)) *
      groups +
    at(groupByDealer, at(dealerCodes, row));
  const nextPlaces = new Uint32Array(availabilityCodes.length * 4 * groups + 1);
  let passing = 0;
  for (let row = 0; row < passes.length; row += 1) {
    if (passes[row] === 0) continue;
    passing += 1;
    const next = placeOf(row) + 1;
    nextPlaces[next] = at(nextPlaces, next) + 1;
  }
  for (let place = 1; place < nextPlaces.length; place += 1) {
    nextPlaces[place] = at(nextPlaces, place) + at(nextPlaces, place - 1);
  }
  const order = new Int32Array(passing);
  for (const row of recommended) {
    if (passes[row] === 0) continue;
    const group = placeOf(row);
    const place = at(nextPlaces, group);
    order[place] = row;
    nextPlaces[group] = place + 1;
  }
  return order;
}

/**
 * Returns the passing rows by the distance of their dealer, then by dealer and id. `miles` is indexed by
 * dealer.
 */
export function nearestFirst(columns: Columns, passes: Uint8Array, miles: readonly number[]): Int32Array {
  const { dealers, dealerCodes } = columns;
  const nearest = dealers
    .map(({ id }, dealer) => ({ id, dealer, miles: miles[dealer] ?? 0 }))
    .sort((one, two) => one.miles - two.miles || one.id - two.id);
  const counts = new Uint32Array(dealers.length);
  for (let row = 0; row < passes.length; row += 1) {
    const dealer = dealerCodes[row] as number;
    counts[dealer] = (counts[dealer] as number) + (passes[row] as number);
  }
  const nextPlaces = new Uint32Array(dealers.length);
  let placed = 0;
  for (const { dealer } of nearest) {
    nextPlaces[dealer] = placed;
    placed += counts[dealer] ?? 0;
  }
  const order = new Int32Array(placed);
  for (let row = 0; row < passes.length; row += 1) {
    if (passes[row] === 0) continue;
    const dealer = dealerCodes[row] as number;
    const place = nextPlaces[dealer] as number;
    order[place] = row;
    nextPlaces[dealer] = place + 1;
  }
  return order;
}
