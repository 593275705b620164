import type { ListedOrder } from '@forecourt/shared-contracts/commerce';
import {
  nextAction,
  orderMeanwhile,
  type NextAction,
  type NextActionFacts,
  type StepVisibility,
} from '@forecourt/shared-contracts/progress';

/** The steps that a buyer can do while a lender decides. */
const meanwhileSteps = ['insurance', 'id-verification', 'documents'] as const;
type MeanwhileStep = (typeof meanwhileSteps)[number] | 'id-by-phone';

type OrderWithSteps = Pick<ListedOrder, 'orderStatus' | 'creationDate' | 'deal' | 'price' | 'progress'>;

/** What each step of an order needs, by the one rule of the next action (ACCT-59). */
function actionsOfSteps({ order, progress, visibility }: NextActionFacts): NextAction[] {
  return (progress?.steps ?? []).map((step) =>
    nextAction({ order, progress: { changedAt: '', steps: [step] }, visibility }),
  );
}

/**
 * Returns the steps that an order whose loan is undecided has for its buyer meanwhile, in their order; `id-by-phone` for an identity that is
 * not verified online (TRACK-43). None for an answer without steps.
 */
export function stepsMeanwhile(order: OrderWithSteps, visibility: StepVisibility): readonly MeanwhileStep[] {
  const facts = { order: orderMeanwhile(order), progress: order.progress, visibility };
  const open = actionsOfSteps(facts).filter(({ owner }) => owner === 'you');
  return meanwhileSteps.flatMap((id) => {
    const action = open.find(({ step }) => step === id);
    if (!action) return [];
    return action.id === 'verify-id-by-phone' ? 'id-by-phone' : id;
  });
}

/** Returns how many of an order's steps have a problem besides the one that its action is about. */
export function otherProblems(
  order: OrderWithSteps,
  action: Pick<NextAction, 'group' | 'step'>,
  visibility: StepVisibility,
): number {
  if (action.group !== 'problem' || !action.step) return 0;
  const actions = actionsOfSteps({ order, progress: order.progress, visibility });
  return actions.filter(
    ({ id, group, step }) => group === 'problem' && id !== 'add-documents' && step !== action.step,
  ).length;
}
