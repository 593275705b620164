/** Counted tries of one kind by one account. Milliseconds since the epoch. */
export interface Attempts {
  readonly count: number;
  readonly firstAtMs: number;
  readonly lastAtMs: number;
}

/** Whether a try may go on, and what to remember of it. A refused try changes nothing. */
export interface AttemptVerdict {
  readonly isAllowed: boolean;
  readonly attempts: Attempts;
}

const freePasswordFailures = 5;
const longestLockMs = 15 * 60_000;

/**
 * Password tries: after five failures a lock of 1 s, doubling with each further failure to 15 minutes;
 * forgotten 15 minutes after the last one. Counted before the password is checked, so that parallel tries
 * cannot outrun it; a success clears it.
 */
export function chargePasswordAttempt(before: Attempts | undefined, nowMs: number): AttemptVerdict {
  if (!before || nowMs - before.lastAtMs >= longestLockMs) return started(nowMs);
  const excess = before.count - freePasswordFailures;
  const lockMs = excess < 0 ? 0 : Math.min(1000 * 2 ** excess, longestLockMs);
  if (nowMs < before.lastAtMs + lockMs) return { isAllowed: false, attempts: before };
  return counted(before, nowMs);
}

const hourMs = 3_600_000;

/** Sent codes and wrong codes: at most five within an hour from the first. */
export function chargeHourlyAttempt(before: Attempts | undefined, nowMs: number): AttemptVerdict {
  if (!before || nowMs - before.firstAtMs >= hourMs) return started(nowMs);
  if (before.count >= 5) return { isAllowed: false, attempts: before };
  return counted(before, nowMs);
}

function started(nowMs: number): AttemptVerdict {
  return { isAllowed: true, attempts: { count: 1, firstAtMs: nowMs, lastAtMs: nowMs } };
}

function counted(before: Attempts, nowMs: number): AttemptVerdict {
  return { isAllowed: true, attempts: { ...before, count: before.count + 1, lastAtMs: nowMs } };
}
