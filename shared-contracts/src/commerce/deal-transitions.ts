import type { DealStatus } from './deal-status.ts';

/**
 * Allowed deal status transitions. BUY-68 lists the codes but not the transitions, so these are our own choice: an application is sent
 * (DPEN), a lender reviews it (APEN), then selects itself at the requested terms (LSEL), makes a counteroffer, which leaves the lender not
 * selected until the buyer accepts (LNSEL), declines (LDEC) or times out (LTIM); the buyer accepts or declines; the contract is verified,
 * submitted, signed by one party and then by both; then it is funded. If the dealer takes an order over manually (OFFRAMP), LDEC and LTIM
 * go to a contract without one of our lenders.
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

/** The statuses a deal may start in: saved, sent to lenders, or, without a lender, submitted for signing. */
const beginnings: readonly DealStatus[] = ['CSAV', 'DPEN', 'SUBS'];

/** Whether a deal may move from `from` (null: no status yet) to `to`. Staying is not a move. */
export function canDealMove(from: DealStatus | null | undefined, to: DealStatus): boolean {
  if (from === null || from === undefined) return beginnings.includes(to);
  return moves[from].includes(to);
}
