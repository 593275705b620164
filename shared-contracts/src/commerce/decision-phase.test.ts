import { describe, expect, it } from 'vitest';
import { dealStatusCodes, decisionPhase, isDecisionOpen } from './index.ts';

const facts = (dealStatus: string | null, parts: { dealType?: string; orderStatus?: string } = {}) => ({
  dealType: 'Finance',
  orderStatus: 'SUBMITTED',
  dealStatus,
  ...parts,
});

describe('the lender decision by deal status code (storefront.md section 4)', () => {
  it.each([
    ['DPEN', 'decision pending', 'pending'],
    ['APEN', 'pending approval', 'pending'],
    ['LNSEL', 'lender not selected', 'pending'],
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
    ['SOMETHING_NEW', 'a code that nobody knows', 'none'],
  ])('%s, %s: %s', (code, _meaning, phase) => expect(decisionPhase(facts(code))).toBe(phase));

  it('has a phase for every code', () => {
    expect(dealStatusCodes.filter((code) => decisionPhase(facts(code)) === undefined)).toEqual([]);
  });

  it.each([
    ['a cash order has none', facts('LSEL', { dealType: 'Cash' }), 'none'],
    ['a lease has none', facts('SUBS', { dealType: 'Lease' }), 'none'],
    ['an order without a deal status has none', facts(null), 'none'],
    ['an offramp order is in the hands of the dealer', facts('LDEC', { orderStatus: 'OFFRAMP' }), 'none'],
    ['a canceled order is over', facts('LSEL', { orderStatus: 'CANCELED' }), 'canceled'],
    [
      'a canceled order whose loan was declined says so',
      facts('UDEC', { orderStatus: 'CANCELED' }),
      'declined',
    ],
  ])('%s', (_what, given, phase) => expect(decisionPhase(given)).toBe(phase));

  it('is open while it is waited for, by either side', () => {
    const open = dealStatusCodes.filter((code) => isDecisionOpen(facts(code)));
    expect(open).toEqual(['DPEN', 'LNSEL', 'LSEL', 'APEN']);
  });
});
