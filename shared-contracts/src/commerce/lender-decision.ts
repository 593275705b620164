import * as v from 'valibot';
import { CentsSchema } from '../money/cents-schema.ts';
import { financePayment, loanSchedule, pricingEngine, type PriceBreakdown } from '../pricing/index.ts';
import { statusSchema } from '../http/status-schema.ts';
import { ReportedDealStatusSchema } from './deal-status.ts';
import { ReportedOrderStatusSchema } from './order-status.ts';

/** The loan that a lender offers, with the disclosures that Regulation Z requires: payments in cents, rate in percent, term in months. */
export const LenderTermsSchema = v.object({
  downPaymentCents: CentsSchema,
  /** Amount financed. */
  financedCents: CentsSchema,
  aprPercent: v.number(),
  termMonths: v.number(),
  monthlyPaymentCents: CentsSchema,
  /** The last payment, which absorbs the rounding difference. */
  lastPaymentCents: CentsSchema,
  /** Sum of all payments, without the down payment. */
  totalOfPaymentsCents: CentsSchema,
  /** Cost of the loan: total of payments less amount financed. */
  financeChargeCents: CentsSchema,
  /** Days from the contract to the first payment; one month if absent. */
  firstPaymentDays: v.optional(v.number()),
});
export type LenderTerms = v.InferOutput<typeof LenderTermsSchema>;

/** Why lenders decline or make a counteroffer, from Regulation B's sample notice (12 CFR 1002.9, form C-1). Screens name them by code. */
export const declineReasons = [
  'income-insufficient',
  'obligations-excessive',
  'collateral-insufficient',
  'employment-unverified',
  'credit-history-insufficient',
  'residence-temporary',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** Documents that a lender may require for approval, beyond those needed for every financed order. */
export const approvalConditions = ['pay-stub', 'residence-proof'] as const;
export type ApprovalCondition = (typeof approvalConditions)[number];

/** The lienholder, as the title and the buyer's insurance policy must name it. */
const LenderSchema = v.object({ name: v.string(), address: v.string(), phone: v.string() });
export type Lender = v.InferOutput<typeof LenderSchema>;

/**
 * The lender's decision on an order and what the buyer can still do about it. `decisionPhase` of the order decides which page to show.
 * Instants are ISO 8601, UTC.
 */
export const LenderDecisionSchema = v.object({
  /** The order's deal status code. */
  dealStatus: v.nullable(ReportedDealStatusSchema),
  orderStatus: ReportedOrderStatusSchema,
  /** Null until a lender is named. */
  lenderName: v.nullable(v.string()),
  /** When the application was sent. */
  submittedAt: v.string(),
  /** When a decision is due. */
  dueAt: v.string(),
  /** When the lender decided; null before. */
  decidedAt: v.nullable(v.string()),
  /** When the buyer accepted or declined; null before. */
  respondedAt: v.nullable(v.string()),
  /** Null if there is no offer; for a counteroffer, the offered terms. */
  terms: v.nullable(LenderTermsSchema),
  /** For a counteroffer: the terms that were applied for. */
  askedTerms: v.optional(v.nullable(LenderTermsSchema), null),
  /** Why lenders declined or made a counteroffer. */
  reasons: v.optional(v.array(statusSchema(declineReasons)), []),
  /** Documents required for the approval. */
  conditions: v.optional(v.array(statusSchema(approvalConditions)), []),
  /** The lender's details, received with its decision; null before. */
  lender: v.optional(v.nullable(LenderSchema), null),
});
export type LenderDecision = v.InferOutput<typeof LenderDecisionSchema>;

/** The terms of a financed price, to the cent; undefined for a price without a loan. */
export function lenderTerms(price: PriceBreakdown): LenderTerms | undefined {
  if (!price.finance) return undefined;
  const schedule = loanSchedule({ ...price.finance, amountCents: price.finance.financedCents });
  return {
    ...price.finance,
    lastPaymentCents: schedule.lastPaymentCents,
    totalOfPaymentsCents: schedule.totalCents,
    financeChargeCents: schedule.interestCents,
  };
}

/** A loan offered in place of the one applied for. Down payment in cents, rate in percent. */
export const CounterOfferSchema = v.object({
  downPaymentCents: CentsSchema,
  termMonths: v.pipe(v.number(), v.integer()),
  aprPercent: v.number(),
});
export type CounterOffer = v.InferOutput<typeof CounterOfferSchema>;

/**
 * The order's price at a counteroffer's terms, using the pricing engine's payment: the lines and the total stay; the loan and the amount
 * due are recalculated. The deposit is part of the down payment, which is therefore never less (PRICE-44). A price without a loan is
 * returned unchanged.
 */
export function counterPrice(price: PriceBreakdown, offer: CounterOffer): PriceBreakdown {
  if (!price.finance) return price;
  const { termMonths, aprPercent } = offer;
  const downPaymentCents = Math.max(price.dueTodayCents, offer.downPaymentCents);
  const financedCents = price.finance.financedCents + price.finance.downPaymentCents - downPaymentCents;
  const { firstPaymentDays } = price.finance;
  const loan = { amountCents: financedCents, aprPercent, termMonths, firstPaymentDays };
  const monthlyPaymentCents = financePayment(loan);
  return {
    ...price,
    engine: pricingEngine,
    balanceCents: downPaymentCents - price.dueTodayCents,
    finance: {
      ...price.finance,
      downPaymentCents,
      financedCents,
      termMonths,
      aprPercent,
      monthlyPaymentCents,
    },
  };
}
