import {
  offerValue,
  tradeInEquity,
  tradeInStatus,
  type OfferValue,
  type TradeIn,
} from '@forecourt/shared-contracts/trade-in';
import type { TradeInRow } from './trade-in-rows.ts';

/** Returns the value offered for a trade-in; null before there is one. */
export function valueOf(row: TradeInRow): OfferValue | null {
  if (row.valuationCents === null) return null;
  return offerValue({
    valuationCents: row.valuationCents,
    dealerBoostCents: row.dealerBoostCents ?? 0,
    tenantIncentiveCents: row.tenantIncentiveCents ?? 0,
  });
}

/** Returns a trade-in as shown at an instant. An expired offer does not count toward a purchase. */
export function tradeInView(row: TradeInRow, now: Date): TradeIn {
  const value = valueOf(row);
  const validUntil = row.validUntil?.toISOString() ?? null;
  const status = tradeInStatus(row.state, validUntil, now.toISOString());
  const { vehicle, mileage, ownership } = row.answers;
  return {
    id: row.id,
    status,
    vehicle,
    mileage,
    ownership,
    requestedAt: row.requestedAt.toISOString(),
    value,
    validUntil,
    ineligibleReason: row.ineligibleReason,
    payoff: row.payoff,
    equityCents: tradeInEquity(ownership, value?.totalCents, row.payoff?.payoffCents),
    isApplied: status === 'Available' && row.appliedAt !== null,
  };
}
