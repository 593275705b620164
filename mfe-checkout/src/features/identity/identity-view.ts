import type { IdVerification } from '@forecourt/shared-contracts/id-verification';
import type { StepStatus } from '@forecourt/shared-contracts/progress';

/** What the identity screen shows. */
export type IdentityView = 'choose' | 'not-supported' | 'waiting' | 'expired' | 'failed' | 'complete';

/**
 * The screen for the state of identity verification (TRACK-41). It waits for an attempt that is under way, and asks residents of a state
 * without ID capture to call the dealer (TRACK-43).
 */
export function identityView(
  status: StepStatus,
  {
    status: live,
    isExpired,
    isCaptureAllowed,
  }: Pick<IdVerification, 'status' | 'isExpired' | 'isCaptureAllowed'>,
): IdentityView {
  if (status === 'COMPLETED') return 'complete';
  if (!isCaptureAllowed) return 'not-supported';
  if (isExpired) return 'expired';
  if (live === 'INITIATED') return 'waiting';
  return status === 'NEEDS_ATTENTION' ? 'failed' : 'choose';
}

/** The child of the step's path that a view has; empty for the step itself (TRACK-5). */
export function identityChildPath(view: IdentityView): string {
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

/** Whether a poll has nothing left to ask for: SUCCESSFUL, FAILED, or a link that has expired. */
export function isIdentityOver({ status, isExpired }: Pick<IdVerification, 'status' | 'isExpired'>): boolean {
  return status !== 'INITIATED' || isExpired;
}
