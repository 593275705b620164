import { formatTag, pageLocale } from './page-locale.ts';

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
/** By their number of decimals: to make a formatter takes far longer than to use it. */
const decimals = new Map<number, Intl.NumberFormat>();

function decimalsOf(digits: number): Intl.NumberFormat {
  const format = decimals.get(digits) ?? new Intl.NumberFormat('en-US', { maximumFractionDigits: digits });
  decimals.set(digits, format);
  return format;
}

/** Formats a whole number with thousands separators: `12,345`. */
export function formatCount(count: number): string {
  return grouped.format(count);
}

/** Formats a distance or odometer reading in miles: `12,345 mi`. */
export function formatMileage(miles: number): string {
  return `${grouped.format(miles)} mi`;
}

/** Formats a rate given in percent with at most `digits` decimals, `5.5%`; without them an APR, always with two: `6.90%`. */
export function formatPercent(percent: number, digits?: number): string {
  return `${digits === undefined ? percent.toFixed(2) : formatDecimal(percent, digits)}%`;
}

/** Formats a number with at most `digits` decimals, `1,234.5`. */
export function formatDecimal(value: number, digits: number): string {
  return decimalsOf(digits).format(value);
}

/** Formats whole hours or minutes with their unit, `23 hr`, `59 min`; in Spanish `23 h`. */
export function formatDuration(value: number, unit: 'hour' | 'minute', locale = pageLocale()): string {
  const format = new Intl.NumberFormat(formatTag(locale), { style: 'unit', unit, unitDisplay: 'short' });
  return format.format(value);
}
