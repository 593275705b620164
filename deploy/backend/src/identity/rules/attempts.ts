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

/** How many tries are allowed within a window that begins with the first of them. */
export interface AttemptLimit {
  readonly count: number;
  readonly windowMs: number;
}

const minuteMs = 60_000;

/** Codes sent for signing in, and wrong ones given back (ACCT-19). */
export const signInCodeLimit: AttemptLimit = { count: 5, windowMs: 30 * minuteMs };

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
