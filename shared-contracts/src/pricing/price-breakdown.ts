import { leaseBreakdown } from './lease-breakdown.ts';
import type { PriceInput } from './price-input.ts';
import type { PriceBreakdown } from './price-schema.ts';
import { cashBreakdown, saleBreakdown } from './sale-breakdown.ts';

/**
 * Price of a vehicle with everything that belongs to it, by cash, loan or lease. Client and server call this one function.
 * A price that fails a rule names it in `errors` and what would help in `possible`; its figures stand as computed.
 */
export function priceBreakdown(input: PriceInput): PriceBreakdown {
  const { purchaseType } = input;
  if (purchaseType === 'Lease') return leaseBreakdown(input) ?? unleased(input);
  return saleBreakdown({ ...input, purchaseType });
}

/** A vehicle that is not leased has the lines of its price, no payment, and says so. */
function unleased(input: PriceInput): PriceBreakdown {
  return { ...cashBreakdown(input), errors: ['lease-unavailable'] };
}
