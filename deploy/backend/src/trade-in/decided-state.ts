import { offerValidUntil } from '@forecourt/shared-contracts/trade-in';
import type { Tenant } from '@forecourt/shared-contracts/tenant';
import type { TradeInRow } from './trade-in-rows.ts';
import type { Decision } from './trade-in-services.ts';

type Decided = Pick<
  TradeInRow,
  | 'state'
  | 'ineligibleReason'
  | 'valuationCents'
  | 'dealerBoostCents'
  | 'tenantIncentiveCents'
  | 'decidedAt'
  | 'validUntil'
>;

const undecided: Decided = {
  state: 'PendingReview',
  ineligibleReason: null,
  valuationCents: null,
  dealerBoostCents: null,
  tenantIncentiveCents: null,
  decidedAt: null,
  validUntil: null,
};

/**
 * Returns the state of a trade-in after a decision. The dealer's boost is the tenant's on this day, and is
 * kept with the offer while it is valid.
 */
export function decidedState(
  decision: Decision | { readonly kind: 'review' },
  { tradeIn }: Pick<Tenant, 'tradeIn'>,
  now: Date,
): Decided {
  switch (decision.kind) {
    case 'review':
      return undecided;
    case 'denied':
      return { ...undecided, state: 'Denied', decidedAt: now };
    case 'ineligible':
      return { ...undecided, state: 'Ineligible', ineligibleReason: decision.reason, decidedAt: now };
    case 'offer':
      return {
        ...undecided,
        state: 'Available',
        valuationCents: decision.valueCents,
        dealerBoostCents: tradeIn?.dealerBoostCents ?? 0,
        tenantIncentiveCents: tradeIn?.tenantIncentiveCents ?? 0,
        decidedAt: now,
        validUntil: new Date(offerValidUntil(now.toISOString())),
      };
  }
}
