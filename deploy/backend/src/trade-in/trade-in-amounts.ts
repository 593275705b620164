import { owesPayoff, type TradeIn } from '@forecourt/shared-contracts/trade-in';

/** What a trade-in contributes to a price, in cents: the whole offer, and the payoff. */
export interface TradeInAmounts {
  readonly valueCents: number;
  readonly payoffCents: number;
}

/** Undefined unless the offer is still valid and counts toward the purchase. */
export function amountsOf({ isApplied, value, ownership, payoff }: TradeIn): TradeInAmounts | undefined {
  if (!isApplied || !value) return undefined;
  const payoffCents = owesPayoff(ownership) ? (payoff?.payoffCents ?? 0) : 0;
  return { valueCents: value.totalCents, payoffCents };
}
