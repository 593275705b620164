import { lenderTerms, type LenderTerms } from './lender-decision.ts';
import type { PriceBreakdown } from '../pricing/index.ts';

/** How a loan's payment follows from the price: its terms, and the amount before the down payment. All amounts are cents. */
export interface LoanDerivation extends LenderTerms {
  /** What is to be paid, less a trade-in's equity: the down payment and the amount financed together. */
  readonly totalCents: number;
}

/** Derives a loan's payment from its terms (PRICE-42). */
export function loanDerivation(terms: LenderTerms): LoanDerivation {
  return { ...terms, totalCents: terms.downPaymentCents + terms.financedCents };
}

/** Derives the payment of a financed price; undefined for a price without a loan. */
export function priceDerivation(price: PriceBreakdown): LoanDerivation | undefined {
  const terms = lenderTerms(price);
  return terms && loanDerivation(terms);
}
