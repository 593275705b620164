import { listedOrders, type ListedOrder } from '@forecourt/shared-contracts/commerce';
import {
  actionGroups,
  nextAction,
  type ActionGroup,
  type NextAction,
  type StepVisibility,
} from '@forecourt/shared-contracts/progress';
import { isOverdue } from './is-overdue.ts';

/** An order with what it needs next. */
export interface OrderWithAction {
  readonly order: ListedOrder;
  readonly action: NextAction;
}

/** Orders that need the same kind of next action. */
export interface OrderGroup {
  readonly id: ActionGroup;
  readonly rows: readonly OrderWithAction[];
}

/**
 * Returns the listed orders by what they need: problems first, then the buyer's turn, then waiting, then ended (ACCT-59); by creation date
 * ascending inside a group (ACCT-49). A group without orders is left out. An appointment that is over and that nobody has confirmed is a
 * problem, for the buyer to resolve on the page of the appointment (TRACK-90).
 */
export function orderGroups(
  orders: readonly ListedOrder[],
  visibility: StepVisibility,
  nowMs = Date.now(),
): OrderGroup[] {
  const rows = listedOrders(orders).map((order) => ({ order, action: actionNow(order, visibility, nowMs) }));
  return actionGroups
    .map((id) => ({ id, rows: rows.filter(({ action }) => action.group === id) }))
    .filter((group) => group.rows.length > 0);
}

function actionNow(order: ListedOrder, visibility: StepVisibility, nowMs: number): NextAction {
  const action = nextAction({ order, progress: order.progress, visibility });
  if (!isOverdue(order, action, nowMs)) return action;
  return { ...action, group: 'problem', owner: undefined, step: 'fulfillment' };
}
