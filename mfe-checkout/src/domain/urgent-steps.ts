import type { DealDocument } from '@forecourt/shared-contracts/documents';
import type { ProgressStep } from '@forecourt/shared-contracts/progress';
import { urgentStatus } from './refused-file.ts';

/** Returns an order's steps as what is next sees them ({@link urgentStatus}): one with a refused file comes first, as a problem does. */
export function urgentSteps(
  steps: readonly ProgressStep[],
  documents: readonly Pick<DealDocument, 'status'>[],
): readonly ProgressStep[] {
  return steps.map((step) => ({ ...step, status: urgentStatus(step, documents) }));
}
