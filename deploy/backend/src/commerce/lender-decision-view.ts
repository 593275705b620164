import {
  counterPrice,
  lenderTerms,
  type DecisionPhase,
  type LenderDecision,
} from '@forecourt/shared-contracts/commerce';
import { decisionPromiseMs, type LenderDecisionRow } from './lender-decision-rows.ts';
import type { OrderRow } from '../orders/index.ts';
import { phaseOf } from './settle-decision.ts';

const withTerms: readonly DecisionPhase[] = ['approved', 'accepted', 'declined'];

const instantOf = (at: Date | null | undefined) => at?.toISOString() ?? null;

type Answered = Pick<LenderDecision, 'lenderName' | 'lender' | 'reasons' | 'conditions'>;

function answerOf(row: LenderDecisionRow | undefined): Answered {
  if (!row) return { lenderName: null, lender: null, reasons: [], conditions: [] };
  const { lenderName, lender, reasons, conditions } = row;
  return { lenderName, lender, reasons: [...reasons], conditions: [...conditions] };
}

/**
 * Returns the decision on an order as its owner sees it. The terms are those of the order's stored price, to
 * the cent; for a counter-offer, those the order gets if the buyer accepts it.
 */
export function decisionView(order: OrderRow, row: LenderDecisionRow | undefined): LenderDecision {
  const submittedAt = row?.submittedAt ?? order.createdAt;
  const dueAt = row?.dueAt ?? new Date(submittedAt.getTime() + decisionPromiseMs);
  return {
    dealStatus: order.dealStatus,
    orderStatus: order.status,
    submittedAt: submittedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    decidedAt: instantOf(row?.decidedAt),
    respondedAt: instantOf(row?.respondedAt),
    ...answerOf(row),
    ...termsOf(order, row),
  };
}

function termsOf(
  order: OrderRow,
  row: LenderDecisionRow | undefined,
): Pick<LenderDecision, 'terms' | 'askedTerms'> {
  const own = lenderTerms(order.price) ?? null;
  const phase = phaseOf(order);
  if (phase === 'countered' && row?.counter) {
    return { terms: lenderTerms(counterPrice(order.price, row.counter)) ?? null, askedTerms: own };
  }
  return { terms: withTerms.includes(phase) ? own : null, askedTerms: null };
}
