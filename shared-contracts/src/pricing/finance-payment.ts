import { roundCents } from './rounding.ts';

/** An amortized loan: amount in cents, yearly rate in percent (6.5 means 6.5 %), whole months. */
export interface LoanTerms {
  readonly amountCents: number;
  readonly aprPercent: number;
  readonly termMonths: number;
  /** Days from the contract to the first payment, where a month has 30; one month if undefined. */
  readonly firstPaymentDays?: number | undefined;
}

/** The actual repayment of the loan. The last payment absorbs the rounding difference. */
export interface LoanSchedule {
  readonly paymentCents: number;
  readonly lastPaymentCents: number;
  readonly totalCents: number;
  readonly interestCents: number;
}

const monthDays = 30;

/** The factor by which an amount grows before its first month starts: simple interest for the days beyond a month (PRICE-28). */
function oddDaysGrowth({ aprPercent, firstPaymentDays = monthDays }: Omit<LoanTerms, 'amountCents'>): number {
  const oddMonths = Math.max(0, firstPaymentDays - monthDays) / monthDays;
  return 1 + (oddMonths * aprPercent) / 1200;
}

/**
 * Monthly payment in cents: `P = A·(1+f·i)·i / (1 − (1+i)^−n)` with `i = APR/1200` and `f` the months by which the first payment is
 * deferred, `A/n` without interest, rounded half-up once (PRICE-25, PRICE-28). The monthly rate is never rounded (PRICE-4). Zero for an
 * amount of zero or less.
 */
export function financePayment(loan: LoanTerms): number {
  if (loan.amountCents <= 0 || loan.termMonths <= 0) return 0;
  const drawnCents = loan.amountCents * oddDaysGrowth(loan);
  const rate = loan.aprPercent / 1200;
  if (rate === 0) return roundCents(drawnCents / loan.termMonths);
  return roundCents((drawnCents * rate) / (1 - (1 + rate) ** -loan.termMonths));
}

/** The reverse: the amount in cents that a monthly payment repays (PRICE-27). */
export function loanOfPaymentCents({
  paymentCents,
  ...loan
}: Omit<LoanTerms, 'amountCents'> & { readonly paymentCents: number }): number {
  if (paymentCents <= 0 || loan.termMonths <= 0) return 0;
  const rate = loan.aprPercent / 1200;
  if (rate === 0) return paymentCents * loan.termMonths;
  return roundCents((paymentCents * (1 - (1 + rate) ** -loan.termMonths)) / rate / oddDaysGrowth(loan));
}

/**
 * Repays the loan month by month, with interest rounded each month (PRICE-2), and returns the sums; the last payment absorbs the remainder
 * (PRICE-3).
 */
export function loanSchedule(loan: LoanTerms): LoanSchedule {
  const paymentCents = financePayment(loan);
  const rate = loan.aprPercent / 1200;
  const amountCents = Math.max(0, loan.amountCents);
  let balanceCents = roundCents(amountCents * oddDaysGrowth(loan));
  let interestCents = balanceCents - amountCents;
  let lastPaymentCents = 0;
  for (let month = 1; month <= loan.termMonths && balanceCents > 0; month += 1) {
    const interest = roundCents(balanceCents * rate);
    interestCents += interest;
    lastPaymentCents =
      month === loan.termMonths ? balanceCents + interest : Math.min(paymentCents, balanceCents + interest);
    balanceCents += interest - lastPaymentCents;
  }
  return { paymentCents, lastPaymentCents, totalCents: amountCents + interestCents, interestCents };
}
