import { formatCount, formatRoundedCurrency, formatPercent } from '@forecourt/shared-contracts/formats';
import type { PriceBreakdown } from '@forecourt/shared-contracts/pricing';

interface AmountRow {
  readonly id: 'payment' | 'apr' | 'dueAtSigning' | 'dueToday';
  readonly value: string;
  readonly count?: undefined;
}

interface CountRow {
  readonly id: 'term' | 'miles';
  readonly value: string;
  /** Number of months or miles, whose unit the screen adds. */
  readonly count: number;
}

/** A term of the purchase, formatted. */
export type ReceiptRow = AmountRow | CountRow;

const money = (id: AmountRow['id'], cents: number): ReceiptRow => ({
  id,
  value: formatRoundedCurrency(cents),
});
const count = (id: CountRow['id'], amount: number): ReceiptRow => ({
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
