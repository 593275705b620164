import type { ProgressStep } from '@forecourt/shared-contracts/progress';

/** Returns the steps whose status has changed; a new step is not a change. */
export function changedSteps(
  before: readonly ProgressStep[],
  after: readonly ProgressStep[],
): readonly ProgressStep[] {
  return after.filter(({ id, status }) => {
    const old = before.find((step) => step.id === id);
    return old !== undefined && old.status !== status;
  });
}
