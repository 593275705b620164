import { orderStepPath, orderTrackerPath, type NextAction } from '@forecourt/shared-contracts/progress';

/** Actions that an order's own page is about, not its tracker. */
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

/** Returns the page where the next action of an order is done or seen: its step, its own page, or its tracker. */
export function actionHref(orderNumber: string, { id, step }: Pick<NextAction, 'id' | 'step'>): string {
  if (step) return orderStepPath(orderNumber, step);
  if (pageActions.includes(id)) return `/checkout/${encodeURIComponent(orderNumber)}`;
  return orderTrackerPath(orderNumber);
}
