import type { PurchaseType } from '../pricing/index.ts';
import { isContractRecorded } from './contract-recorded.ts';
import { dealPhase, type DealStatus, type DecisionPhase } from './deal-status.ts';
import { orderStage } from './order-stage.ts';
import type { ReportedOrderStatus } from './order-status.ts';

/** Inputs of the decision phase. */
export interface DecisionFacts {
  readonly dealType: PurchaseType;
  readonly dealStatus: DealStatus | null | undefined;
  readonly orderStatus: ReportedOrderStatus;
}

/**
 * The phase by deal status code (BUY-63, BUY-68): 'decision pending' and 'pending approval' wait for a lender; 'lender selected' is the
 * approval; 'lender not selected' means that a lender has made a counteroffer and is selected when the buyer accepts it; every code after
 * acceptance counts as accepted.
 */
export function decisionPhase({ dealType, dealStatus, orderStatus }: DecisionFacts): DecisionPhase {
  if (dealPhase(dealStatus) === 'declined') return 'declined';
  const stage = orderStage(orderStatus);
  if (stage === 'canceled') return 'canceled';
  if (dealType === 'Cash' || stage === 'dealer') return 'none';
  return dealPhase(dealStatus);
}

/**
 * Whether a deposit may be paid (TRACK-80): no decision is outstanding, the order has been created, has not ended and is not in the dealer's
 * hands, and the contract is not signed. Once it is, the deposit is no longer refundable, and is part of what the payment step charges.
 */
export function mayPayDeposit(facts: DecisionFacts): boolean {
  const phase = decisionPhase(facts);
  const isAgreed = phase === 'none' || phase === 'accepted';
  const isApart = ['canceled', 'dealer', 'creation-failed'].includes(orderStage(facts.orderStatus));
  return isAgreed && !isApart && !isBeingPrepared(facts) && !isContractRecorded(facts);
}

/**
 * Whether the order is being created in the dealer's system, which takes about 90 seconds (BUY-66): a draft, or the order of an accepted
 * loan that was submitted and is not confirmed yet. Its pages show the redirect loader during that time (BUY-65).
 */
export function isBeingPrepared(facts: DecisionFacts): boolean {
  const stage = orderStage(facts.orderStatus);
  return stage === 'draft' || (stage === 'transferring' && decisionPhase(facts) === 'accepted');
}
