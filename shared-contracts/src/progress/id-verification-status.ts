import { idVerificationOutcome, type IdVerification } from '../id-verification/index.ts';
import type { ProgressSnapshot } from './progress-snapshot.ts';
import type { StepStatus } from './step-status.ts';

/**
 * Verify ID (TRACK-38): default READY; IN_PROGRESS if transactionsAmount above 0; NEEDS_ATTENTION if the order's ID status is ERROR or the
 * verification is expired; COMPLETED if the order's ID status is COMPLETED. Later rules take precedence.
 */
export function idVerificationStatus({
  order,
  idVerification,
}: Pick<ProgressSnapshot, 'order' | 'idVerification'>): StepStatus {
  if (order.idVerificationStatus === 'COMPLETED') return 'COMPLETED';
  if (order.idVerificationStatus === 'ERROR' || idVerification.isExpired) return 'NEEDS_ATTENTION';
  return idVerification.transactionsAmount > 0 ? 'IN_PROGRESS' : 'READY';
}

/**
 * The status after a poll response: SUCCESSFUL sets COMPLETED; FAILED or expired sets NEEDS_ATTENTION; anything else leaves the status
 * unchanged (TRACK-38).
 */
export function liveIdVerificationStatus(
  status: StepStatus,
  live: Pick<IdVerification, 'status' | 'isExpired'>,
): StepStatus {
  const outcome = idVerificationOutcome(live.status);
  if (outcome === 'verified') return 'COMPLETED';
  if (outcome === 'failed' || live.isExpired) return 'NEEDS_ATTENTION';
  return status;
}
