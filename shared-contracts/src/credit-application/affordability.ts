/** Share of the monthly income that no lender of ours goes beyond for one payment; finance.md section 6 has 15 % as usual. */
const highestShare = 0.5;

/** What is compared; `annualIncomeCents` is that of all applicants. */
export interface Affordability {
  readonly annualIncomeCents: number;
  readonly monthlyPaymentCents: number;
}

/**
 * Whether an income rules a payment out before any lender is asked: the payment is more than half of the monthly income. The shopper is told
 * before they apply (storefront.md section 4 'a disqualification dialog can appear'), and may go on by other ways.
 */
export function isDisqualified({ annualIncomeCents, monthlyPaymentCents }: Affordability): boolean {
  return monthlyPaymentCents * 12 > annualIncomeCents * highestShare;
}
