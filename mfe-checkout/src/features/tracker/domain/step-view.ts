import type { DecisionPhase } from '@forecourt/shared-contracts/commerce';
import type { ProgressStep, StepId } from '@forecourt/shared-contracts/progress';
import type { TextId, TextKey } from '@forecourt/shared-contracts/i18n';
import { orderPhase } from '../../../domain/order-card.ts';
import type { OrderData } from '../../../domain/order-data.ts';
import { isHeldUp } from '../../../domain/order-page.ts';
import { isBalanceDue } from '../../../domain/order-steps.ts';
import { isRefusedStep } from '../../../domain/refused-file.ts';

/** The steps that can be not ready. */
type WaitingStepId = Extract<StepId, TextId<'checkout', 'waitsFor'>>;

/**
 * Catalog key of what a step is waiting for: one that is not ready, and signing, which by its own rule is open before a loan is accepted
 * although nothing can be signed yet.
 */
function waitsForKey(step: ProgressStep, phase: DecisionPhase): TextKey<'checkout'> | undefined {
  if (step.id === 'signing' && step.status !== 'COMPLETED' && isHeldUp(phase)) {
    return step.status === 'NOT_READY' ? 'waitsFor.papersAndLoan' : 'waitsFor.loan';
  }
  return step.status === 'NOT_READY' ? `waitsFor.${step.id as WaitingStepId}` : undefined;
}

/** The facts of an order that the second lines of its steps depend on. */
export interface StepNoteFacts {
  readonly data: Pick<OrderData, 'order' | 'documents'>;
  readonly steps: readonly ProgressStep[];
}

/**
 * Catalog key of a step's second line: what it waits for; that a file has to be replaced, which its status does not say (TRACK-44); that
 * money is owed although it is completed: an appointment is by its time alone (TRACK-87), a cash order's payment by its deposit (TRACK-74).
 */
export function stepNoteKey(
  step: ProgressStep,
  { data: { order, documents }, steps }: StepNoteFacts,
): TextKey<'checkout'> | undefined {
  if (isRefusedStep(step, documents)) return 'tracker.refused';
  const isMoney = step.id === 'payment' || step.id === 'fulfillment';
  if (isMoney && step.status === 'COMPLETED' && isBalanceDue(steps, order)) return `owes.${order.deal.type}`;
  return waitsForKey(step, orderPhase(order));
}
