/** Largest share of the monthly income that any lender of ours accepts as one payment; PRICE-58 has about 15 % as typical. */
const highestShare = 0.5;

/** What is compared; `annualIncomeCents` is that of all applicants. */
export interface Affordability {
  readonly annualIncomeCents: number;
  readonly monthlyPaymentCents: number;
}

/**
 * Whether an income rules a payment out before any lender is asked: the payment is more than half of the monthly income. A dialog
 * says so before the shopper applies (BUY-57), and the shopper may go on in other ways.
 */
export function isDisqualified({ annualIncomeCents, monthlyPaymentCents }: Affordability): boolean {
  return monthlyPaymentCents * 12 > annualIncomeCents * highestShare;
}
