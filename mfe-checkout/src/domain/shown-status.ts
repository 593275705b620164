import type { Fulfillment } from '@forecourt/shared-contracts/fulfillment';
import type { ProgressStep, StepStatus } from '@forecourt/shared-contracts/progress';
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

/**
 * A step's status as it is shown: scheduling is done by the step rules, but an appointment that may not have taken place is not (TRACK-90). It
 * is again once the buyer has answered that the vehicle is there.
 */
export function shownStepStatus(
  { id, status }: ProgressStep,
  appointment: Pick<Fulfillment, 'status' | 'isReceived'> | undefined,
): StepStatus {
  const isDoubtful =
    appointment?.status === 'Failed' || (appointment?.status === 'Unconfirmed' && !appointment.isReceived);
  return isDoubtful && id === 'fulfillment' && status === 'COMPLETED' ? 'NEEDS_ATTENTION' : status;
}
