import type { Position } from '@forecourt/shared-contracts/geo';
import { distanceMiles } from '@forecourt/shared-contracts/geo';
import { facetNames, type Bounds, type VehicleSearch } from '@forecourt/shared-contracts/inventory';
import { availabilityCodes, type Columns } from './columns.ts';
import type { WordIndex } from './word-index.ts';

/** A search with the places and rows that only the server knows. */
export interface IndexQuestion {
  readonly search: VehicleSearch;
  /** Where distances are measured from; without it the radius filters nothing. */
  readonly origin?: Position | undefined;
  /** When given, nothing but this vehicle can match; its keyword was a VIN. */
  readonly onlyId?: number | undefined;
}

/**
 * How many filters each row fails. A facet's filter counts 1 and leaves its number in `failedFacet`; all others count 2 or more,
 * so that rows with exactly 1 are those that one facet alone keeps out.
 */
export interface Failures {
  readonly count: Uint8Array;
  readonly failedFacet: Uint8Array;
}

interface Indexed {
  readonly columns: Columns;
  readonly words: WordIndex;
}

/** Puts every filter to every row. */
export function failuresOf({ columns, words }: Indexed, question: IndexQuestion): Failures {
  const { search } = question;
  const failures = { count: new Uint8Array(columns.size), failedFacet: new Uint8Array(columns.size) };
  failFacets(columns, search, failures);
  const fail = (passes: (row: number) => boolean) => failHard(failures.count, passes);
  for (const [column, bounds] of rangeFilters(columns, search)) {
    const { min = -Infinity, max = Infinity } = bounds;
    fail((row) => (column[row] ?? 0) >= min && (column[row] ?? 0) <= max);
  }
  const shown = availabilityCodes.map((one) => search.availability.some((listed) => listed === one));
  fail((row) => shown[columns.availability[row] ?? 0] === true);
  const near = nearDealers(columns, question);
  if (near) fail((row) => near.has(columns.dealerId[row] ?? 0));
  if (question.onlyId !== undefined) fail((row) => columns.ids[row] === question.onlyId);
  else if (search.keyword !== undefined) {
    const matches = words.match(search.keyword);
    if (matches) fail((row) => matches[row] === 1);
  }
  return failures;
}

function failFacets(columns: Columns, search: VehicleSearch, { count, failedFacet }: Failures): void {
  facetNames.forEach((name, facet) => {
    const asked = search.facets[name];
    if (asked.length === 0) return;
    const { codes, codesOf, values } = columns.facets[name];
    const wanted = codesOf(asked);
    const passes = Uint8Array.from(values, (_, code) => Number(wanted.has(code)));
    for (let row = 0; row < count.length; row += 1) {
      if (passes[codes[row] ?? 0] === 1) continue;
      count[row] = (count[row] ?? 0) + 1;
      failedFacet[row] = facet;
    }
  });
}

function failHard(count: Uint8Array, passes: (row: number) => boolean): void {
  for (let row = 0; row < count.length; row += 1) {
    if (!passes(row)) count[row] = (count[row] ?? 0) + 2;
  }
}

function rangeFilters(columns: Columns, { ranges }: VehicleSearch): (readonly [Int32Array, Bounds])[] {
  const filters = [
    [columns.year, ranges.year],
    [columns.mileage, ranges.mileage],
    [columns.priceCents, inCents(ranges.price)],
    [columns.paymentCents, inCents(ranges.payment)],
  ] as const;
  return filters.filter(([, bounds]) => bounds.min !== undefined || bounds.max !== undefined);
}

function inCents({ min, max }: Bounds): Bounds {
  return { ...(min !== undefined && { min: min * 100 }), ...(max !== undefined && { max: max * 100 }) };
}

function nearDealers(columns: Columns, { search, origin }: IndexQuestion): ReadonlySet<number> | undefined {
  const { distanceMiles: radiusMiles } = search;
  if (origin === undefined || radiusMiles === undefined) return undefined;
  const distances = dealerDistances(columns, origin);
  return new Set([...distances].flatMap(([dealerId, miles]) => (miles <= radiusMiles ? [dealerId] : [])));
}

/** Miles from a place to each dealer that has vehicles. */
export function dealerDistances(columns: Columns, origin: Position): ReadonlyMap<number, number> {
  const distances = new Map<number, number>();
  columns.dealerId.forEach((dealerId, row) => {
    if (distances.has(dealerId)) return;
    const latitude = columns.latitude[row] ?? 0;
    const longitude = columns.longitude[row] ?? 0;
    distances.set(dealerId, distanceMiles(origin, { latitude, longitude }));
  });
  return distances;
}
