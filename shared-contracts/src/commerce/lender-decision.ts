import * as v from 'valibot';
import { financePayment, loanSchedule, type PriceBreakdown } from '../pricing/index.ts';

const CentsSchema = v.pipe(v.number(), v.integer());

/** The loan that a lender offers, as Regulation Z asks it to be told: payments in cents, rate in percent, term in months. */
export const LenderTermsSchema = v.object({
  downPaymentCents: CentsSchema,
  /** Amount financed. */
  financedCents: CentsSchema,
  aprPercent: v.number(),
  termMonths: v.number(),
  monthlyPaymentCents: CentsSchema,
  /** The last payment, which absorbs what rounding left over. */
  lastPaymentCents: CentsSchema,
  /** All payments together, without the down payment. */
  totalOfPaymentsCents: CentsSchema,
  /** What the loan costs: total of payments less amount financed. */
  financeChargeCents: CentsSchema,
  /** Days from the contract to the first payment; a month where absent. */
  firstPaymentDays: v.optional(v.number()),
});
export type LenderTerms = v.InferOutput<typeof LenderTermsSchema>;

/**
 * Why lenders decline, or lend at other terms only, in the words of Regulation B's sample notice (12 CFR 1002.9, form C-1). Screens name
 * them by code.
 */
export const declineReasons = [
  'income-insufficient',
  'obligations-excessive',
  'collateral-insufficient',
  'employment-unverified',
  'credit-history-insufficient',
  'residence-temporary',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** Documents that a lender makes its approval depend on, beyond those that every financed order asks for. */
export const approvalConditions = ['pay-stub', 'residence-proof'] as const;
export type ApprovalCondition = (typeof approvalConditions)[number];

/** Who holds the lien: what the title and the buyer's insurance policy have to name. */
const LenderSchema = v.object({ name: v.string(), address: v.string(), phone: v.string() });
export type Lender = v.InferOutput<typeof LenderSchema>;

/**
 * The lender's decision on an order and what the buyer may still do about it. Which page it means is `decisionPhase` of the order.
 * Instants are ISO 8601, UTC.
 */
export const LenderDecisionSchema = v.object({
  /** Deal status code, as on the order. */
  dealStatus: v.nullable(v.string()),
  orderStatus: v.string(),
  /** Null while no lender has been named. */
  lenderName: v.nullable(v.string()),
  /** When the application was sent. */
  submittedAt: v.string(),
  /** By when an answer is promised. */
  dueAt: v.string(),
  /** When the lender answered; null before. */
  decidedAt: v.nullable(v.string()),
  /** When the buyer accepted or declined; null before. */
  respondedAt: v.nullable(v.string()),
  /** Null while nothing is offered; of a counter-offer, the terms that the lender offers. */
  terms: v.nullable(LenderTermsSchema),
  /** With a counter-offer: the terms that were applied for. */
  askedTerms: v.optional(v.nullable(LenderTermsSchema), null),
  /** Codes of `declineReasons`: why lenders declined, or countered. */
  reasons: v.optional(v.array(v.string()), []),
  /** Codes of `approvalConditions`: documents that the approval depends on. */
  conditions: v.optional(v.array(v.string()), []),
  /** The lender's details, collected with its answer; null before. */
  lender: v.optional(v.nullable(LenderSchema), null),
});
export type LenderDecision = v.InferOutput<typeof LenderDecisionSchema>;

/** The terms of a financed price, to the cent as the price states them; undefined for a price without a loan. */
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

/** The loan that a lender offers in place of the one applied for. Down payment in cents, rate in percent. */
export const CounterOfferSchema = v.object({
  downPaymentCents: CentsSchema,
  termMonths: v.pipe(v.number(), v.integer()),
  aprPercent: v.number(),
});
export type CounterOffer = v.InferOutput<typeof CounterOfferSchema>;

/**
 * The price of an order at a counter-offer's terms, by the engine's own payment: the lines and the total stay, the loan and what is due
 * follow. A price without a loan stays as it is.
 */
export function counterPrice(price: PriceBreakdown, offer: CounterOffer): PriceBreakdown {
  if (!price.finance) return price;
  const { downPaymentCents, termMonths, aprPercent } = offer;
  const financedCents = price.finance.financedCents + price.finance.downPaymentCents - downPaymentCents;
  const { firstPaymentDays } = price.finance;
  const loan = { amountCents: financedCents, aprPercent, termMonths, firstPaymentDays };
  const monthlyPaymentCents = financePayment(loan);
  return {
    ...price,
    balanceCents: Math.max(0, downPaymentCents - price.dueTodayCents),
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
