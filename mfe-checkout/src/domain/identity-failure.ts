/** Why the last try brought nothing, as the screen words it. */
export type IdentityFailure = 'not-verified' | 'cancelled' | 'timed-out';

/** The reason of a failed try; a word that nobody knows is 'not verified'. */
export function identityFailure(reason: string | null | undefined): IdentityFailure {
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
