import type { TradeIn, TradeInDraftAnswers } from '@forecourt/shared-contracts/trade-in';

/** Every answer that a member gives. */
export const wholeAnswers: TradeInDraftAnswers = {
  vehicle: { vin: null, year: 2021, make: 'Toyota', model: 'Camry', trim: 'XLE' },
  mileage: 48_200,
  ownership: 'Owned',
  registeredOwner: 'Me',
  registrationState: 'ME',
  accidents: 'None',
  title: 'Clean',
  exterior: 'Good',
  glass: 'Whole',
  interior: 'Good',
  odor: 'None',
  drives: 'Yes',
  warningLights: 'None',
  tires: 'Good',
  keys: 'Two',
};

/** An available offer of $18,750; `parts` replace its members. */
export function offerFixture(parts: Partial<TradeIn> = {}): TradeIn {
  return {
    id: 'trade-in-1',
    status: 'Available',
    vehicle: { vin: null, year: 2021, make: 'Toyota', model: 'Camry', trim: 'XLE' },
    mileage: 48_200,
    ownership: 'Owned',
    requestedAt: '2026-06-15T12:00:00.000Z',
    value: {
      valuationCents: 1_800_000,
      dealerBoostCents: 50_000,
      tenantIncentiveCents: 25_000,
      totalCents: 1_875_000,
    },
    validUntil: '2026-06-22T12:00:00.000Z',
    ineligibleReason: null,
    payoff: null,
    equityCents: 1_875_000,
    isApplied: false,
    ...parts,
  };
}
