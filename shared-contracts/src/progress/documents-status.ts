import { isDocumentComplete, signingDocumentKeys } from '../documents/index.ts';
import type { ProgressSnapshot } from './progress-snapshot.ts';
import type { StepStatus } from './step-status.ts';

type Documents = ProgressSnapshot['documents'];

/** Whether both documents required for signing, driver's license and insurance card, are complete. */
export function hasRequiredDocuments(documents: Documents): boolean {
  return signingDocumentKeys.every((key) =>
    documents.some((document) => document.key === key && isDocumentComplete(document)),
  );
}

/**
 * Upload documents (TRACK-44): all complete: COMPLETED; none complete: READY; driver's license and insurance card complete but others not:
 * NEEDS_ATTENTION; otherwise IN_PROGRESS. A deal without any documents yet counts as none complete.
 */
export function documentsStatus({ documents }: Pick<ProgressSnapshot, 'documents'>): StepStatus {
  const complete = documents.filter(isDocumentComplete).length;
  if (complete === 0) return 'READY';
  if (complete === documents.length) return 'COMPLETED';
  return hasRequiredDocuments(documents) ? 'NEEDS_ATTENTION' : 'IN_PROGRESS';
}
