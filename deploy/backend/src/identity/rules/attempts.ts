import type { CodePurpose } from '../store/identity-store.ts';

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

/** How many tries are allowed within a window that begins with the first of them. */
export interface AttemptLimit {
  readonly count: number;
  readonly windowMs: number;
}

const minuteMs = 60_000;

/**
 * Codes sent for a purpose, and wrong codes given back: five each in an hour (a reset: ACCT-32); for signing in, five in 30 minutes
 * (ACCT-19).
 */
export function codeLimit(purpose: CodePurpose): AttemptLimit {
  return { count: 5, windowMs: (purpose === 'sign-in' ? 30 : 60) * minuteMs };
}

/** What a visitor may look up without signing in: whether an email has an account, and whom a passcode is for. */
export type LookupKind = 'email-check' | 'passcode';

/**
 * Look-ups of one network address and, where set, of all visitors of a tenant together: enough for a showroom's shared address, too few to
 * read off who is a customer.
 */
export const lookupLimits: Readonly<
  Record<LookupKind, { readonly caller: AttemptLimit; readonly tenant?: AttemptLimit }>
> = {
  'email-check': { caller: { count: 30, windowMs: 10 * minuteMs } },
  passcode: {
    caller: { count: 20, windowMs: 30 * minuteMs },
    tenant: { count: 600, windowMs: 30 * minuteMs },
  },
};

/** Counts a try against a limit. */
export function chargeLimited(
  limit: AttemptLimit,
  before: Attempts | undefined,
  nowMs: number,
): AttemptVerdict {
  if (!before || nowMs - before.firstAtMs >= limit.windowMs) return started(nowMs);
  if (before.count >= limit.count) return { isAllowed: false, attempts: before };
  return counted(before, nowMs);
}

/** After how many whole seconds, at least one, a try that a limit refused is allowed again. */
export function waitSeconds(limit: AttemptLimit, { firstAtMs }: Attempts, nowMs: number): number {
  return Math.max(1, Math.ceil((firstAtMs + limit.windowMs - nowMs) / 1000));
}

function started(nowMs: number): AttemptVerdict {
  return { isAllowed: true, attempts: { count: 1, firstAtMs: nowMs, lastAtMs: nowMs } };
}

function counted(before: Attempts, nowMs: number): AttemptVerdict {
  return { isAllowed: true, attempts: { ...before, count: before.count + 1, lastAtMs: nowMs } };
}
