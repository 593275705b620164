import type { DealStatus } from './deal-status.ts';

/**
 * Where a deal may go from each code. BUY-68 lists the codes and leaves their transitions open, so they are our own choice: an
 * application is sent (DPEN), a lender looks at it (APEN), selects itself at the requested terms (LSEL), makes a counter-offer, which
 * leaves the lender not selected until the buyer accepts it (LNSEL), declines (LDEC) or runs out of time (LTIM); the buyer accepts or
 * declines; the contract is verified, submitted, signed by one and by both; then it is funded. Where the dealer takes an order over by hand
 * (OFFRAMP), LDEC and LTIM go to a contract without a lender of ours.
 */
const moves: Readonly<Record<DealStatus, readonly DealStatus[]>> = {
  UNKNOWN: ['CSAV', 'DPEN', 'SUBS', 'CANC'],
  CSAV: ['CFAIL', 'DPEN', 'CANC'],
  CFAIL: ['CSAV', 'DPEN', 'CANC'],
  DPEN: ['APEN', 'LNSEL', 'LSEL', 'LDEC', 'LTIM', 'CANC'],
  APEN: ['LNSEL', 'LSEL', 'LDEC', 'LTIM', 'CANC'],
  LNSEL: ['UACC', 'UDEC', 'CANC'],
  LSEL: ['UACC', 'UDEC', 'CANC'],
  LDEC: ['DPEN', 'SUBS', 'CANC'],
  LTIM: ['DPEN', 'LNSEL', 'LSEL', 'LDEC', 'SUBS', 'CANC'],
  UACC: ['VPEN', 'VEXP', 'SUBS', 'CANC'],
  UDEC: [],
  VPEN: ['VRFY', 'VRWR', 'VRFA', 'VEXP', 'CANC'],
  VEXP: ['VPEN', 'VRFY', 'CANC'],
  VRFA: ['VPEN', 'CANC'],
  VRWR: ['VEXP', 'SUBS', 'CANC'],
  VRFY: ['VEXP', 'SUBS', 'CANC'],
  SUBS: ['VPEN', 'VEXP', 'PSIGN', 'SIGN', 'CANC'],
  PSIGN: ['SIGN', 'CANC'],
  SIGN: ['PDOC', 'SUBF', 'BOOK', 'FUND', 'RTRN', 'CANC'],
  PDOC: ['SUBF', 'BOOK', 'FUND', 'RTRN', 'CANC'],
  SUBF: ['PDOC', 'BOOK', 'FUND', 'RTRN', 'CANC'],
  BOOK: ['PDOC', 'FUND', 'RTRN', 'CANC'],
  FUND: ['RTRN'],
  CANC: [],
  RTRN: [],
};

/** What a deal may begin with: saved, sent to lenders, or, without a lender, submitted for signing. */
const beginnings: readonly DealStatus[] = ['CSAV', 'DPEN', 'SUBS'];

/**
 * Whether a deal at `from` (null: none yet) may go to `to`. Staying is no move, and a code that nobody knows goes nowhere.
 */
export function canDealMove(from: string | null | undefined, to: DealStatus): boolean {
  if (from === null || from === undefined) return beginnings.includes(to);
  return moves[from as DealStatus]?.includes(to) ?? false;
}
