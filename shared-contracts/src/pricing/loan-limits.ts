import type { PaymentSettings } from '../tenant/index.ts';

/** The financed amount as a percentage of the vehicle's book value, to two decimals (PRICE-56). */
export function loanToValuePercent(financedCents: number, bookValueCents: number): number {
  return bookValueCents > 0 ? Math.round((financedCents / bookValueCents) * 10_000) / 100 : Infinity;
}

/** A monthly payment as a percentage of the monthly income before taxes, to two decimals (PRICE-57). */
export function paymentToIncomePercent(monthlyPaymentCents: number, annualIncomeCents: number): number {
  return annualIncomeCents > 0
    ? Math.round((monthlyPaymentCents / (annualIncomeCents / 12)) * 10_000) / 100
    : Infinity;
}

/** Maximum down payment that leaves the tenant's minimum to finance, never below zero (PRICE-59). */
export function maximumDownPaymentCents(
  totalCents: number,
  { minimumFinancedCents }: Pick<PaymentSettings, 'minimumFinancedCents'>,
): number {
  return Math.max(0, totalCents - minimumFinancedCents);
}

/** Increments of suggested down payments: the first that fits between the limits is used. */
const stepsCents = [100_00, 1_00, 1];

interface DownPaymentQuestion {
  /** The amount to finance without any down payment: the total less the trade-in's equity. */
  readonly unpaidCents: number;
  readonly downPaymentCents: number;
  /** The deposit, which counts toward the down payment (PRICE-44). */
  readonly leastDownPaymentCents: number;
  /** Maximum amount financed; undefined without a limit. */
  readonly mostFinancedCents: number | undefined;
  readonly minimumFinancedCents: number;
}

/**
 * The down payment closest to the requested one, in steps of 100 dollars, that finances no more than the limit and no less than the
 * minimum, and at least a cent; in smaller steps if none of those lies between the two, and null if there is none (PRICE-60).
 */
export function suggestedDownPaymentCents(question: DownPaymentQuestion): number | null {
  const { unpaidCents, downPaymentCents, mostFinancedCents = Infinity, minimumFinancedCents } = question;
  const least = Math.max(question.leastDownPaymentCents, unpaidCents - mostFinancedCents);
  const most = unpaidCents - Math.max(1, minimumFinancedCents);
  for (const stepCents of stepsCents) {
    const lowest = Math.ceil(least / stepCents) * stepCents;
    const highest = Math.floor(most / stepCents) * stepCents;
    if (lowest > highest) continue;
    return Math.min(highest, Math.max(lowest, Math.ceil(downPaymentCents / stepCents) * stepCents));
  }
  return null;
}
