import { listedOrders, type ListedOrder } from '@forecourt/shared-contracts/commerce';
import { nextAction, type NextAction, type StepVisibility } from '@forecourt/shared-contracts/progress';
import { isHandOverDue } from './is-hand-over-due.ts';

/** An order with what it needs next. */
export interface OrderWithAction {
  readonly order: ListedOrder;
  readonly action: NextAction;
}

const groupIds = ['problem', 'yours', 'waiting', 'set', 'ended'] as const;
type GroupId = (typeof groupIds)[number];

/** Orders that need the same kind of next action. */
export interface OrderGroup {
  readonly id: GroupId;
  readonly rows: readonly OrderWithAction[];
}

/**
 * Returns the listed orders by what they need: problems first, then the buyer's turn, then waiting, then those of which only the hand-over is
 * left, then ended (ACCT-59); by creation date ascending inside a group (ACCT-49). A group without orders is left out. An appointment that may not have taken place is a problem, for the
 * buyer to resolve on its page (TRACK-90).
 */
export function orderGroups(orders: readonly ListedOrder[], visibility: StepVisibility): OrderGroup[] {
  const rows = listedRows(orders, visibility);
  return groupIds
    .map((id) => ({ id, rows: rows.filter(({ action }) => groupOf(action) === id) }))
    .filter((group) => group.rows.length > 0);
}

/** Returns the listed orders with what each needs next, by creation date ascending (ACCT-48, ACCT-49). */
export function listedRows(orders: readonly ListedOrder[], visibility: StepVisibility): OrderWithAction[] {
  return listedOrders(orders).map((order) => ({ order, action: actionOf(order, visibility) }));
}

function groupOf({ id, group }: NextAction): GroupId {
  return id === 'hand-over' ? 'set' : group;
}

/** A document that is still missing is no problem, but the buyer's turn, after the problems of other steps. */
function documentsAction(order: ListedOrder, action: NextAction, visibility: StepVisibility): NextAction {
  const steps = order.progress?.steps.map((step) =>
    step.id === 'documents' ? { ...step, status: 'COMPLETED' as const } : step,
  );
  const progress = order.progress && { ...order.progress, steps: steps ?? [] };
  const other = nextAction({ order, progress, visibility });
  return other.group === 'problem' ? other : { ...action, group: 'yours' };
}

function actionOf(order: ListedOrder, visibility: StepVisibility): NextAction {
  const action = nextAction({ order, progress: order.progress, visibility });
  if (action.id === 'add-documents') return documentsAction(order, action, visibility);
  return isHandOverDue(order, action) ? { ...action, group: 'problem' } : action;
}
