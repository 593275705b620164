import type { PriceBreakdown } from '@forecourt/shared-contracts/pricing';

/** What the sales tax is computed on, in cents of whole dollars: `before` incentives where the state taxes these, `none` where it taxes nothing. */
interface TaxedAmount {
  readonly kind: 'none' | 'all' | 'before';
  readonly baseCents: number;
}

const isSame = (one: number, other: number) => Math.abs(one - other) < 1_00;

/**
 * Returns the taxed amount of a price, from its tax and its rate: a breakdown has no line of it, and it includes fees in some states, leaves out
 * a trade-in in others.
 */
export function taxedAmount({
  lines,
  salesTaxPercent,
}: Pick<PriceBreakdown, 'lines' | 'salesTaxPercent'>): TaxedAmount {
  const amountOf = (wanted: string) => lines.find(({ code }) => code === wanted)?.amountCents ?? 0;
  const taxCents = amountOf('sales-tax');
  if (taxCents === 0 || salesTaxPercent === 0) return { kind: 'none', baseCents: 0 };
  const baseCents = Math.round(taxCents / salesTaxPercent) * 100;
  const wholeCents = amountOf('vehicle-price');
  const isBefore =
    amountOf('incentives') !== 0 &&
    [wholeCents, wholeCents + amountOf('document-fee')].some((cents) => isSame(cents, baseCents));
  return { kind: isBefore ? 'before' : 'all', baseCents };
}
