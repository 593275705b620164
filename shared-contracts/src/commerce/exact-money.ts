import { decisionPhase, type DecisionFacts } from './decision-phase.ts';

/** Whether an order's amounts have cents (SITE-78): a lender has approved the terms, or the contract is signed. */
export function hasExactMoney(facts: DecisionFacts, isContractSigned: boolean): boolean {
  return isContractSigned || ['approved', 'accepted'].includes(decisionPhase(facts));
}
