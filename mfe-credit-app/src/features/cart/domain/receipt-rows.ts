import { formatCount, formatExactCurrency, formatPercent } from '@forecourt/shared-contracts/formats';
import type { PriceBreakdown } from '@forecourt/shared-contracts/pricing';

/** A term of the purchase, formatted; with `count` it is a number of months or miles, whose unit the screen adds. */
export interface ReceiptRow {
  readonly id: 'payment' | 'term' | 'apr' | 'miles' | 'dueAtSigning' | 'dueToday';
  readonly value: string;
  readonly count?: number;
}

const money = (id: ReceiptRow['id'], cents: number): ReceiptRow => ({
  id,
  value: formatExactCurrency(cents),
});
const count = (id: ReceiptRow['id'], amount: number): ReceiptRow => ({
  id,
  value: formatCount(amount),
  count: amount,
});

/**
 * The terms of a purchase that are not lines of its price (BUY-4, PRICE-74, PRICE-75): for a loan payment, term and APR, for a lease payment,
 * term, yearly miles and what is due at signing; then what is due today. A price that violates a rule has no payment.
 */
export function receiptRows({ finance, lease, dueTodayCents, errors = [] }: PriceBreakdown): ReceiptRow[] {
  const today = money('dueToday', dueTodayCents);
  if (errors.length > 0) return [today];
  if (finance) {
    return [
      money('payment', finance.monthlyPaymentCents),
      count('term', finance.termMonths),
      { id: 'apr', value: formatPercent(finance.aprPercent) },
      today,
    ];
  }
  if (!lease) return [today];
  return [
    money('payment', lease.monthlyPaymentCents),
    count('term', lease.termMonths),
    count('miles', lease.annualMiles),
    money('dueAtSigning', lease.dueAtSigningCents),
    today,
  ];
}
