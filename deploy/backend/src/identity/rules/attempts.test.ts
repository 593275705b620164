import { describe, expect, it } from 'vitest';
import { chargeLimited, lookupLimits, waitSeconds } from './attempts.ts';
import type { Attempts } from './attempts.ts';

describe('look-ups', () => {
  const asked = (count: number): Attempts => ({ count, firstAtMs: 0, lastAtMs: 0 });

  it.each([
    ['whether an email has an account: the thirtieth', 'email-check', 29, 1_000, true],
    ['whether an email has an account: one more', 'email-check', 30, 599_999, false],
    ['whether an email has an account: the next after ten minutes', 'email-check', 30, 600_000, true],
    ['whom a passcode is for: the twentieth', 'passcode', 19, 1_000, true],
    ['whom a passcode is for: one more', 'passcode', 20, 1_799_999, false],
    ['whom a passcode is for: the next after thirty minutes', 'passcode', 20, 1_800_000, true],
  ] as const)('%s', (_row, kind, count, nowMs, isAllowed) => {
    const before = asked(count);
    const verdict = chargeLimited(lookupLimits[kind].caller, before, nowMs);
    expect(verdict.isAllowed).toBe(isAllowed);
    if (!isAllowed) expect(verdict.attempts).toEqual(before);
  });

  it.each([
    [1_000, 599],
    [599_001, 1],
    [599_999, 1],
  ])('refused %i ms after the first of ten minutes, wait %i s', (nowMs, seconds) => {
    expect(waitSeconds(lookupLimits['email-check'].caller, asked(30), nowMs)).toBe(seconds);
  });
});
