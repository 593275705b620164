const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Waits after the first, second, … failed attempt, milliseconds; after the last one a mail is given up. */
const waitsMs = [10 * second, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour];

/** What a failed attempt was: a refusal for good (SMTP 5xx of the recipient or the mail), or a fault that may pass. */
export interface AttemptFault {
  /** The server's reply code, undefined when none came. */
  readonly replyCode: number | undefined;
  /** Whether it refused us rather than the mail: authentication and TLS are ours to mend, so the mail waits. */
  readonly isOurs: boolean;
}

/** How long a mail waits after its `attempts`-th attempt failed, in milliseconds; undefined when it is given up. */
export function nextAttemptMs(attempts: number, { replyCode, isOurs }: AttemptFault): number | undefined {
  const isForGood = replyCode !== undefined && replyCode >= 500 && !isOurs;
  return isForGood ? undefined : waitsMs[attempts - 1];
}
