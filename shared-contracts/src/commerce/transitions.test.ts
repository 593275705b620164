import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canDealMove,
  canOrderMove,
  dealStatusCodes,
  decisionPhase,
  orderStatuses,
  type DealStatus,
  type OrderStatus,
} from './index.ts';

describe('deal status codes (BUY-68): our own transitions', () => {
  it.each([
    ['an application is sent', null, 'DPEN', true],
    ['a cash contract needs no lender', null, 'SUBS', true],
    ['nobody accepts what no lender approved', 'DPEN', 'UACC', false],
    ['approved at the terms asked for', 'DPEN', 'LSEL', true],
    ['a counter-offer: no lender is selected yet', 'DPEN', 'LNSEL', true],
    ['a counter-offer is accepted', 'LNSEL', 'UACC', true],
    ['a counter-offer is declined', 'LNSEL', 'UDEC', true],
    ['the lenders are asked again after a timeout', 'LTIM', 'DPEN', true],
    ['a late answer counts', 'LTIM', 'LSEL', true],
    ['a declined loan stays declined', 'UDEC', 'UACC', false],
    ['an accepted loan is not declined afterwards', 'UACC', 'UDEC', false],
    ['accepted, then submitted for signing', 'UACC', 'SUBS', true],
    ['nothing is signed before it is submitted', 'UACC', 'SIGN', false],
    ['signed by one, then by both', 'PSIGN', 'SIGN', true],
    ['verification expired, verified again', 'VEXP', 'VRFY', true],
    ['a signed contract is not unsigned', 'SIGN', 'SUBS', false],
    ['funded at the end', 'BOOK', 'FUND', true],
    ['a funded deal may come back', 'FUND', 'RTRN', true],
    ['a canceled deal is over', 'CANC', 'DPEN', false],
  ] as const)('%s', (_what, from, to, expected) => expect(canDealMove(from, to)).toBe(expected));

  it('can reach every deal status code', () => {
    const reached = new Set<DealStatus>();
    const open: (DealStatus | null)[] = [null];
    while (open.length > 0) {
      const from = open.pop() ?? null;
      const next = dealStatusCodes.filter((to) => canDealMove(from, to) && !reached.has(to));
      for (const to of next) reached.add(to);
      open.push(...next);
    }
    expect(dealStatusCodes.filter((code) => !reached.has(code))).toEqual(['UNKNOWN']);
  });

  it('no sequence of moves accepts, signs or funds a deal without the steps before it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...dealStatusCodes), { maxLength: 60 }), (moves) => {
        let at: DealStatus | null = null;
        const been: DealStatus[] = [];
        for (const next of moves) {
          if (!canDealMove(at, next)) continue;
          at = next;
          been.push(next);
        }
        const hadBefore = (code: DealStatus, needed: readonly DealStatus[]) =>
          !been.includes(code) || been.slice(0, been.indexOf(code)).some((one) => needed.includes(one));
        expect(hadBefore('UACC', ['LSEL', 'LNSEL'])).toBe(true);
        expect(hadBefore('LSEL', ['DPEN'])).toBe(true);
        expect(hadBefore('PSIGN', ['SUBS'])).toBe(true);
        expect(hadBefore('SIGN', ['SUBS'])).toBe(true);
        expect(hadBefore('FUND', ['SIGN'])).toBe(true);
        const over = been.findIndex((code) => code === 'UDEC' || code === 'CANC' || code === 'RTRN');
        expect(over === -1 || over === been.length - 1).toBe(true);
      }),
    );
  });

  it('never leaves a decision made by the buyer', () => {
    const given = dealStatusCodes.filter((code) => {
      const phase = decisionPhase({ dealType: 'Finance', dealStatus: code, orderStatus: 'SUBMITTED' });
      return phase === 'accepted' || phase === 'declined' || phase === 'canceled';
    });
    const back = given.flatMap((from) =>
      (['DPEN', 'APEN', 'LNSEL', 'LSEL', 'LDEC', 'LTIM'] as const).filter((to) => canDealMove(from, to)),
    );
    expect(back).toEqual([]);
  });
});

describe('order status (TRACK-100): our own transitions', () => {
  it.each([
    ['handed to the dealer', 'DRAFT', 'SUBMITTED_TO_UNIFI', true],
    ['confirmed by it', 'SUBMITTED_TO_UNIFI', 'SUBMITTED', true],
    ['could not be created', 'SUBMITTED_TO_UNIFI', 'ORDER_INITIATION_FAILED', true],
    ['tried again', 'ORDER_INITIATION_FAILED', 'SUBMITTED_TO_UNIFI', true],
    ['a confirmed order cannot fail to be created', 'SUBMITTED', 'ORDER_INITIATION_FAILED', false],
    ['identity verified', 'SUBMITTED', 'ID_VERIFICATION_COMPLETED', true],
    ['documents before identity', 'SUBMITTED', 'DOCS_UPLOADED', true],
    ['identity after documents changes nothing', 'DOCS_UPLOADED', 'ID_VERIFICATION_COMPLETED', false],
    ['signed by both', 'CONTRACT_PENDING', 'SOLD', true],
    ['taken over by the dealer', 'DOCS_UPLOADED', 'OFFRAMP', true],
    ['an offramp order is not sold here', 'OFFRAMP', 'SOLD', false],
    ['handed over', 'SOLD', 'DELIVERED', true],
    ['no return any more', 'DELIVERED', 'DELIVERED_NO_RETURN', true],
    ['kept for good', 'DELIVERED_NO_RETURN', 'CANCELED', false],
    ['canceled is over', 'CANCELED', 'SUBMITTED', false],
    ['staying is no move', 'SOLD', 'SOLD', false],
  ] as const)('%s', (_what, from, to, expected) => expect(canOrderMove(from, to)).toBe(expected));

  it('no sequence of moves takes an order backward or ends it twice', () => {
    const rank = (status: OrderStatus) => orderStatuses.indexOf(status);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...orderStatuses), { maxLength: 60 }), (moves) => {
        let at: OrderStatus = 'DRAFT';
        for (const next of moves) {
          if (!canOrderMove(at, next)) continue;
          expect(at === 'CANCELED' || at === 'DELIVERED_NO_RETURN').toBe(false);
          if (next === 'DRAFT') throw new Error(`${at} went back to a draft`);
          if (at === 'SOLD' || at === 'DELIVERED')
            expect(rank(next)).toBeGreaterThan(rank('CONTRACT_PENDING'));
          at = next;
        }
      }),
    );
  });
});
