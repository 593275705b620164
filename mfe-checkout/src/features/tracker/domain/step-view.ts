import type { DecisionPhase } from '@forecourt/shared-contracts/commerce';
import type { ProgressStep, StepId } from '@forecourt/shared-contracts/progress';
import type { TextId, TextKey } from '@forecourt/shared-contracts/i18n';
import { isHeldUp } from '../../../domain/order-page.ts';

/** The steps that can be not ready. */
type WaitingStepId = Extract<StepId, TextId<'checkout', 'waitsFor'>>;

/**
 * Catalog key of what a step is waiting for: one that is not ready, and signing, which by its own rule is open before a loan is accepted
 * although nothing can be signed yet.
 */
export function waitsForKey(step: ProgressStep, phase: DecisionPhase): TextKey<'checkout'> | undefined {
  if (step.id === 'signing' && step.status !== 'COMPLETED' && isHeldUp(phase)) {
    return step.status === 'NOT_READY' ? 'waitsFor.papersAndLoan' : 'waitsFor.loan';
  }
  return step.status === 'NOT_READY' ? `waitsFor.${step.id as WaitingStepId}` : undefined;
}
