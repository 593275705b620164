import {
  decisionPhase,
  type DecisionPhase,
  type LenderDecision,
  type LenderTerms,
  type Order,
  orderStage,
} from '@forecourt/shared-contracts/commerce';

/** Phases with a loan or lease to show, and those without one. */
export type LoanPhase = Extract<DecisionPhase, 'approved' | 'countered' | 'accepted'>;
export type NoLoanPhase = Exclude<DecisionPhase, LoanPhase | 'none' | 'pending'>;

/** Whether a lender has answered, so that there is nothing left to poll for. */
export function isDecided(decision: Pick<LenderDecision, 'dealStatus' | 'orderStatus'>): boolean {
  return decisionPhase({ ...decision, dealType: 'Finance' }) !== 'pending';
}

/** Whether the answer is overdue at `nowMs`, milliseconds since 1970 (BUY-58). */
export function isOverdue({ dueAt }: Pick<LenderDecision, 'dueAt'>, nowMs: number): boolean {
  return nowMs > Date.parse(dueAt);
}

/** Whether a phase has terms to show. */
export function hasLoan(phase: LoanPhase | NoLoanPhase): phase is LoanPhase {
  return phase === 'approved' || phase === 'countered' || phase === 'accepted';
}

/** Whether the order has ended, so that only other vehicles are offered; otherwise other ways to buy this one are. */
export function isClosed(phase: NoLoanPhase): boolean {
  return phase === 'declined' || phase === 'canceled';
}

/** Where the texts of a phase are, below `lenderDecision`: an approved or accepted lease has its own. */
export function decisionTexts(
  phase: LoanPhase | NoLoanPhase,
  dealType: Order['deal']['type'],
): LoanPhase | NoLoanPhase | `lease.${'approved' | 'accepted'}` {
  const isLease = dealType === 'Lease' && (phase === 'approved' || phase === 'accepted');
  return isLease ? `lease.${phase}` : phase;
}

/** The figures in which a counteroffer is compared with the application, in their order. */
export const comparedFigures = ['payment', 'down', 'term', 'apr', 'financed', 'charge', 'total'] as const;
export type ComparedFigure = (typeof comparedFigures)[number];

/** A figure of the terms: cents, percent or months. */
export function figureOf(terms: LenderTerms, figure: ComparedFigure): number {
  switch (figure) {
    case 'payment':
      return terms.monthlyPaymentCents;
    case 'down':
      return terms.downPaymentCents;
    case 'term':
      return terms.termMonths;
    case 'apr':
      return terms.aprPercent;
    case 'financed':
      return terms.financedCents;
    case 'charge':
      return terms.financeChargeCents;
    case 'total':
      return terms.totalOfPaymentsCents;
  }
}

/**
 * Where an accepted offer leads: to the order's creation while the dealer's system has yet to take it, otherwise to the first open step.
 */
export function afterAccepting(orderStatus: Order['orderStatus']): 'received' | 'next-step' {
  return orderStage(orderStatus) === 'transferring' ? 'received' : 'next-step';
}
