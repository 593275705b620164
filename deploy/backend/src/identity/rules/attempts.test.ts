import { describe, expect, it } from 'vitest';
import { chargeHourlyAttempt, chargePasswordAttempt } from './attempts.ts';
import type { Attempts } from './attempts.ts';

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

describe('hourly attempts', () => {
  it.each([
    [4, 3_599_999, true],
    [5, 3_599_999, false],
    [5, 3_600_000, true],
  ])('after %i, %i ms from the first: %s', (count, nowMs, isAllowed) => {
    const before = { count, firstAtMs: 0, lastAtMs: 3_599_000 };
    expect(chargeHourlyAttempt(before, nowMs).isAllowed).toBe(isAllowed);
  });
});
