import { lenderTerms, type LenderTerms } from './lender-decision.ts';
import { priceRows, type PriceBreakdown, type PriceRow } from '../pricing/index.ts';

/** How a loan's payment follows from the price: its terms, and the rows from the total to the amount financed. All amounts are cents. */
export interface LoanDerivation extends LenderTerms {
  /** The total, the trade-in's value and payoff, the down payment, and last the amount financed, which is their sum. */
  readonly rows: readonly PriceRow[];
}

/** Derives the payment of a loan that pays a price, with the terms of its lender (PRICE-36, PRICE-42). */
export function loanDerivation(price: PriceBreakdown, terms: LenderTerms): LoanDerivation {
  const rows = priceRows({ ...price, finance: terms });
  const fromTotal = rows.slice(rows.findIndex(({ id }) => id === 'total'));
  return { ...terms, rows: fromTotal.map((row) => (row.id === 'total' ? { ...row, kind: 'line' } : row)) };
}

/** Derives the payment of a financed price; undefined for a price without a loan. */
export function priceDerivation(price: PriceBreakdown): LoanDerivation | undefined {
  const terms = lenderTerms(price);
  return terms && loanDerivation(price, terms);
}
