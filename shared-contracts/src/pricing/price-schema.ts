import * as v from 'valibot';
import { CentsSchema } from '../money/cents-schema.ts';
import { PricingEngineSchema } from './pricing-engine.ts';

/** Purchase types, spelled as deal types (PRICE-7). */
export const PurchaseTypeSchema = v.picklist(['Cash', 'Finance', 'Lease']);
export type PurchaseType = v.InferOutput<typeof PurchaseTypeSchema>;

/** The purpose of a price line; screens label it by this code. Amounts that reduce the price are negative. */
export const PriceLineSchema = v.object({
  code: v.picklist([
    'vehicle-price',
    'incentives',
    'document-fee',
    'acquisition-fee',
    'protection',
    'delivery-fee',
    'sales-tax',
    'title-registration',
  ]),
  amountCents: CentsSchema,
});
export type PriceLine = v.InferOutput<typeof PriceLineSchema>;

/** Terms of the loan in a finance breakdown. Payments in cents, rate in percent. */
export const FinanceTermsSchema = v.object({
  downPaymentCents: CentsSchema,
  financedCents: CentsSchema,
  monthlyPaymentCents: CentsSchema,
  termMonths: v.number(),
  aprPercent: v.number(),
  /** Days from the contract to the first payment; one month if absent. */
  firstPaymentDays: v.optional(v.number()),
});

/** A trade-in within a price: its value, its payoff, and the difference, which may be negative. */
export const TradeInPriceSchema = v.object({
  valueCents: CentsSchema,
  payoffCents: CentsSchema,
  equityCents: CentsSchema,
});

/** A lease in a breakdown, with everything required in its disclosure (Regulation M). A money factor is not an APR. */
export const LeaseTermsSchema = v.object({
  /** Including tax. */
  monthlyPaymentCents: CentsSchema,
  basePaymentCents: CentsSchema,
  termMonths: v.number(),
  annualMiles: v.number(),
  excessMileCents: CentsSchema,
  moneyFactor: v.number(),
  residualPercent: v.number(),
  residualCents: CentsSchema,
  capCostReductionCents: CentsSchema,
  adjustedCapCostCents: CentsSchema,
  dueAtSigningCents: CentsSchema,
  /** Amount due at signing without any cap cost reduction, and with the largest one. */
  leastDueCents: CentsSchema,
  mostDueCents: CentsSchema,
  /** Breakdown of the amount due at signing: the parts add up to it. */
  reductionTaxCents: CentsSchema,
  upfrontTaxCents: CentsSchema,
  titleRegistrationCents: CentsSchema,
  securityDepositCents: CentsSchema,
  deliveryFeeCents: CentsSchema,
  totalOfPaymentsCents: CentsSchema,
  totalCostCents: CentsSchema,
});
export type LeaseTerms = v.InferOutput<typeof LeaseTermsSchema>;

/**
 * The rule that a price violates, so that no payment can be shown for it (PRICE-24): the financed amount is below the tenant's minimum
 * (PRICE-21); a trade-in's equity and the down payment exceed the price (PRICE-22); the loan exceeds the limit for the vehicle's value,
 * or the amount that the shopper is approved for (PRICE-16); this vehicle cannot be leased.
 */
export const priceErrors = [
  'minimum-financed',
  'negative-price',
  'loan-to-value',
  'approved-amount',
  'lease-unavailable',
] as const;
export type PriceError = (typeof priceErrors)[number];

/** What would make a rejected price possible (SHOP-20, PRICE-60, PRICE-61). */
export const PossiblePricingSchema = v.object({
  /** The closest down payment in steps of 100 dollars; null if none helps. */
  suggestedDownPaymentCents: v.nullable(CentsSchema),
  /** Whether removing the trade-in is enough. */
  suggestedTradeRemoval: v.boolean(),
  /** The payment with the suggested down payment, or without the trade-in if that is what helps. */
  pennyPerfect: v.nullable(
    v.object({
      monthlyPaymentCents: CentsSchema,
      /** Null for a lease, which has none. */
      aprPercent: v.nullable(v.number()),
      termMonths: v.number(),
    }),
  ),
});
export type PossiblePricing = v.InferOutput<typeof PossiblePricingSchema>;

/**
 * A price breakdown. The lines add up to `totalCents` to the cent: for cash and finance the full price, for a lease what is capitalized
 * before equity and reduction. A trade-in is not a line; it lowers the amount financed, capitalized or paid. `dueTodayCents` is the
 * refundable deposit, `balanceCents` the amount due after it in cash (for finance, of the down payment; for a lease, of the amount due at
 * signing).
 */
export const PriceBreakdownSchema = v.object({
  purchaseType: PurchaseTypeSchema,
  /** The rules that computed it; absent for prices created before it was stored. */
  engine: v.optional(PricingEngineSchema),
  state: v.string(),
  salesTaxPercent: v.number(),
  lines: v.array(PriceLineSchema),
  totalCents: CentsSchema,
  dueTodayCents: CentsSchema,
  balanceCents: CentsSchema,
  finance: v.optional(FinanceTermsSchema),
  lease: v.optional(LeaseTermsSchema),
  tradeIn: v.optional(TradeInPriceSchema),
  /** The manufacturer's incentives within their line, one by one; absent for prices created before they were stored. */
  incentives: v.optional(v.array(v.object({ id: v.string(), name: v.string(), savingsCents: CentsSchema }))),
  /** The protection within its line, product by product. */
  protection: v.optional(v.array(v.object({ code: v.string(), priceCents: CentsSchema }))),
  /** Absent or empty if the price is valid. */
  errors: v.optional(v.array(v.picklist(priceErrors))),
  possible: v.optional(PossiblePricingSchema),
});
export type PriceBreakdown = v.InferOutput<typeof PriceBreakdownSchema>;
