import { chargeLimited, type Attempts } from '@forecourt/backend/identity/index.ts';
import { describe, expect, it } from 'vitest';
import { addressLimit, chargePasswordAttempt, codeLimit } from './attempts.ts';

describe('password attempts', () => {
  it('allows five failures at once, then locks for 1 s', () => {
    let state: Attempts | undefined;
    const verdicts = Array.from({ length: 6 }, () => {
      const verdict = chargePasswordAttempt(state, 0);
      state = verdict.attempts;
      return verdict.isAllowed;
    });
    expect(verdicts).toEqual([true, true, true, true, true, false]);
    expect(chargePasswordAttempt(state, 999).isAllowed).toBe(false);
    expect(chargePasswordAttempt(state, 1000).isAllowed).toBe(true);
  });

  it.each([
    [6, 2_000],
    [7, 4_000],
    [14, 512_000],
    [15, 900_000],
    [40, 900_000],
  ])('locks %i failures for %i ms', (count, lockMs) => {
    const before = { count, firstAtMs: 0, lastAtMs: 0 };
    expect(chargePasswordAttempt(before, lockMs - 1)).toEqual({ isAllowed: false, attempts: before });
    expect(chargePasswordAttempt(before, lockMs).isAllowed).toBe(true);
  });

  it('forgets 15 minutes after the last failure', () => {
    const before = { count: 4, firstAtMs: 0, lastAtMs: 0 };
    expect(chargePasswordAttempt(before, 900_000).attempts.count).toBe(1);
  });
});

describe('codes: five within a window from the first', () => {
  const minuteMs = 60_000;
  it.each([
    ['reset', 4, 60 * minuteMs - 1, true],
    ['reset', 5, 60 * minuteMs - 1, false],
    ['reset', 5, 60 * minuteMs, true],
    ['sign-up', 5, 30 * minuteMs - 1, false],
    ['sign-up', 5, 30 * minuteMs, true],
    ['email', 5, 30 * minuteMs, false],
    ['sign-in', 4, 30 * minuteMs - 1, true],
    ['sign-in', 5, 30 * minuteMs - 1, false],
    ['sign-in', 5, 30 * minuteMs, true],
  ] as const)('%s: after %i, %i ms from the first: %s', (purpose, count, nowMs, isAllowed) => {
    const before = { count, firstAtMs: 0, lastAtMs: nowMs - 1 };
    expect(chargeLimited(codeLimit(purpose), before, nowMs).isAllowed).toBe(isAllowed);
  });

  it('starts over when the window is over', () => {
    const before = { count: 5, firstAtMs: 0, lastAtMs: 0 };
    const { attempts } = chargeLimited(codeLimit('sign-in'), before, 30 * minuteMs);
    expect(attempts).toEqual({ count: 1, firstAtMs: 30 * minuteMs, lastAtMs: 30 * minuteMs });
  });
});

describe('codes of one network address (T40)', () => {
  const minuteMs = 60_000;
  it.each([
    ['sign-in: the hundredth', 'sign-in', 99, 1, true],
    ['sign-in: one more', 'sign-in', 100, 30 * minuteMs - 1, false],
    ['sign-in: after 30 minutes (ACCT-19)', 'sign-in', 100, 30 * minuteMs, true],
    ['sign-up: one more', 'sign-up', 100, 30 * minuteMs - 1, false],
    ['sign-up: after 30 minutes (ACCT-19)', 'sign-up', 100, 30 * minuteMs, true],
    ['reset: one more', 'reset', 100, 60 * minuteMs - 1, false],
    ['reset: after an hour (ACCT-32)', 'reset', 100, 60 * minuteMs, true],
  ] as const)('%s', (_row, purpose, count, nowMs, isAllowed) => {
    const before = { count, firstAtMs: 0, lastAtMs: 0 };
    expect(chargeLimited(addressLimit(purpose), before, nowMs).isAllowed).toBe(isAllowed);
  });
});
