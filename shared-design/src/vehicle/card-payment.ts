/** Terms that stand behind a monthly payment; money in integer cents. */
export interface PaymentTerms {
  monthlyPaymentCents: number;
  downPaymentCents: number;
  termMonths: number;
  aprPercent: number;
}

/** What the pricing service knows about a vehicle's payment (SHOP-19, SHOP-20). */
export interface PaymentFacts {
  /** For everybody, from the tenant's defaults (estimatedMonthlyPayment and its terms). */
  estimated?: PaymentTerms | undefined;
  /** For this pre-qualified shopper (monthlyPayment with apr, term, downPayment). */
  personalized?: PaymentTerms | undefined;
  /** For this pre-qualified shopper, where a lender leases. */
  personalizedLease?: LeaseTerms | undefined;
  /** Why the service names no payment (priceErrors); absent or null where it found no error. */
  priceError?: PriceError | null | undefined;
  /** possiblePricing: what would make a payment possible. */
  possible?: PossiblePricing | undefined;
  isPendingSale?: boolean | undefined;
  /** The shopper began a pre-qualification and has not ended it. */
  isPrequalificationIncomplete?: boolean | undefined;
}

/** The rule that a payment failed at: no lender takes the shopper, the amount is beyond what is lent, or no price came at all. */
export type PriceError = 'not-qualified' | 'out-of-range' | 'no-payment';

/** Changes that bring a loan within a lender's share of the vehicle's value (possiblePricing). */
export interface PossiblePricing {
  suggestedDownPaymentCents?: number | undefined;
  currentDownPaymentCents: number;
  /** suggestedTradeRemoval. */
  removeTrade: boolean;
  /** pennyPerfectPricing: the payment after these changes. */
  pricing?: Pick<PaymentTerms, 'monthlyPaymentCents' | 'aprPercent' | 'termMonths'> | undefined;
}

/** Terms behind a lease payment; money in integer cents. */
export interface LeaseTerms {
  monthlyPaymentCents: number;
  termMonths: number;
  dueAtSigningCents: number;
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
  | ({ kind: 'estimated'; isPrequalificationIncomplete?: boolean } & PaymentTerms)
  | ({ kind: 'personalized' } & PaymentTerms)
  /** The whole price with taxes and fees, and the refundable deposit that is part of it. */
  | { kind: 'cash'; totalCents: number; depositCents: number }
  /** A lease says that it is one, how many payments there are, and what is due at signing (Regulation M). */
  | ({ kind: 'lease'; isQualified?: boolean } & LeaseTerms)
  /** No lender takes the shopper, or the amount is more, or less, than lenders finance. */
  | { kind: 'notQualified'; isOutOfRange?: boolean }
  | {
      kind: 'adjust';
      downPayment: { change: 'raise' | 'lower'; amountCents: number } | null;
      removeTrade: boolean;
      pricing?: PossiblePricing['pricing'];
    }
  | { kind: 'personalize'; isPrequalificationIncomplete?: boolean }
  | { kind: 'placeholder' };

/** What to change, or null when nothing that is suggested would be a change. */
function adjustment(possible: PossiblePricing): CardPayment | null {
  const { suggestedDownPaymentCents: amountCents, currentDownPaymentCents, removeTrade, pricing } = possible;
  const isChange = amountCents !== undefined && amountCents !== currentDownPaymentCents;
  if (!isChange && !removeTrade) return null;
  const change = isChange && amountCents > currentDownPaymentCents ? ('raise' as const) : ('lower' as const);
  return {
    kind: 'adjust',
    downPayment: isChange ? { change, amountCents } : null,
    removeTrade,
    ...(pricing && { pricing }),
  };
}

function withoutPayment(error: PriceError): CardPayment {
  switch (error) {
    case 'not-qualified':
      return { kind: 'notQualified' };
    case 'out-of-range':
      return { kind: 'notQualified', isOutOfRange: true };
    case 'no-payment':
      return { kind: 'placeholder' };
  }
}

/**
 * Which payment a card shows: errors win over payments (SHOP-43), with what would help where something would (PRICE-15); a lender's payment
 * wins over an estimate; with neither, a button to personalize, and nothing while the sale is pending (PRICE-14).
 */
export function cardPayment(facts: PaymentFacts): CardPayment {
  const { priceError, possible, personalized, personalizedLease, estimated } = facts;
  const incomplete = facts.isPrequalificationIncomplete && { isPrequalificationIncomplete: true };
  if (priceError) return (possible && adjustment(possible)) ?? withoutPayment(priceError);
  if (personalized) return { kind: 'personalized', ...personalized };
  if (personalizedLease) return { kind: 'lease', isQualified: true, ...personalizedLease };
  if (estimated) return { kind: 'estimated', ...estimated, ...incomplete };
  return facts.isPendingSale ? { kind: 'placeholder' } : { kind: 'personalize', ...incomplete };
}
