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

/**
 * Codes of one account that are sent for a purpose, and wrong ones given back: for signing in and signing up in 30 minutes (ACCT-19), else
 * in an hour (a reset: ACCT-32).
 */
export function codeLimit(purpose: CodePurpose): AttemptLimit {
  const isHalfHour = purpose === 'sign-in' || purpose === 'sign-up';
  return isHalfHour ? signInCodeLimit : { ...signInCodeLimit, windowMs: 60 * 60_000 };
}

/**
 * The same of one network address, whatever the accounts (T40): enough for a showroom's shared address, too few to guess a code of six
 * digits or to mail strangers at will. The window is that of the account's limit, because the page tells how long to wait.
 */
export function addressLimit(purpose: CodePurpose): AttemptLimit {
  return { ...codeLimit(purpose), count: 100 };
}
