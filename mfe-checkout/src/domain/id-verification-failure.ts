/** Why the last attempt failed, as the screen reports it. */
export type IdVerificationFailure = 'not-verified' | 'cancelled' | 'timed-out';

/** Maps the reason of a failed attempt; an unknown reason is 'not verified'. */
export function idVerificationFailure(reason: string | null | undefined): IdVerificationFailure {
  switch (reason) {
    case 'CANCELLED':
    case 'cancelled':
      return 'cancelled';
    case 'TIMED_OUT':
    case 'timed-out':
      return 'timed-out';
    default:
      return 'not-verified';
  }
}
