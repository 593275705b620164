import { describe, expect, it } from 'vitest';
import {
  firstOpenStep,
  offerValidUntil,
  offerValue,
  payoffQuote,
  stepsFor,
  tradeInEquity,
  tradeInStatus,
  tradeInSteps,
  tradeInStepFields,
  TradeInAnswersSchema,
} from './index.ts';

describe('a trade-in offer (PRICE-65, BUY-16, BUY-19)', () => {
  it('is the valuation plus the dealer’s and the tenant’s additions', () => {
    const parts = { valuationCents: 1_800_000, dealerBoostCents: 50_000, tenantIncentiveCents: 25_000 };
    expect(offerValue(parts)).toEqual({ ...parts, totalCents: 1_875_000 });
  });

  const validUntil = offerValidUntil('2026-06-15T12:00:00.000Z');
  it.each([
    ['a moment before 7 days are over', '2026-06-22T11:59:59.999Z', 'Available'],
    ['when they are over', '2026-06-22T12:00:00.000Z', 'Expired'],
  ])('is valid for 7 days: %s', (_, now, status) => {
    expect(tradeInStatus('Available', validUntil, now)).toBe(status);
  });

  it.each(['PendingReview', 'Denied', 'Ineligible'] as const)('%s never expires', (state) => {
    expect(tradeInStatus(state, null, '2030-01-01T00:00:00.000Z')).toBe(state);
  });
});

/** The worked deal (PRICE-39, PRICE-40): value 6,500.00, payoff 2,000.00 or 9,200.00. */
describe('equity', () => {
  it.each([
    ['owned: the whole value', 'Owned', 650_000, undefined, 650_000],
    ['owned counts no pay-off left from before', 'Owned', 650_000, 200_000, 650_000],
    ['financed: value less pay-off', 'Finance', 650_000, 200_000, 450_000],
    ['more is owed than it is worth: negative', 'Finance', 650_000, 920_000, -270_000],
    ['leased without a pay-off: not known', 'Leased', 650_000, undefined, null],
    ['without a value: not known', 'Owned', undefined, undefined, null],
  ] as const)('%s', (_, ownership, value, payoff, equity) => {
    expect(tradeInEquity(ownership, value, payoff)).toBe(equity);
  });
});

/** The worked payoff (PRICE-66, PRICE-67). */
describe('10-day payoff', () => {
  it.each([
    [
      { balanceCents: 1_420_000, aprPercent: 6.9 },
      { perDiemCents: 268, payoffCents: 1_422_684 },
    ],
    [
      { balanceCents: 1_420_250, aprPercent: 7.3 },
      { perDiemCents: 284, payoffCents: 1_423_091 },
    ],
    [
      { balanceCents: 1_420_000, aprPercent: 0 },
      { perDiemCents: 0, payoffCents: 1_420_000 },
    ],
    [
      { balanceCents: 0, aprPercent: 6.9 },
      { perDiemCents: 0, payoffCents: 0 },
    ],
  ])('of %o is %o: from the unrounded day, rounded once', (loan, quote) => {
    expect(payoffQuote(loan)).toEqual(quote);
  });
});

describe('the question pages', () => {
  it('ask for every answer once', () => {
    const asked = tradeInSteps.flatMap((step) => tradeInStepFields[step] as readonly string[]);
    expect([...asked].sort()).toEqual(Object.keys(TradeInAnswersSchema.entries).sort());
  });

  it('do not ask a member for an email', () => {
    expect(stepsFor(true)).not.toContain('contact');
    expect(stepsFor(false).at(-1)).toBe('contact');
  });

  it('continue at the first page with a missing answer', () => {
    expect(firstOpenStep({}, true)).toBe('vehicle');
    expect(firstOpenStep({ mileage: 5 }, true)).toBe('vehicle');
    const vehicle = { vin: null, year: 2020, make: 'Toyota', model: 'Camry', trim: 'LE' };
    expect(firstOpenStep({ vehicle, mileage: 0, ownership: 'Owned', registeredOwner: 'Me' }, true)).toBe(
      'registration',
    );
  });
});
