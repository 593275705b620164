import type { DecisionPhase } from '@forecourt/shared-contracts/commerce';
import type { StepStatus as ShownStatus } from '@forecourt/shared-design';
import type { ProgressStep, StepStatus } from '@forecourt/shared-contracts/progress';
import { isHeldUp } from '../../domain/order-page.ts';

/** How the step list draws a status. */
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

/**
 * Catalogue key of what a step waits for: one that is not ready, and signing, which by its own rule is open before a loan is accepted
 * while nothing can be signed yet.
 */
export function waitsForKey(step: ProgressStep, phase: DecisionPhase): string | undefined {
  if (step.id === 'signing' && step.status !== 'COMPLETED' && isHeldUp(phase)) {
    return step.status === 'NOT_READY' ? 'waitsFor.papersAndLoan' : 'waitsFor.loan';
  }
  return step.status === 'NOT_READY' ? `waitsFor.${step.id}` : undefined;
}

/** The step's place among all, from 1, as in 'n of total'. */
export function stepNumber(steps: readonly ProgressStep[], id: string | undefined): number {
  return steps.findIndex((step) => step.id === id) + 1;
}
