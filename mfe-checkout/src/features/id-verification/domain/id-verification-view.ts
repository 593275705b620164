import type { IdVerification } from '@forecourt/shared-contracts/id-verification';
import type { StepStatus } from '@forecourt/shared-contracts/progress';
import { idVerificationOutcome } from '@forecourt/shared-contracts/id-verification';

/** What the ID verification screen shows. */
export type IdVerificationView = 'choose' | 'not-supported' | 'waiting' | 'expired' | 'failed' | 'complete';

/**
 * Returns the screen for the state of ID verification (TRACK-41). It waits for an attempt in progress, and asks residents of a state
 * without ID capture to call the dealer (TRACK-43).
 */
export function idVerificationView(
  status: StepStatus,
  {
    status: live,
    isExpired,
    isCaptureAllowed,
  }: Pick<IdVerification, 'status' | 'isExpired' | 'isCaptureAllowed'>,
): IdVerificationView {
  if (status === 'COMPLETED') return 'complete';
  if (!isCaptureAllowed) return 'not-supported';
  if (isExpired) return 'expired';
  if (idVerificationOutcome(live) === 'running') return 'waiting';
  return status === 'NEEDS_ATTENTION' ? 'failed' : 'choose';
}

/** Returns the child path of a view below the step's path; empty for the step itself (TRACK-5). */
export function idVerificationChildPath(view: IdVerificationView): string {
  switch (view) {
    case 'complete':
      return 'complete';
    case 'waiting':
      return 'next-steps';
    case 'failed':
    case 'expired':
      return 'incomplete';
    case 'choose':
    case 'not-supported':
      return '';
  }
}

/** Whether polling can stop: SUCCESSFUL, FAILED, or an expired link. */
export function isIdVerificationOver({
  status,
  isExpired,
}: Pick<IdVerification, 'status' | 'isExpired'>): boolean {
  return idVerificationOutcome(status) !== 'running' || isExpired;
}
