import {
  nextAction,
  orderMeanwhile,
  type NextAction,
  type NextActionFacts,
  type ProgressStep,
  type StepId,
} from '@forecourt/shared-contracts/progress';

/** The steps of a tracker are those that its tenant shows. */
const everyStep = { isToggleOn: false, showDeliveryStep: true, showPaymentStep: true };

/** Returns what an order needs next and from whom, by the rule of the list of orders (ACCT-59), from its steps in the tracker. */
export function orderAction(order: NextActionFacts['order'], steps: readonly ProgressStep[]): NextAction {
  const progress = {
    changedAt: order.creationDate,
    steps: steps.map((step) => ({ ...step, since: null })),
  };
  return nextAction({ order, progress, visibility: everyStep });
}

/** Returns the step that an action asks the buyer for; undefined while somebody else is to act. */
export function buyersStep({ owner, step }: Pick<NextAction, 'owner' | 'step'>): StepId | undefined {
  return owner === 'you' ? step : undefined;
}

/** Returns what a lender's decision leaves to do meanwhile (`orderMeanwhile`). */
export function actionMeanwhile(order: NextActionFacts['order'], steps: readonly ProgressStep[]): NextAction {
  return orderAction(orderMeanwhile(order), steps);
}
