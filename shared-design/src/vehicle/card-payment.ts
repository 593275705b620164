/** Terms that stand behind a monthly payment; money in integer cents. */
export interface PaymentTerms {
  monthlyPaymentCents: number;
  downPaymentCents: number;
  termMonths: number;
  aprPercent: number;
}

/** What the pricing service knows about a vehicle's payment (storefront.md section 3, card fields). */
export interface PaymentFacts {
  /** For everybody, from the tenant's defaults (estimatedMonthlyPayment and its terms). */
  estimated?: PaymentTerms | undefined;
  /** For this pre-qualified shopper (monthlyPayment with apr, term, downPayment). */
  personalized?: PaymentTerms | undefined;
  /** priceErrors of the service. */
  hasPriceErrors?: boolean | undefined;
  /** possiblePricing: what would make a payment possible. */
  possible?:
    { suggestedDownPaymentCents?: number; currentDownPaymentCents: number; removeTrade: boolean } | undefined;
  isPendingSale?: boolean | undefined;
}

/** What a price is made of, in integer cents; trade-in and protection are positive amounts, 0 or absent where there are none. */
export interface PriceDetails {
  vehicleCents: number;
  taxesAndFeesCents: number;
  tradeInCents?: number | undefined;
  protectionCents?: number | undefined;
  totalCents: number;
}

/** What the payment block of a card shows. */
export type CardPayment =
  | ({ kind: 'estimated' } & PaymentTerms)
  | ({ kind: 'personalized' } & PaymentTerms)
  /** The whole price with taxes and fees, and the refundable deposit that is part of it. */
  | { kind: 'cash'; totalCents: number; depositCents: number }
  /** A lease says that it is one, how many payments there are, and what is due at signing (Regulation M). */
  | { kind: 'lease'; monthlyPaymentCents: number; termMonths: number; dueAtSigningCents: number }
  | { kind: 'notQualified' }
  | {
      kind: 'adjust';
      downPayment: { change: 'raise' | 'lower'; amountCents: number } | null;
      removeTrade: boolean;
    }
  | { kind: 'personalize' }
  | { kind: 'placeholder' };

function adjustment(possible: NonNullable<PaymentFacts['possible']>): CardPayment {
  const { suggestedDownPaymentCents: amountCents, currentDownPaymentCents, removeTrade } = possible;
  const downPayment =
    amountCents === undefined
      ? null
      : {
          change: amountCents > currentDownPaymentCents ? ('raise' as const) : ('lower' as const),
          amountCents,
        };
  return { kind: 'adjust', downPayment, removeTrade };
}

/**
 * Which payment a card shows (storefront.md section 4 'Card payment display'): errors win over payments, a personalised
 * payment over an estimate; with neither a button to personalise, and nothing while the sale is pending.
 */
export function cardPayment(facts: PaymentFacts): CardPayment {
  if (facts.hasPriceErrors) return facts.possible ? adjustment(facts.possible) : { kind: 'notQualified' };
  if (facts.personalized) return { kind: 'personalized', ...facts.personalized };
  if (facts.estimated) return { kind: 'estimated', ...facts.estimated };
  return facts.isPendingSale ? { kind: 'placeholder' } : { kind: 'personalize' };
}
