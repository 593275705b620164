import type { DecisionPhase } from '@forecourt/shared-contracts/commerce';
import type { StepListStatus as ShownStatus } from '@forecourt/shared-design';
import type { ProgressStep, StepStatus, StepId } from '@forecourt/shared-contracts/progress';
import type { TextId, TextKey } from '@forecourt/shared-contracts/i18n';
import { isHeldUp } from '../../../domain/order-page.ts';

/** Maps a status to the one the step list draws. */
export function shownStatus(status: StepStatus): ShownStatus {
  switch (status) {
    case 'COMPLETED':
      return 'complete';
    case 'IN_PROGRESS':
      return 'current';
    case 'READY':
      return 'ready';
    case 'NEEDS_ATTENTION':
      return 'attention';
    case 'NOT_READY':
      return 'waiting';
  }
}

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
