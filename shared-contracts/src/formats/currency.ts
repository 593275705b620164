function dollarsWith(maximumFractionDigits?: number): (amountCents: number) => string {
  const style = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits });
  // A hyphen is shorter than the figures are wide, and a line may break after it.
  return (amountCents) => style.format(amountCents / 100).replace('-', '\u2212');
}

/** Formats cents as US dollars rounded to the dollar, for estimates and ranges: 123456 is `$1,235`. */
export const formatRoundedCurrency = dollarsWith(0);

/** Formats cents as US dollars, always with cents: `$1,234.00`. */
export const formatExactCurrency = dollarsWith();

/** Formats cents as US dollars (SITE-78): `$1,234`, or `$1,234.56` if there are odd cents. A negative amount has a true minus sign. */
export function formatCurrency(amountCents: number): string {
  return (amountCents % 100 === 0 ? formatRoundedCurrency : formatExactCurrency)(amountCents);
}

/**
 * Parses typed dollars, `$1,234.5` or `1234.50`, into whole cents; undefined for anything that is not an amount, has more than two decimals
 * or is beyond the exact range.
 */
export function parseCurrency(text: string): number | undefined {
  const match = /^([-\u2212]?)\$?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{0,2}))?$/.exec(text.trim());
  if (!match) return undefined;
  const [, sign, dollars = '', cents = ''] = match;
  const amountCents = Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
  if (!Number.isSafeInteger(amountCents)) return undefined;
  return sign && amountCents !== 0 ? -amountCents : amountCents;
}
