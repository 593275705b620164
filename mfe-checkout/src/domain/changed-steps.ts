import type { ProgressStep } from '@forecourt/shared-contracts/progress';

/** Steps whose status differs from before; a step that was not there before is no change. */
export function changedSteps(
  before: readonly ProgressStep[],
  after: readonly ProgressStep[],
): readonly ProgressStep[] {
  return after.filter(({ id, status }) => {
    const old = before.find((step) => step.id === id);
    return old !== undefined && old.status !== status;
  });
}
