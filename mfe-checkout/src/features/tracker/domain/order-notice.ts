import type { DecisionPhase } from '@forecourt/shared-contracts/commerce';
import type { ProgressStep, StepId } from '@forecourt/shared-contracts/progress';
import { type HeldUpPhase, isHeldUp, isOrderOver, type OverPhase } from '../../../domain/order-page.ts';
import { isEveryStepDone } from '../../../domain/order-steps.ts';

/** What the notice above the steps depends on. */
export interface OrderNoticeFacts {
  /** Phase of the lender's decision on the order. */
  readonly phase: DecisionPhase;
  readonly steps: readonly ProgressStep[];
  /** The step whose screen is open. */
  readonly currentId: StepId | undefined;
}

/**
 * What the order as a whole is waiting for: the phase of an open decision, or `done` when every step is completed; undefined for nothing.
 * Signing shows by itself that it waits for the decision, scheduling that all is done.
 */
export function orderNotice({
  phase,
  steps,
  currentId,
}: OrderNoticeFacts): Exclude<HeldUpPhase, OverPhase> | 'done' | undefined {
  if (isHeldUp(phase) && !isOrderOver(phase)) return currentId === 'signing' ? undefined : phase;
  return isEveryStepDone(steps) && currentId !== 'fulfillment' ? 'done' : undefined;
}
