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

/** Maximum down payment that leaves the tenant's minimum to finance, never below zero. */
export function maximumDownPaymentCents(
  totalCents: number,
  { minimumFinancedCents }: Pick<PaymentSettings, 'minimumFinancedCents'>,
): number {
  return Math.max(0, totalCents - minimumFinancedCents);
}

/** Increment of suggested down payments. */
const stepCents = 100_00;

interface DownPaymentQuestion {
  /** The amount to finance without any down payment: the total less the trade-in's equity. */
  readonly unpaidCents: number;
  readonly downPaymentCents: number;
  /** Maximum amount financed; undefined without a limit. */
  readonly mostFinancedCents: number | undefined;
  readonly minimumFinancedCents: number;
}

/**
 * The down payment closest to the requested one, in steps of 100 dollars, that finances no more than the limit and no less than the
 * minimum; null if there is none (PRICE-60).
 */
export function suggestedDownPaymentCents(question: DownPaymentQuestion): number | null {
  const { unpaidCents, downPaymentCents, mostFinancedCents, minimumFinancedCents } = question;
  const least = mostFinancedCents === undefined ? 0 : Math.max(0, unpaidCents - mostFinancedCents);
  const lowest = Math.ceil(least / stepCents) * stepCents;
  const highest = Math.floor((unpaidCents - minimumFinancedCents) / stepCents) * stepCents;
  if (highest < lowest) return null;
  return Math.min(highest, Math.max(lowest, Math.ceil(downPaymentCents / stepCents) * stepCents));
}
