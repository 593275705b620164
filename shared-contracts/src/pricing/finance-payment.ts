import { percentOfCents, roundCents } from './rounding.ts';

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

type LoanRate = Omit<LoanTerms, 'amountCents'>;

/** Days beyond a month until the first payment. */
function oddDays({ firstPaymentDays = monthDays }: LoanRate): number {
  return Math.max(0, firstPaymentDays - monthDays);
}

/** The factor by which an amount grows before its first month starts: simple interest for the odd days (PRICE-28). */
function oddDaysGrowth(loan: LoanRate): number {
  return 1 + ((oddDays(loan) / monthDays) * loan.aprPercent) / 1200;
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
}: LoanRate & { readonly paymentCents: number }): number {
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
  const amountCents = Math.max(0, loan.amountCents);
  let interestCents = percentOfCents(amountCents * oddDays(loan), loan.aprPercent, 1200 * monthDays);
  let balanceCents = amountCents + interestCents;
  let lastPaymentCents = 0;
  for (let month = 1; month <= loan.termMonths && balanceCents > 0; month += 1) {
    const interest = percentOfCents(balanceCents, loan.aprPercent, 1200);
    interestCents += interest;
    lastPaymentCents =
      month === loan.termMonths ? balanceCents + interest : Math.min(paymentCents, balanceCents + interest);
    balanceCents += interest - lastPaymentCents;
  }
  return { paymentCents, lastPaymentCents, totalCents: amountCents + interestCents, interestCents };
}
