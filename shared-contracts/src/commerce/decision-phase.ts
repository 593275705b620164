import type { DealStatus } from './deal-status.ts';

/**
 * The phase of the lender's decision on an order. `none` if there is nothing to decide: a cash order, an application that was never sent,
 * or an order that the dealer has taken over manually (OFFRAMP).
 */
export type DecisionPhase =
  | 'none'
  /** The lender has not answered yet. */
  | 'pending'
  /** A lender approved: the buyer accepts or declines. */
  | 'approved'
  /** A lender offers other terms: the buyer accepts or declines them. */
  | 'countered'
  | 'accepted'
  /** The buyer declined, so the loan is declined. */
  | 'declined'
  | 'lenders-declined'
  | 'timed-out'
  | 'canceled';

/** Inputs of the decision phase. Statuses are text, so that an unknown one breaks no page. */
export interface DecisionFacts {
  readonly dealType: string;
  readonly dealStatus: string | null | undefined;
  readonly orderStatus: string;
}

const phases: Readonly<Record<DealStatus, DecisionPhase>> = {
  UNKNOWN: 'none',
  CSAV: 'none',
  CFAIL: 'none',
  DPEN: 'pending',
  APEN: 'pending',
  LNSEL: 'countered',
  LSEL: 'approved',
  LDEC: 'lenders-declined',
  LTIM: 'timed-out',
  UACC: 'accepted',
  UDEC: 'declined',
  CANC: 'canceled',
  RTRN: 'canceled',
  SIGN: 'accepted',
  VPEN: 'accepted',
  VEXP: 'accepted',
  VRFA: 'accepted',
  VRWR: 'accepted',
  VRFY: 'accepted',
  SUBS: 'accepted',
  PSIGN: 'accepted',
  SUBF: 'accepted',
  BOOK: 'accepted',
  FUND: 'accepted',
  PDOC: 'accepted',
};

/**
 * The phase by deal status code (BUY-63, BUY-68): 'decision pending' and 'pending approval' wait for a lender; 'lender selected' is the
 * approval; 'lender not selected' means that a lender has made a counteroffer and is selected when the buyer accepts it; every code after
 * acceptance counts as accepted.
 */
export function decisionPhase({ dealType, dealStatus, orderStatus }: DecisionFacts): DecisionPhase {
  if (dealStatus === 'UDEC') return 'declined';
  if (orderStatus === 'CANCELED') return 'canceled';
  if (dealType === 'Cash' || orderStatus === 'OFFRAMP') return 'none';
  return phases[dealStatus as DealStatus] ?? 'none';
}

/**
 * Whether the loan is open: the lender has not answered, or the buyer has not responded to the lender. Nothing can be signed until then.
 */
export function isDecisionOpen(facts: DecisionFacts): boolean {
  const phase = decisionPhase(facts);
  return phase === 'pending' || phase === 'approved' || phase === 'countered';
}

/**
 * Whether a deposit may be paid before the contract (TRACK-80): no decision is outstanding, and the order has been created, has not ended
 * and is not in the dealer's hands.
 */
export function mayPayDeposit(facts: DecisionFacts): boolean {
  const phase = decisionPhase(facts);
  const isAgreed = phase === 'none' || phase === 'accepted';
  const isApart = ['CANCELED', 'OFFRAMP', 'ORDER_INITIATION_FAILED'].includes(facts.orderStatus);
  return isAgreed && !isApart && !isBeingPrepared(facts);
}

/**
 * Whether the order is being created in the dealer's system, which takes about 90 seconds (BUY-66): a draft, or the order of an accepted
 * loan that was submitted and is not confirmed yet. Its pages show the redirect loader during that time (BUY-65).
 */
export function isBeingPrepared(facts: DecisionFacts): boolean {
  if (facts.orderStatus === 'DRAFT') return true;
  return facts.orderStatus === 'SUBMITTED_TO_UNIFI' && decisionPhase(facts) === 'accepted';
}
