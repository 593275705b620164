import { orderStepPath, orderTrackerPath, type NextAction } from '@forecourt/shared-contracts/progress';

/** Actions that an order's own page is about, not its tracker: none of its steps can be done. */
const pageActions: readonly NextAction['id'][] = [
  'lenders-declined',
  'lender-timed-out',
  'creation-failed',
  'answer-approval',
  'answer-counteroffer',
  'loan-decision',
  'being-created',
  'loan-declined',
  'canceled',
];

/** Returns whether an order has no steps to do: its loan is not agreed, it is not created yet, or it ended before. */
export function isBeforeSteps({ id }: Pick<NextAction, 'id'>): boolean {
  return pageActions.includes(id);
}

/** Returns the page where the next action of an order is done or seen: its step, its own page, or its tracker. */
export function actionHref(orderNumber: string, { id, step }: Pick<NextAction, 'id' | 'step'>): string {
  if (step) return orderStepPath(orderNumber, step);
  if (isBeforeSteps({ id })) return `/checkout/${encodeURIComponent(orderNumber)}`;
  return orderTrackerPath(orderNumber);
}
