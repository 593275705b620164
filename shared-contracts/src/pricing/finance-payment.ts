import { roundCents } from './rounding.ts';

/** An amortised loan: amount in cents, yearly rate in percent (6.5 means 6.5 %), whole months. */
export interface LoanTerms {
  readonly amountCents: number;
  readonly aprPercent: number;
  readonly termMonths: number;
}

/** The loan as it is really paid back. The last payment absorbs what rounding left over. */
export interface LoanSchedule {
  readonly paymentCents: number;
  readonly lastPaymentCents: number;
  readonly totalCents: number;
  readonly interestCents: number;
}

/**
 * Monthly payment in cents: `P = A·i / (1 − (1+i)^−n)` with `i = APR/1200`, `A/n` without interest, rounded half-up once.
 * The monthly rate is never rounded (finance.md section 1). Zero for an amount of zero or less.
 */
export function financePayment({ amountCents, aprPercent, termMonths }: LoanTerms): number {
  if (amountCents <= 0 || termMonths <= 0) return 0;
  const rate = aprPercent / 1200;
  if (rate === 0) return roundCents(amountCents / termMonths);
  return roundCents((amountCents * rate) / (1 - (1 + rate) ** -termMonths));
}

/** Pays the loan back month by month, interest rounded each month, and sums it (finance.md section 1). */
export function loanSchedule(loan: LoanTerms): LoanSchedule {
  const paymentCents = financePayment(loan);
  const rate = loan.aprPercent / 1200;
  let balanceCents = Math.max(0, loan.amountCents);
  let interestCents = 0;
  let lastPaymentCents = 0;
  for (let month = 1; month <= loan.termMonths && balanceCents > 0; month += 1) {
    const interest = roundCents(balanceCents * rate);
    interestCents += interest;
    lastPaymentCents =
      month === loan.termMonths ? balanceCents + interest : Math.min(paymentCents, balanceCents + interest);
    balanceCents += interest - lastPaymentCents;
  }
  return {
    paymentCents,
    lastPaymentCents,
    totalCents: Math.max(0, loan.amountCents) + interestCents,
    interestCents,
  };
}
