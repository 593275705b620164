import type { PriceBreakdown } from '@forecourt/shared-contracts/pricing';

/** By how much coverage raises a monthly payment, in cents, and the total of that over the term (PRICE-68). */
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

/** The difference between a purchase with coverage and the same without; undefined for cash, which has no payment. */
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
