import * as v from 'valibot';
import { AccountLast4Schema } from '../fields/index.ts';
import { CentsSchema } from '../money/cents-schema.ts';
import { ownershipKinds, TradeInVehicleSchema, type OwnershipKind } from './trade-in-answers.ts';
import { statusSchemaWith } from '../http/status-schema.ts';

/** The number of days for which an offer and its incentive are valid (BUY-19). */
export const offerValidDays = 7;
const dayMs = 24 * 60 * 60 * 1000;

/** The result of a vehicle's valuation (BUY-16). */
export const valuationStates = ['PendingReview', 'Available', 'Denied', 'Ineligible'] as const;
/** Statuses shown to a shopper: an offer past its validity is Expired. */
export const tradeInStatuses = [...valuationStates, 'Expired'] as const;
export type ValuationState = (typeof valuationStates)[number];
export type TradeInStatus = (typeof tradeInStatuses)[number];

/** Why a vehicle is not eligible for an offer. */
export const ineligibleReasons = ['age', 'mileage', 'title', 'condition', 'unknown'] as const;
export type IneligibleReason = (typeof ineligibleReasons)[number];

/**
 * The payoff of the vehicle. `payoffCents` is the lender's payoff amount until `goodThroughOn`; an estimate is the shopper's own figure and
 * has neither interest nor a date.
 */
export const PayoffSchema = v.object({
  source: v.picklist(['quote', 'estimate']),
  lenderName: v.nullable(v.string()),
  accountLast4: v.nullable(AccountLast4Schema),
  payoffCents: CentsSchema,
  /** The balance on the day of the quote, and the daily interest. */
  balanceCents: v.nullable(CentsSchema),
  perDiemCents: v.nullable(CentsSchema),
  goodThroughOn: v.nullable(v.string()),
});
export type Payoff = v.InferOutput<typeof PayoffSchema>;

/** The parts of an offer: the valuation, the dealer's addition, and the tenant's incentive. Integer cents. */
export const OfferValueSchema = v.object({
  valuationCents: CentsSchema,
  dealerBoostCents: CentsSchema,
  tenantIncentiveCents: CentsSchema,
  totalCents: CentsSchema,
});
export type OfferValue = v.InferOutput<typeof OfferValueSchema>;

/** A trade-in for display. `value` and `validUntil` are set once it was Available. */
export const TradeInSchema = v.object({
  id: v.string(),
  status: statusSchemaWith(tradeInStatuses, 'PendingReview'),
  vehicle: v.object(TradeInVehicleSchema.entries),
  mileage: v.number(),
  ownership: v.picklist(ownershipKinds),
  requestedAt: v.string(),
  value: v.nullable(OfferValueSchema),
  validUntil: v.nullable(v.string()),
  ineligibleReason: v.nullable(v.picklist(ineligibleReasons)),
  payoff: v.nullable(PayoffSchema),
  /** Value less payoff: negative if more is owed. Null without a value, or while the payoff is unknown. */
  equityCents: v.nullable(CentsSchema),
  /** Whether it is applied to the purchase. */
  isApplied: v.boolean(),
});
export type TradeIn = v.InferOutput<typeof TradeInSchema>;

/** Adds up the parts of an offer. */
export function offerValue(parts: Omit<OfferValue, 'totalCents'>): OfferValue {
  const { valuationCents, dealerBoostCents, tenantIncentiveCents } = parts;
  return { ...parts, totalCents: valuationCents + dealerBoostCents + tenantIncentiveCents };
}

/** When an offer made at an instant expires: 7 days later. */
export function offerValidUntil(decidedAt: string): string {
  return new Date(Date.parse(decidedAt) + offerValidDays * dayMs).toISOString();
}

/** The status at an instant: an offer expires at the very end of its validity. */
export function tradeInStatus(state: ValuationState, validUntil: string | null, now: string): TradeInStatus {
  return state === 'Available' && validUntil !== null && now >= validUntil ? 'Expired' : state;
}

/** Whether a vehicle with this ownership has a balance, so that its payoff is required before it can be applied. */
export function owesPayoff(ownership: OwnershipKind): boolean {
  return ownership !== 'Owned';
}

/** Value less payoff, see {@link TradeInSchema}. */
export function tradeInEquity(
  ownership: OwnershipKind,
  valueCents: number | undefined,
  payoffCents: number | undefined,
): number | null {
  if (valueCents === undefined) return null;
  if (!owesPayoff(ownership)) return valueCents;
  return payoffCents === undefined ? null : valueCents - payoffCents;
}
