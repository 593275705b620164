import * as v from 'valibot';
import { AccountLast4Schema } from '../fields/index.ts';
import { ownershipKinds, TradeInVehicleSchema, type OwnershipKind } from './trade-in-answers.ts';

/** The number of days for which an offer and its incentive are valid (BUY-19). */
export const offerValidDays = 7;
const dayMs = 24 * 60 * 60 * 1000;

/** The result of a vehicle's valuation (BUY-16). */
export const valuationStates = ['PendingReview', 'Available', 'Denied', 'Ineligible'] as const;
/** As a shopper sees it: an offer that has run out is Expired. */
export const tradeInStatuses = [...valuationStates, 'Expired'] as const;
export type ValuationState = (typeof valuationStates)[number];
export type TradeInStatus = (typeof tradeInStatuses)[number];

/** Why a vehicle is not bought at all. */
export const ineligibleReasons = ['age', 'mileage', 'title', 'condition', 'unknown'] as const;
export type IneligibleReason = (typeof ineligibleReasons)[number];

const CentsSchema = v.pipe(v.number(), v.integer());

/**
 * What is still owed on the vehicle. `payoffCents` is what the lender takes for it until `goodThroughOn`; an estimate is the shopper's own
 * figure and has neither interest nor a day.
 */
export const PayoffSchema = v.object({
  source: v.picklist(['quote', 'estimate']),
  lenderName: v.nullable(v.string()),
  accountLast4: v.nullable(AccountLast4Schema),
  payoffCents: CentsSchema,
  /** What was owed on the day of the quote, and what a day adds to it. */
  balanceCents: v.nullable(CentsSchema),
  perDiemCents: v.nullable(CentsSchema),
  goodThroughOn: v.nullable(v.string()),
});
export type Payoff = v.InferOutput<typeof PayoffSchema>;

/** What an offer adds up to: the valuation, what the dealer puts on top, and the tenant's incentive. Integer cents. */
export const OfferValueSchema = v.object({
  valuationCents: CentsSchema,
  dealerBoostCents: CentsSchema,
  tenantIncentiveCents: CentsSchema,
  totalCents: CentsSchema,
});
export type OfferValue = v.InferOutput<typeof OfferValueSchema>;

/** A trade-in as it is shown. `value` and `validUntil` are there once it was Available. */
export const TradeInSchema = v.object({
  id: v.string(),
  status: v.picklist(tradeInStatuses),
  vehicle: v.object(TradeInVehicleSchema.entries),
  mileage: v.number(),
  ownership: v.picklist(ownershipKinds),
  requestedAt: v.string(),
  value: v.nullable(OfferValueSchema),
  validUntil: v.nullable(v.string()),
  ineligibleReason: v.nullable(v.picklist(ineligibleReasons)),
  payoff: v.nullable(PayoffSchema),
  /** Value less pay-off: negative when more is owed. Null without a value, or while it is not known what is owed. */
  equityCents: v.nullable(CentsSchema),
  /** Whether it counts toward the purchase. */
  isApplied: v.boolean(),
});
export type TradeIn = v.InferOutput<typeof TradeInSchema>;

/** The total of an offer from its parts. */
export function offerValue(parts: Omit<OfferValue, 'totalCents'>): OfferValue {
  const { valuationCents, dealerBoostCents, tenantIncentiveCents } = parts;
  return { ...parts, totalCents: valuationCents + dealerBoostCents + tenantIncentiveCents };
}

/** Until when an offer stands that was made at an instant: 7 days later. */
export function offerValidUntil(decidedAt: string): string {
  return new Date(Date.parse(decidedAt) + offerValidDays * dayMs).toISOString();
}

/** The status at an instant: an offer is over at the very end of its validity. */
export function tradeInStatus(state: ValuationState, validUntil: string | null, now: string): TradeInStatus {
  return state === 'Available' && validUntil !== null && now >= validUntil ? 'Expired' : state;
}

/** Whether a vehicle held in this way owes something to somebody, so that its pay-off must be known before it counts. */
export function owesPayoff(ownership: OwnershipKind): boolean {
  return ownership !== 'Owned';
}

/** Value less what is owed, see {@link TradeInSchema}. */
export function tradeInEquity(
  ownership: OwnershipKind,
  valueCents: number | undefined,
  payoffCents: number | undefined,
): number | null {
  if (valueCents === undefined) return null;
  if (!owesPayoff(ownership)) return valueCents;
  return payoffCents === undefined ? null : valueCents - payoffCents;
}
