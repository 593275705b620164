import { lenderTerms, type LenderDecision } from '@forecourt/shared-contracts/commerce';
import { decisionPromiseMs, type LenderDecisionRow } from './lender-decision-rows.ts';
import type { OrderRow } from './order-rows.ts';
import { phaseOf } from './settle-decision.ts';

const withTerms: readonly string[] = ['approved', 'accepted', 'declined'];

const instantOf = (at: Date | null | undefined) => at?.toISOString() ?? null;

/** The decision on an order as its owner sees it. The terms are those of the order's stored price, to the cent. */
export function decisionView(order: OrderRow, row: LenderDecisionRow | undefined): LenderDecision {
  const submittedAt = row?.submittedAt ?? order.createdAt;
  const dueAt = row?.dueAt ?? new Date(submittedAt.getTime() + decisionPromiseMs);
  return {
    dealStatus: order.dealStatus,
    orderStatus: order.status,
    lenderName: row?.lenderName ?? null,
    submittedAt: submittedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    decidedAt: instantOf(row?.decidedAt),
    respondedAt: instantOf(row?.respondedAt),
    terms: termsOf(order),
  };
}

function termsOf(order: OrderRow): LenderDecision['terms'] {
  return withTerms.includes(phaseOf(order)) ? (lenderTerms(order.price) ?? null) : null;
}
