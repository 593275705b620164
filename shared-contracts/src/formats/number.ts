const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Formats a whole number with thousands separators: `12,345`. */
export function formatCount(count: number): string {
  return grouped.format(count);
}

/** Formats a distance or odometer reading in miles: `12,345 mi`. */
export function formatMileage(miles: number): string {
  return `${grouped.format(miles)} mi`;
}

/** Formats a rate given in percent, `6.9%`, with at most `digits` decimals. */
export function formatPercent(percent: number, digits = 2): string {
  const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: digits });
  return `${format.format(percent)}%`;
}

/** Formats whole seconds as minutes and seconds, `4:05`. */
export function formatMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
