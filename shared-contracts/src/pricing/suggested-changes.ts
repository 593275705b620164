import type { PossiblePricing, PriceBreakdown } from './price-schema.ts';

/** Changes of a purchase that bring back a payment (possiblePricing, SHOP-20); money in integer cents. */
export interface SuggestedChanges {
  /** Undefined if no down payment helps. */
  readonly suggestedDownPaymentCents?: number | undefined;
  readonly currentDownPaymentCents: number;
  /** Whether removing the trade-in is enough (suggestedTradeRemoval). */
  readonly removeTrade: boolean;
  /** The payment after the changes (pennyPerfectPricing); undefined for a lease. */
  readonly pricing?:
    | { readonly monthlyPaymentCents: number; readonly termMonths: number; readonly aprPercent: number }
    | undefined;
}

/**
 * What a card suggests for a price with errors: another down payment, removing the trade-in, or both to choose from (PRICE-15). Undefined if
 * neither helps.
 */
export function suggestedChanges({
  possible,
  finance,
  tradeIn,
}: Pick<PriceBreakdown, 'possible' | 'finance' | 'tradeIn'>): SuggestedChanges | undefined {
  if (!possible) return undefined;
  const suggestedDownPaymentCents = possible.suggestedDownPaymentCents ?? undefined;
  const removeTrade = possible.suggestedTradeRemoval && tradeIn !== undefined;
  if (suggestedDownPaymentCents === undefined && !removeTrade) return undefined;
  return {
    suggestedDownPaymentCents,
    currentDownPaymentCents: finance?.downPaymentCents ?? 0,
    removeTrade,
    pricing: loanPayment(possible),
  };
}

function loanPayment({ pennyPerfect }: PossiblePricing): SuggestedChanges['pricing'] {
  if (!pennyPerfect || pennyPerfect.aprPercent === null) return undefined;
  return { ...pennyPerfect, aprPercent: pennyPerfect.aprPercent };
}
