import type { StepStatus } from '@forecourt/shared-contracts/progress';

/** What each step's component is given. The order and the other steps come from `useTracker`. */
export interface StepProps {
  readonly status: StepStatus;
  /**
   * What follows the step's own path, one of its children in {@link stepChildPaths}; empty for the step itself.
   * The component stays mounted while the buyer moves between its children.
   */
  readonly childPath: string;
}
