import type { StepStatus } from '@forecourt/shared-contracts/progress';
import type { StepListStatus as ShownStatus } from '@forecourt/shared-design/forms';

/** Maps a status to the one that chips and lists of steps draw. */
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
