import type { Position } from '@forecourt/shared-contracts/geo';
import { distanceMiles } from '@forecourt/shared-contracts/geo';
import type { Bounds, VehicleSearch } from '@forecourt/shared-contracts/inventory';
import { featureBits, type Columns } from './columns.ts';
import type { IndexQuery } from './index-query.ts';
import type { WordIndex, WordMatch } from './word-index.ts';

interface Indexed {
  readonly columns: Columns;
  readonly words: WordIndex;
  /** One byte by row, overwritten by each call. */
  readonly excluded: Uint8Array;
}

/**
 * Returns 1 for each row excluded, in the given bytes, by a filter that also applies to every facet's counts: ranges, features,
 * radius and keyword. Each active filter is a separate loop, so that the engine can optimize it.
 */
export function excludedRows({ columns, words, excluded }: Indexed, question: IndexQuery): Uint8Array {
  const { search } = question;
  excluded.fill(0);
  const radius = radiusFilter(columns, question);
  if (radius) excludeByCode(excluded, radius);
  const wanted = featureBits(search.facets.feature);
  if (wanted !== 0) excludeWithout(excluded, columns.features, wanted);
  for (const [column, bounds] of rangeFilters(columns, search)) excludeOutside(excluded, column, bounds);
  if (question.onlyId !== undefined) {
    excludeOutside(excluded, columns.ids, { min: question.onlyId, max: question.onlyId });
  } else if (search.keyword !== undefined) {
    const match = words.match(search.keyword);
    if (match) excludeUnmatched(excluded, columns, match);
  }
  return excluded;
}

/** Returns the miles from a place to each dealer, by dealer index. */
export function dealerDistances({ dealers }: Columns, origin: Position): readonly number[] {
  return dealers.map((dealer) => distanceMiles(origin, dealer));
}

interface CodeFilter {
  readonly codes: Uint32Array;
  /** By code; 1 means excluded. */
  readonly fails: Uint8Array;
}

function excludeByCode(excluded: Uint8Array, { codes, fails }: CodeFilter): void {
  for (let row = 0; row < excluded.length; row += 1) {
    excluded[row] = (excluded[row] as number) | (fails[codes[row] as number] as number);
  }
}

function excludeWithout(excluded: Uint8Array, features: Uint32Array, wanted: number): void {
  for (let row = 0; row < excluded.length; row += 1) {
    const missing = wanted & ~(features[row] as number);
    excluded[row] = (excluded[row] as number) | ((missing | -missing) >>> 31);
  }
}

/**
 * Bounds are non-negative integers and values at least -1, so the sign decides without a branch, which would be
 * mispredicted half the time.
 */
function excludeOutside(excluded: Uint8Array, column: Int32Array, bounds: Bounds): void {
  const { min = 0, max = 2 ** 31 - 1 } = bounds;
  for (let row = 0; row < excluded.length; row += 1) {
    const value = column[row] as number;
    excluded[row] = (excluded[row] as number) | (((value - min) | (max - value)) >>> 31);
  }
}

function excludeUnmatched(excluded: Uint8Array, columns: Columns, match: WordMatch): void {
  const { designs, finishes, paintName, year } = columns;
  for (let row = 0; row < excluded.length; row += 1) {
    const ofGroups =
      (match.designs[designs.numbers[row] as number] as number) |
      (match.finishes[finishes.numbers[row] as number] as number);
    const bits =
      ofGroups |
      (match.paints[paintName.codes[row] as number] as number) |
      (match.years[year[row] as number] as number);
    excluded[row] = (excluded[row] as number) | Number(bits !== match.all);
  }
}

function radiusFilter(columns: Columns, { search, origin }: IndexQuery): CodeFilter | undefined {
  const { distanceMiles: radiusMiles } = search;
  if (origin === undefined || radiusMiles === undefined) return undefined;
  const fails = Uint8Array.from(dealerDistances(columns, origin), (miles) => Number(miles > radiusMiles));
  return { codes: columns.dealerCodes, fails };
}

function rangeFilters(columns: Columns, { ranges }: VehicleSearch): (readonly [Int32Array, Bounds])[] {
  const filters = [
    [columns.year, ranges.year],
    [columns.mileage, ranges.mileage],
    [columns.rangeMiles, ranges.rangeMiles],
    [columns.chargeMinutes, ranges.chargeMinutes],
    [columns.priceCents, inCents(ranges.price)],
    [columns.paymentCents, inCents(ranges.payment)],
  ] as const;
  return filters.filter(([, bounds]) => bounds.min !== undefined || bounds.max !== undefined);
}

function inCents({ min, max }: Bounds): Bounds {
  return { ...(min !== undefined && { min: min * 100 }), ...(max !== undefined && { max: max * 100 }) };
}
