import type { PriceBreakdown } from '@forecourt/shared-contracts/pricing';
import { coverageConflicts, type ProtectionType } from '@forecourt/shared-contracts/protection';

/** What one piece of protection adds to a purchase, as the pricing engine takes it. */
export interface ProtectionCharge {
  readonly type: ProtectionType;
  readonly code: string;
  readonly priceCents: number;
}

/** The price of the purchase with exactly this protection. */
export type PriceWith = (protection: readonly ProtectionCharge[]) => PriceBreakdown;

/** Monthly payment in cents of a financed or leased purchase, null for cash. */
function monthlyOf(price: PriceBreakdown): number | null {
  return (price.finance ?? price.lease)?.monthlyPaymentCents ?? null;
}

/**
 * What a level costs a month: the payment with it less the payment without it, beside the other coverage that could stay (PRICE-68:
 * $2,400.00 on $27,500.00 at 7.49% over 72 months is $41.49, not a 72nd of the price). Null in a cash purchase.
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
