import { percentOfCents } from '../pricing/rounding.ts';

/** Number of days for which a payoff is quoted. */
export const payoffDays = 10;

/** A loan as reported by its lender: the balance today in cents, and the yearly rate in percent. */
export interface LoanBalance {
  readonly balanceCents: number;
  readonly aprPercent: number;
}

/** Daily interest, for display, and the amount that pays the loan off within {@link payoffDays}. */
export interface PayoffQuote {
  readonly perDiemCents: number;
  readonly payoffCents: number;
}

/**
 * The 10-day payoff of a loan: `balance × APR / 365` per day, the sum computed from the unrounded day and rounded once (PRICE-66,
 * PRICE-67). Ten times the displayed daily interest may differ from it by cents.
 */
export function payoffQuote({ balanceCents, aprPercent }: LoanBalance): PayoffQuote {
  return {
    perDiemCents: percentOfCents(balanceCents, aprPercent, 36_500),
    payoffCents: balanceCents + percentOfCents(balanceCents * payoffDays, aprPercent, 36_500),
  };
}
