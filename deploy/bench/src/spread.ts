/**
 * Median, 95th and 99th percentile and maximum of some values, in their own unit. All are NaN when there are no
 * values.
 */
export interface Spread {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly most: number;
}

/** Spread of values by nearest rank; does not reorder the values. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((one, two) => one - two);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) };
}

/** Median, minimum and maximum of some values, in their own unit. All are NaN when there are no values. */
export interface Range {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** Range of values; the median of an even number is the lower of the two in the middle. */
export function rangeOf(values: readonly number[]): Range {
  const { p50, most } = spreadOf(values);
  return { median: p50, least: -spreadOf(values.map((value) => -value)).most, most };
}
