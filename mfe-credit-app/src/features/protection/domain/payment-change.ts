import type { PriceBreakdown } from '@forecourt/shared-contracts/pricing';

/** The increase of a monthly payment through coverage, in cents, and its total over the term (PRICE-68). */
export interface PaymentChange {
  readonly monthlyCents: number;
  readonly addedCents: number;
  readonly addedOverTermCents: number;
  readonly termMonths: number;
}

interface BothPrices {
  readonly price: PriceBreakdown;
  readonly priceWithout: PriceBreakdown;
}

const loanOf = ({ finance, lease }: PriceBreakdown) => finance ?? lease;

/** Returns the difference between a purchase with and without coverage; undefined for cash, which has no payment. */
export function paymentChange({ price, priceWithout }: BothPrices): PaymentChange | undefined {
  const withIt = loanOf(price);
  const without = loanOf(priceWithout);
  if (!withIt || !without) return undefined;
  const addedCents = withIt.monthlyPaymentCents - without.monthlyPaymentCents;
  return {
    monthlyCents: withIt.monthlyPaymentCents,
    addedCents,
    addedOverTermCents: addedCents * withIt.termMonths,
    termMonths: withIt.termMonths,
  };
}
