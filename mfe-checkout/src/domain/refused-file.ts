import type { DealDocument } from '@forecourt/shared-contracts/documents';
import type { ProgressStep, StepStatus } from '@forecourt/shared-contracts/progress';

type Documents = readonly Pick<DealDocument, 'status'>[];

/** Whether the dealer refused a file. */
export function isRefusedFile({ status }: Documents[number]): boolean {
  return status === 'FAIL';
}

/** Whether a step has a file to replace. By its own rule (TRACK-44) it may still be READY or IN_PROGRESS. */
export function isRefusedStep({ id }: Pick<ProgressStep, 'id'>, documents: Documents): boolean {
  return id === 'documents' && documents.some(isRefusedFile);
}

/** Returns what a step counts as among what is to fix, and is drawn as: its own status, but attention with a file to replace. */
export function urgentStatus(step: ProgressStep, documents: Documents): StepStatus {
  return isRefusedStep(step, documents) ? 'NEEDS_ATTENTION' : step.status;
}
