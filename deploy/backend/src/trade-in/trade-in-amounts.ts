import { owesPayoff, type TradeIn } from '@forecourt/shared-contracts/trade-in';

/** What a trade-in brings to a price, in cents: the whole offer, and what is owed on the vehicle. */
export interface TradeInAmounts {
  readonly valueCents: number;
  readonly payoffCents: number;
}

/** Undefined unless the offer still stands and counts toward the purchase. */
export function amountsOf({ isApplied, value, ownership, payoff }: TradeIn): TradeInAmounts | undefined {
  if (!isApplied || !value) return undefined;
  const payoffCents = owesPayoff(ownership) ? (payoff?.payoffCents ?? 0) : 0;
  return { valueCents: value.totalCents, payoffCents };
}
