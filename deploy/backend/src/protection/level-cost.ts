import type { PriceBreakdown } from '@forecourt/shared-contracts/pricing';
import { coverageConflicts, type ProtectionType } from '@forecourt/shared-contracts/protection';

/** What one piece of protection adds to a purchase, as input of the pricing engine. */
export interface ProtectionCharge {
  readonly type: ProtectionType;
  readonly code: string;
  readonly priceCents: number;
}

/** Returns the price of the purchase with exactly this protection. */
export type PriceWith = (protection: readonly ProtectionCharge[]) => PriceBreakdown;

/** Monthly payment in cents of a financed or leased purchase, null for cash. */
function monthlyOf(price: PriceBreakdown): number | null {
  return (price.finance ?? price.lease)?.monthlyPaymentCents ?? null;
}

/**
 * Returns the monthly cost of a level: the payment with it minus the payment without it, given the other
 * coverage that could stay (PRICE-68: $2,400.00 on $27,500.00 at 7.49% over 72 months is $41.49, not a 72nd
 * of the price). Null for a cash purchase.
 */
export function monthlyCost(
  level: ProtectionCharge,
  chosen: readonly ProtectionCharge[],
  priceWith: PriceWith,
): number | null {
  const others = chosen.filter(
    ({ type }) => type !== level.type && coverageConflicts(level.type, [type]).length === 0,
  );
  const withIt = monthlyOf(priceWith([...others, level]));
  const without = monthlyOf(priceWith(others));
  return withIt === null || without === null ? null : withIt - without;
}
