import { describe, expect, it } from 'vitest';
import { dealStatusCodes, decisionPhase, isBeingPrepared, mayPayDeposit } from './index.ts';
import type { DealStatus, DecisionFacts } from './index.ts';

const facts = (
  dealStatus: DealStatus | null,
  parts: Partial<Pick<DecisionFacts, 'dealType' | 'orderStatus'>> = {},
): DecisionFacts => ({ dealType: 'Finance', orderStatus: 'SUBMITTED', dealStatus, ...parts });

describe('the lender decision by deal status code (BUY-63, BUY-68)', () => {
  it.each([
    ['DPEN', 'decision pending', 'pending'],
    ['APEN', 'pending approval', 'pending'],
    ['LNSEL', 'lender not selected: a counter-offer', 'countered'],
    ['LSEL', 'lender selected', 'approved'],
    ['LDEC', 'all lenders declined', 'lenders-declined'],
    ['LTIM', 'lender timeout', 'timed-out'],
    ['UACC', 'user accepted', 'accepted'],
    ['UDEC', 'user declined', 'declined'],
    ['CANC', 'canceled', 'canceled'],
    ['RTRN', 'returned', 'canceled'],
    ['SIGN', 'signed', 'accepted'],
    ['VEXP', 'verification expired', 'accepted'],
    ['FUND', 'funded', 'accepted'],
    ['CSAV', 'saved, never sent', 'none'],
    ['CFAIL', 'save failed', 'none'],
    ['UNKNOWN', 'a code that nobody knows', 'none'],
  ] as const)('%s, %s: %s', (code, _meaning, phase) => expect(decisionPhase(facts(code))).toBe(phase));

  it('has a phase for every code', () => {
    expect(dealStatusCodes.filter((code) => decisionPhase(facts(code)) === undefined)).toEqual([]);
  });

  it.each([
    ['a cash order has none', facts('LSEL', { dealType: 'Cash' }), 'none'],
    ['a lease is decided about too', facts('SUBS', { dealType: 'Lease' }), 'accepted'],
    ['a lease that waits', facts('DPEN', { dealType: 'Lease' }), 'pending'],
    ['an order without a deal status has none', facts(null), 'none'],
    ['an offramp order is in the hands of the dealer', facts('LDEC', { orderStatus: 'OFFRAMP' }), 'none'],
    ['a canceled order is over', facts('LSEL', { orderStatus: 'CANCELED' }), 'canceled'],
    [
      'a canceled order whose loan was declined says so',
      facts('UDEC', { orderStatus: 'CANCELED' }),
      'declined',
    ],
  ])('%s', (_what, given, phase) => expect(decisionPhase(given)).toBe(phase));

  it.each([
    ['a draft', facts(null, { orderStatus: 'DRAFT', dealType: 'Cash' }), true],
    ['an application that is looked at', facts('DPEN', { orderStatus: 'SUBMITTED_TO_UNIFI' }), false],
    ['accepted, handed to the dealer', facts('UACC', { orderStatus: 'SUBMITTED_TO_UNIFI' }), true],
    ['confirmed by the dealer', facts('UACC'), false],
    ['could not be created', facts('UACC', { orderStatus: 'ORDER_INITIATION_FAILED' }), false],
  ])('whether the order is being prepared: %s', (_what, given, expected) =>
    expect(isBeingPrepared(given)).toBe(expected),
  );

  it.each([
    ['a cash order', facts(null, { dealType: 'Cash' }), true],
    ['an accepted loan', facts('UACC'), true],
    ['while a lender decides', facts('DPEN'), false],
    ['before the buyer has answered', facts('LSEL'), false],
    ['while the order is created', facts('UACC', { orderStatus: 'SUBMITTED_TO_UNIFI' }), false],
    ['when it could not be created', facts('UACC', { orderStatus: 'ORDER_INITIATION_FAILED' }), false],
    ['when the order is canceled', facts('UDEC', { orderStatus: 'CANCELED' }), false],
    ['in the hands of the dealer', facts('UACC', { orderStatus: 'OFFRAMP' }), false],
    ['when the buyer has signed', facts('PSIGN', { orderStatus: 'CONTRACT_PENDING' }), false],
    ['when both have signed a cash order', facts('SIGN', { dealType: 'Cash', orderStatus: 'SOLD' }), false],
    ['after the delivery', facts(null, { dealType: 'Cash', orderStatus: 'DELIVERED' }), false],
  ])('whether a deposit may be paid: %s', (_what, given, expected) =>
    expect(mayPayDeposit(given)).toBe(expected),
  );
});
