const windowMs = 60_000;
const mostFailures = 3;

/** Returns the failures of one remote that still count at `nowMs`: those of the last minute. */
export function recentFailures(failedAtMs: readonly number[], nowMs: number): readonly number[] {
  return failedAtMs.filter((at) => nowMs - at < windowMs);
}

/** Whether a remote has failed so often that another attempt on this page is useless: three times within 60 s (F15). */
export function isStorm(failedAtMs: readonly number[], nowMs: number): boolean {
  return recentFailures(failedAtMs, nowMs).length >= mostFailures;
}
