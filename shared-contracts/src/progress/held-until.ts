import { canCancelOrder, decisionPhase, isDealAwaited, orderStage } from '../commerce/index.ts';
import type { DecisionPhase, ReportedOrderStatus } from '../commerce/index.ts';
import type { ProgressSnapshot } from './progress-snapshot.ts';
import { signingStatus } from './signing-status.ts';

/** How long an order holds its vehicle after its last change: 7 days, as long as a deal's offer lasts (BUY-11, BUY-71). */
const holdMs = 7 * 24 * 60 * 60 * 1000;

/** Phases in which the next move is the buyer's. */
const buyersPhases: readonly DecisionPhase[] = [
  'none',
  'accepted',
  'approved',
  'countered',
  'lenders-declined',
  'timed-out',
];

/** What the hold of an order's vehicle depends on. */
export interface HoldFacts {
  readonly orderStatus: ReportedOrderStatus;
  readonly snapshot: Pick<ProgressSnapshot, 'order' | 'documents' | 'readiness' | 'signing' | 'local'>;
  /** When anything about the order last changed, an ISO instant, UTC. */
  readonly changedAt: string;
}

/** Whether the order holds its vehicle with an end that the buyer can move: unsigned, online, and waiting for no one else. */
function hasHoldEnd({ orderStatus, snapshot }: HoldFacts): boolean {
  const { dealType, dealStatus, isOfframp } = snapshot.order;
  const facts = { dealType, dealStatus, orderStatus };
  const stage = orderStage(orderStatus);
  if (isOfframp || (stage !== 'open' && stage !== 'transferring') || !canCancelOrder(facts)) return false;
  const isDealersTurn = isDealAwaited(dealStatus) || dealStatus === 'VRFA';
  if (isDealersTurn || !buyersPhases.includes(decisionPhase(facts))) return false;
  const signing = signingStatus(snapshot);
  return signing !== 'COMPLETED' && signing !== 'NEEDS_ATTENTION';
}

/**
 * Returns until when an order holds its vehicle, an ISO instant, UTC (BUY-71): 7 days after its last change, so that every step that the
 * buyer finishes extends it. Null while it has no end that the buyer can move: a lender or the dealer is to answer, or the contract is
 * signed. Null as well once nothing is held: the order was delivered or canceled, its contract expired, or the time is over at `now`.
 */
export function heldUntil(facts: HoldFacts, now: Date): string | null {
  if (!hasHoldEnd(facts)) return null;
  const end = new Date(Date.parse(facts.changedAt) + holdMs);
  return end > now ? end.toISOString() : null;
}
