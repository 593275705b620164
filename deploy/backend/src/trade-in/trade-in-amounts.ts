import { owesPayoff, type AppliedTradeIn, type TradeIn } from '@forecourt/shared-contracts/trade-in';

/** Undefined unless the offer is still valid and counts toward the purchase. */
export function amountsOf({ isApplied, value, ownership, payoff }: TradeIn): AppliedTradeIn | undefined {
  if (!isApplied || !value) return undefined;
  const payoffCents = owesPayoff(ownership) ? (payoff?.payoffCents ?? 0) : 0;
  return { valueCents: value.totalCents, payoffCents };
}
