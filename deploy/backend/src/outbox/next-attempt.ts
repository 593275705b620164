const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Delays after the first, second, … failed attempt, milliseconds; after the last one a mail fails. */
const waitsMs = [10 * second, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour];

/**
 * The cause of a failed attempt: a permanent refusal (SMTP 5xx for the recipient or the mail), or a temporary
 * fault.
 */
export interface AttemptFault {
  /** The server's reply code, undefined without a reply. */
  readonly replyCode: number | undefined;
  /**
   * Whether it refused us rather than the mail: authentication and TLS errors are ours to fix, so the mail
   * waits.
   */
  readonly isOurs: boolean;
}

/**
 * Returns the delay after a mail's `attempts`-th attempt failed, in milliseconds; undefined when it is given
 * up.
 */
export function nextAttemptMs(attempts: number, { replyCode, isOurs }: AttemptFault): number | undefined {
  const isForGood = replyCode !== undefined && replyCode >= 500 && !isOurs;
  return isForGood ? undefined : waitsMs[attempts - 1];
}
