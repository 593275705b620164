/** When codes for one account were sent, and when wrong ones were entered, in milliseconds since the epoch. */
export interface CodeUses {
  readonly sentAtMs: readonly number[];
  readonly wrongAtMs: readonly number[];
}

/** What happened to a code: it was sent, it was wrong, or the service takes no more of them, or sends no more. */
export type CodeUse = 'sent' | 'wrong' | 'noAttempts' | 'noRequests';

/** What is left: more than one, the last one, or none. */
export type UsesLeft = 'some' | 'one' | 'none';

const minuteMs = 60_000;
const waitMs = 30 * minuteMs;
/** How often each may happen within the wait, before the identity service refuses. */
const most = 5;

/** How long an emailed code works: 24 hours, as the identity service lets it (ACCT-14). */
export const emailedCodeMs = 24 * 60 * minuteMs;

/** Returns what is left after uses at these instants, each of which counts for half an hour (ACCT-18, ACCT-19). */
export function usesLeft(atMs: readonly number[], nowMs: number): UsesLeft {
  const counted = atMs.filter((at) => at <= nowMs && nowMs - at < waitMs).length;
  if (counted >= most) return 'none';
  return counted === most - 1 ? 'one' : 'some';
}

/** The uses after one more. A code that was sent although no attempts were left shows that the service takes codes again. */
export function withUse({ sentAtMs, wrongAtMs }: CodeUses, use: CodeUse, nowMs: number): CodeUses {
  const all = Array.from({ length: most }, () => nowMs);
  switch (use) {
    case 'sent':
      return {
        sentAtMs: [...sentAtMs, nowMs],
        wrongAtMs: usesLeft(wrongAtMs, nowMs) === 'none' ? [] : wrongAtMs,
      };
    case 'wrong':
      return { sentAtMs, wrongAtMs: [...wrongAtMs, nowMs] };
    case 'noAttempts':
      return { sentAtMs, wrongAtMs: all };
    case 'noRequests':
      // The last code still works for as long as before.
      return { sentAtMs: [...all, ...sentAtMs.slice(-1)], wrongAtMs };
  }
}
