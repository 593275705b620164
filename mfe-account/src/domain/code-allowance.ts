/** How often something was done, and when first and last, in milliseconds since the epoch. */
export interface CodeCount {
  readonly count: number;
  readonly firstAtMs: number;
  readonly lastAtMs: number;
}

/** What a person has used up: codes requested, and wrong codes entered. */
export interface CodeCounts {
  readonly requests: CodeCount;
  readonly wrong: CodeCount;
}

/** What is counted: a code was sent, a wrong one was entered, or the service refused to take any more. */
export type CodeEvent = 'sent' | 'wrong' | 'throttled';

/** When counts are read, and how long after the first of them they are forgotten. */
export interface CodeWindow {
  readonly nowMs: number;
  readonly waitMs: number;
}

/** What is left: more than one, the last one, or none. */
export type Allowance = 'free' | 'one-left' | 'exceeded';

/** What is left of both. */
export interface CodeAllowance {
  readonly attempts: Allowance;
  readonly requests: Allowance;
}

/** How many codes may be requested, and how many wrong ones entered, before the identity service refuses. */
export const codeTries = 5;

const none: CodeCount = { count: 0, firstAtMs: 0, lastAtMs: 0 };

/** The counts before the first code. */
export const unusedCodes: CodeCounts = { requests: none, wrong: none };

/**
 * The attempts and requests left by the page's own count (ACCT-18), which begins again once the wait since the first of them is over
 * (ACCT-19). The service keeps its own count and may refuse earlier, because it also counts attempts in other tabs.
 */
export function codeAllowance({ requests, wrong }: CodeCounts, window: CodeWindow): CodeAllowance {
  return { attempts: allowanceOf(wrong, window), requests: allowanceOf(requests, window) };
}

/** How many of them count now: none once their wait is over. */
export function countedNow(used: CodeCount, window: CodeWindow): number {
  return isOver(used, window) ? 0 : used.count;
}

/**
 * The counts after an event. A code that was sent although no attempts were left shows that the service takes codes again, so the attempts
 * begin again; a refusal means that none are left from now on.
 */
export function countCode(counts: CodeCounts, event: CodeEvent, window: CodeWindow): CodeCounts {
  const { requests, wrong } = counts;
  const { nowMs } = window;
  switch (event) {
    case 'sent':
      return {
        requests: counted(requests, window),
        wrong: allowanceOf(wrong, window) === 'exceeded' ? none : wrong,
      };
    case 'wrong':
      return { requests, wrong: counted(wrong, window) };
    case 'throttled':
      return { requests, wrong: { count: codeTries, firstAtMs: nowMs, lastAtMs: nowMs } };
  }
}

/** When time has changed all it can: the last code has expired, and every count is over. 0 without a code. */
export function codesOverAtMs(
  { requests, wrong }: CodeCounts,
  { lifeMs, waitMs }: { readonly lifeMs: number; readonly waitMs: number },
): number {
  const ends = [
    ...(requests.count > 0 ? [requests.lastAtMs + lifeMs] : []),
    ...[requests, wrong].filter(({ count }) => count > 0).map(({ firstAtMs }) => firstAtMs + waitMs),
  ];
  return Math.max(0, ...ends);
}

/** A device whose clock was set back does not wait for that time again. */
function isOver({ firstAtMs }: CodeCount, { nowMs, waitMs }: CodeWindow): boolean {
  const passedMs = nowMs - firstAtMs;
  return passedMs < 0 || passedMs >= waitMs;
}

function allowanceOf(used: CodeCount, window: CodeWindow): Allowance {
  const count = countedNow(used, window);
  if (count >= codeTries) return 'exceeded';
  return count === codeTries - 1 ? 'one-left' : 'free';
}

function counted(used: CodeCount, window: CodeWindow): CodeCount {
  const { nowMs } = window;
  const before = countedNow(used, window);
  return { count: before + 1, firstAtMs: before === 0 ? nowMs : used.firstAtMs, lastAtMs: nowMs };
}
