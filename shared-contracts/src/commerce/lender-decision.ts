import * as v from 'valibot';
import { loanSchedule, type PriceBreakdown } from '../pricing/index.ts';

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
});
export type LenderTerms = v.InferOutput<typeof LenderTermsSchema>;

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
  /** Null while nothing is offered. */
  terms: v.nullable(LenderTermsSchema),
});
export type LenderDecision = v.InferOutput<typeof LenderDecisionSchema>;

/** The terms of a financed price, to the cent as the price states them; undefined for a price without a loan. */
export function lenderTerms(price: PriceBreakdown): LenderTerms | undefined {
  if (!price.finance) return undefined;
  const { downPaymentCents, financedCents, aprPercent, termMonths, monthlyPaymentCents } = price.finance;
  const schedule = loanSchedule({ amountCents: financedCents, aprPercent, termMonths });
  return {
    downPaymentCents,
    financedCents,
    aprPercent,
    termMonths,
    monthlyPaymentCents,
    lastPaymentCents: schedule.lastPaymentCents,
    totalOfPaymentsCents: schedule.totalCents,
    financeChargeCents: schedule.interestCents,
  };
}
