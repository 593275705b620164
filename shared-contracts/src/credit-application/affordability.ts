/** Largest share of the monthly income that any of our lenders accepts as one payment; PRICE-58 gives about 15 % as typical. */
const highestShare = 0.5;

/** Inputs of the check; `annualIncomeCents` is that of all applicants. */
export interface Affordability {
  readonly annualIncomeCents: number;
  readonly monthlyPaymentCents: number;
}

/**
 * Whether the income is too low for any lender: the payment is more than half of the monthly income. A dialog says so before the shopper
 * applies (BUY-57) and offers other ways to continue.
 */
export function isDisqualified({ annualIncomeCents, monthlyPaymentCents }: Affordability): boolean {
  return monthlyPaymentCents * 12 > annualIncomeCents * highestShare;
}
