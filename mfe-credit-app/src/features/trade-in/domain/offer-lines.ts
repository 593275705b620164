import type { OfferValue, TradeIn } from '@forecourt/shared-contracts/trade-in';
import { shownEquity } from '../../../domain/cart-amounts.ts';

/** A line of an offer. What is owed on the vehicle is negative; the equity is shown without a sign, its id says which side it is on. */
export interface OfferLine {
  readonly id: keyof Omit<OfferValue, 'totalCents'> | 'total' | 'payoff' | 'equity' | 'negativeEquity';
  readonly amountCents: number;
  readonly kind: 'line' | 'subtotal' | 'total';
}

/** Returns the value line by line, without boosts of 0, and below its total the loan balance and what is left, once both are known. */
export function offerLines(
  value: OfferValue,
  { payoff, equityCents }: Pick<TradeIn, 'payoff' | 'equityCents'>,
): OfferLine[] {
  const boosts = (['dealerBoostCents', 'tenantIncentiveCents'] as const).filter((id) => value[id] !== 0);
  const lines: OfferLine[] = [
    ...(['valuationCents', ...boosts] as const).map((id) => ({
      id,
      amountCents: value[id],
      kind: 'line' as const,
    })),
    { id: 'total', amountCents: value.totalCents, kind: 'subtotal' },
  ];
  if (!payoff || equityCents === null) return lines;
  const { amountCents, isOwed } = shownEquity(equityCents);
  return [
    ...lines,
    { id: 'payoff', amountCents: -payoff.payoffCents, kind: 'line' },
    { id: isOwed ? 'negativeEquity' : 'equity', amountCents, kind: 'total' },
  ];
}
