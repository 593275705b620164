import type { Cart } from '@forecourt/shared-contracts/commerce';

type Price = Cart['price'];

/** Returns what is left of the total after the trade-in, in cents; more than the total if its loan exceeds its value. */
export function totalAfterTradeInCents({
  totalCents,
  tradeIn,
}: Pick<Price, 'totalCents' | 'tradeIn'>): number {
  return totalCents - (tradeIn?.equityCents ?? 0);
}

/** Returns the total of a cash purchase, in cents: what is due today and what remains. */
export function cashTotalCents({
  dueTodayCents,
  balanceCents,
}: Pick<Price, 'dueTodayCents' | 'balanceCents'>): number {
  return dueTodayCents + balanceCents;
}

/** Returns the price of all chosen coverage, in cents; 0 without any. */
export function coverageTotalCents({ protection = [] }: Pick<Price, 'protection'>): number {
  return protection.reduce((sum, { priceCents }) => sum + priceCents, 0);
}

/** The equity of a trade-in as it is shown: an amount that is never negative, and which side it is on. */
export interface ShownEquity {
  readonly amountCents: number;
  /** More is owed on the vehicle than it is worth. */
  readonly isOwed: boolean;
}

/** Splits an equity, in cents, negative if more is owed than the vehicle is worth. */
export function shownEquity(equityCents: number): ShownEquity {
  return { amountCents: Math.abs(equityCents), isOwed: equityCents < 0 };
}
