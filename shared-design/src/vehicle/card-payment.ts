import type { SuggestedChanges } from '@forecourt/shared-contracts/pricing';

/** Terms of a monthly payment; money in integer cents. */
export interface PaymentTerms {
  monthlyPaymentCents: number;
  downPaymentCents: number;
  termMonths: number;
  aprPercent: number;
}

/** The pricing service's data about a vehicle's payment (SHOP-19, SHOP-20). */
export interface PaymentFacts {
  /** For all shoppers, from the tenant's defaults (estimatedMonthlyPayment and its terms). */
  estimated?: PaymentTerms | undefined;
  /** For this pre-qualified shopper (monthlyPayment with apr, term, downPayment). */
  personalized?: PaymentTerms | undefined;
  /** For this pre-qualified shopper, if a lender offers a lease. */
  personalizedLease?: CardLease | undefined;
  /** Why the service returned no payment (priceErrors); absent or null if there was no error. */
  priceError?: PaymentProblem | null | undefined;
  /** possiblePricing: what would make a payment possible. */
  possible?: SuggestedChanges | undefined;
  isPendingSale?: boolean | undefined;
  /** The shopper started a pre-qualification and has not finished it. */
  isPrequalificationIncomplete?: boolean | undefined;
}

/** The rule that a payment failed: no lender accepts the shopper, the amount is out of the lending range, or there is no price at all. */
export type PaymentProblem = 'not-qualified' | 'out-of-range' | 'no-payment';

/** Terms of a lease payment; money in integer cents. */
export interface CardLease {
  monthlyPaymentCents: number;
  termMonths: number;
  annualMiles: number;
  dueAtSigningCents: number;
  /** Part of what is due at signing, which the page states below the card's money; absent or 0 for none. */
  securityDepositCents?: number | undefined;
}

/** The parts of a price, in integer cents; trade-in and protection are positive amounts, 0 or absent if there are none. */
export interface PriceDetails {
  vehicleCents: number;
  taxesAndFeesCents: number;
  tradeInCents?: number | undefined;
  protectionCents?: number | undefined;
  totalCents: number;
}

/** Contents of a card's payment block. */
export type CardPayment =
  | ({ kind: 'estimated'; isPrequalificationIncomplete?: boolean } & PaymentTerms)
  | ({ kind: 'personalized' } & PaymentTerms)
  /** The full price with taxes and fees, and the refundable deposit that is part of it. */
  | { kind: 'cash'; totalCents: number; depositCents: number }
  /** A lease is labeled as one, with the number of payments, the amount due at signing (Regulation M) and the miles a year. */
  | ({ kind: 'lease'; isQualified?: boolean } & CardLease)
  /** No lender accepts the shopper, or the amount is more, or less, than lenders finance. */
  | { kind: 'notQualified'; isOutOfRange?: boolean }
  | {
      kind: 'adjust';
      downPayment: { change: 'raise' | 'lower'; amountCents: number } | null;
      removeTrade: boolean;
      pricing?: SuggestedChanges['pricing'];
    }
  | { kind: 'personalize'; isPrequalificationIncomplete?: boolean }
  | { kind: 'placeholder' };

/** The suggested changes, or null if none would change anything. */
function adjustment(possible: SuggestedChanges): CardPayment | null {
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

function withoutPayment(error: PaymentProblem): CardPayment {
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
 * Selects the payment that a card shows: errors take precedence over payments (SHOP-43), with suggested changes if there are any
 * (PRICE-15); a lender's payment over an estimate; without either, a button to personalize, and nothing while the sale is pending
 * (PRICE-14).
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
