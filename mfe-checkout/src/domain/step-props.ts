import type { StepStatus } from '@forecourt/shared-contracts/progress';

/** Props of each step's component. The order and the other steps come from `useOrder`. */
export interface StepProps {
  readonly status: StepStatus;
  /**
   * The rest of the path after the step's own, one of its children in {@link stepChildPaths}; empty for the step itself. The component
   * stays mounted while the buyer moves between its children.
   */
  readonly childPath: string;
}
