import type { Cart } from '@forecourt/shared-contracts/commerce';

/** What a purchase costs, as the bar with its next step shows it. */
export interface NextAmount {
  readonly amountCents: number;
  /** Key of the text after the amount. */
  readonly unit: 'lease.perMonth' | 'finance.perMonth' | 'finance.perMonthPersonal' | 'cash.total';
}

/**
 * Returns the monthly payment of a loan or a lease, or the total of a cash purchase; undefined while the price violates a rule (PRICE-15):
 * then there is no next step.
 */
export function nextAmount({
  price,
  isRatePersonal = false,
}: Pick<Cart, 'price' | 'isRatePersonal'>): NextAmount | undefined {
  const { errors = [], finance, lease, totalCents } = price;
  if (errors.length > 0) return undefined;
  if (lease) return { amountCents: lease.monthlyPaymentCents, unit: 'lease.perMonth' };
  if (!finance) return { amountCents: totalCents, unit: 'cash.total' };
  return {
    amountCents: finance.monthlyPaymentCents,
    unit: isRatePersonal ? 'finance.perMonthPersonal' : 'finance.perMonth',
  };
}
