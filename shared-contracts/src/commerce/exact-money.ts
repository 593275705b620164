import type { DecisionFacts } from './decision-phase.ts';
import { dealPhase } from './deal-status.ts';

/**
 * Whether an order's amounts have cents (SITE-78): a lender has approved the terms, or the contract is signed. What was approved stays so
 * once the order is canceled or the dealer has taken it over.
 */
export function hasExactMoney({ dealType, dealStatus }: DecisionFacts, isContractSigned: boolean): boolean {
  const isApproved = dealType !== 'Cash' && ['approved', 'accepted'].includes(dealPhase(dealStatus));
  return isContractSigned || isApproved;
}
