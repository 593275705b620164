import { leaseBreakdown } from './lease-breakdown.ts';
import type { PriceInput } from './price-input.ts';
import type { PriceBreakdown } from './price-schema.ts';
import { cashBreakdown, saleBreakdown } from './sale-breakdown.ts';

/**
 * Full price of a vehicle, by cash, loan or lease. Client and server both call this function. A price that violates a rule lists it in
 * `errors` and what would help in `possible`; its figures are still as computed.
 */
export function priceBreakdown(input: PriceInput): PriceBreakdown {
  const { purchaseType } = input;
  if (purchaseType === 'Lease') return leaseBreakdown(input) ?? unleased(input);
  return saleBreakdown({ ...input, purchaseType });
}

/** A vehicle that cannot be leased has price lines, no payment, and an error. */
function unleased(input: PriceInput): PriceBreakdown {
  return { ...cashBreakdown(input), errors: ['lease-unavailable'] };
}
