import {
  signInCodeLimit,
  type AttemptLimit,
  type Attempts,
  type AttemptVerdict,
} from '@forecourt/backend/identity/index.ts';
import type { CodePurpose } from '../store/pool-store.ts';

const freePasswordFailures = 5;
const longestLockMs = 15 * 60_000;

/**
 * Password tries: after five failures a lock of 1 s, doubling with each further failure to 15 minutes;
 * forgotten 15 minutes after the last one. Counted before the password is checked, so that parallel tries
 * cannot outrun it; a success clears it.
 */
export function chargePasswordAttempt(before: Attempts | undefined, nowMs: number): AttemptVerdict {
  if (!before || nowMs - before.lastAtMs >= longestLockMs) {
    return { isAllowed: true, attempts: { count: 1, firstAtMs: nowMs, lastAtMs: nowMs } };
  }
  const excess = before.count - freePasswordFailures;
  const lockMs = excess < 0 ? 0 : Math.min(1000 * 2 ** excess, longestLockMs);
  if (nowMs < before.lastAtMs + lockMs) return { isAllowed: false, attempts: before };
  return { isAllowed: true, attempts: { ...before, count: before.count + 1, lastAtMs: nowMs } };
}

/** Codes sent for a purpose, and wrong ones given back: for signing in by the backend's rule, else five in an hour (a reset: ACCT-32). */
export function codeLimit(purpose: CodePurpose): AttemptLimit {
  return purpose === 'sign-in' ? signInCodeLimit : { count: 5, windowMs: 60 * 60_000 };
}
