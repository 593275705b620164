import type { PaymentSettings } from '../tenant/index.ts';

/** The financed amount in percent of the vehicle's book value, to two decimals (PRICE-56). */
export function loanToValuePercent(financedCents: number, bookValueCents: number): number {
  return bookValueCents > 0 ? Math.round((financedCents / bookValueCents) * 10_000) / 100 : Infinity;
}

/** A monthly payment in percent of the monthly income before taxes, to two decimals (PRICE-57). */
export function paymentToIncomePercent(monthlyPaymentCents: number, annualIncomeCents: number): number {
  return annualIncomeCents > 0
    ? Math.round((monthlyPaymentCents / (annualIncomeCents / 12)) * 10_000) / 100
    : Infinity;
}

/** Largest down payment that still leaves the tenant's minimum to finance, never below zero. */
export function maximumDownPaymentCents(
  totalCents: number,
  { minimumFinancedCents }: Pick<PaymentSettings, 'minimumFinancedCents'>,
): number {
  return Math.max(0, totalCents - minimumFinancedCents);
}

/** Steps in which a down payment is suggested. */
const stepCents = 100_00;

interface DownPaymentQuestion {
  /** What would be financed without any down payment: the total less the trade-in's equity. */
  readonly unpaidCents: number;
  readonly downPaymentCents: number;
  /** The most that may be financed; undefined without a limit. */
  readonly mostFinancedCents: number | undefined;
  readonly minimumFinancedCents: number;
}

/**
 * The down payment nearest to the wanted one, in steps of 100 dollars, that finances no more than the limit and no less than the
 * minimum; null when there is none (PRICE-60).
 */
export function suggestedDownPaymentCents(question: DownPaymentQuestion): number | null {
  const { unpaidCents, downPaymentCents, mostFinancedCents, minimumFinancedCents } = question;
  const least = mostFinancedCents === undefined ? 0 : Math.max(0, unpaidCents - mostFinancedCents);
  const lowest = Math.ceil(least / stepCents) * stepCents;
  const highest = Math.floor((unpaidCents - minimumFinancedCents) / stepCents) * stepCents;
  if (highest < lowest) return null;
  return Math.min(highest, Math.max(lowest, Math.ceil(downPaymentCents / stepCents) * stepCents));
}
