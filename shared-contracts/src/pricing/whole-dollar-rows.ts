import type { PriceSummary } from './price-rows.ts';

/** What the rounding needs of a row: its id, its cents, and whether it is a summand or a sum. */
export interface SummedRow {
  readonly id: string;
  readonly amountCents: number | null;
  readonly kind?: 'line' | 'credit' | 'subtotal' | 'total' | undefined;
}

/** Rows that say how a sum is paid; they are no summands of the next one. */
const payments = ['deposit', 'balance'];

const wholeDollars = (cents: number) => Math.round(cents / 100) * 100;

/**
 * Returns the rows of a price in whole dollars, still in cents, for all places but those that SITE-78 lists. Each row is rounded so that the
 * shown rows add up to the shown sums: a row is the difference of two rounded running sums. A row of whole dollars stays as it is, any other
 * differs by less than a dollar.
 */
export function wholeDollarRows<TRow extends SummedRow>(rows: readonly TRow[]): TRow[] {
  let sumCents = 0;
  return rows.map((row) => {
    const { id, amountCents, kind = 'line' } = row;
    if (amountCents === null) return row;
    const isSum = kind === 'total' || kind === 'subtotal';
    if (isSum) sumCents = amountCents;
    if (isSum || payments.includes(id)) return { ...row, amountCents: wholeDollars(amountCents) };
    const beforeCents = sumCents;
    sumCents += amountCents;
    return { ...row, amountCents: wholeDollars(sumCents) - wholeDollars(beforeCents) };
  });
}

/** Returns the parts of a price in whole dollars, still in cents, so that the shown parts add up to the shown total (SITE-78). */
export function wholeDollarSummary(exact: PriceSummary): PriceSummary {
  const rows = wholeDollarRows([
    { id: 'vehicle', amountCents: exact.vehicleCents },
    { id: 'taxes', amountCents: exact.taxesAndFeesCents },
    { id: 'trade', amountCents: -exact.tradeInCents, kind: 'credit' },
    { id: 'protection', amountCents: exact.protectionCents },
    { id: 'total', amountCents: exact.totalCents, kind: 'total' },
  ]);
  const [vehicleCents = 0, taxesAndFeesCents = 0, tradeCents = 0, protectionCents = 0, totalCents = 0] =
    rows.map(({ amountCents }) => amountCents);
  return { vehicleCents, taxesAndFeesCents, tradeInCents: 0 - tradeCents, protectionCents, totalCents };
}
