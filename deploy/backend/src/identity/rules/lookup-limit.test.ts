import { describe, expect, it } from 'vitest';
import type { Attempts } from './attempts.ts';
import { chargeLookup } from './lookup-limit.ts';

const asked = (count: number, lastAtMs = 0): Attempts => ({ count, firstAtMs: 0, lastAtMs });

describe('questions whether an email has an account, per network address', () => {
  it.each([
    ['the first', undefined, 0, true, undefined],
    ['the thirtieth', asked(29), 1_000, true, undefined],
    ['one more', asked(30), 1_000, false, 599],
    ['one more, just before the ten minutes end', asked(30), 599_999, false, 1],
    ['the next after ten minutes', asked(30), 600_000, true, undefined],
  ] as const)('%s', (_row, before, nowMs, isAllowed, retryAfterSeconds) => {
    const verdict = chargeLookup(before, nowMs);
    expect([verdict.isAllowed, verdict.retryAfterSeconds]).toEqual([isAllowed, retryAfterSeconds]);
  });

  it('a refused one is not counted', () => expect(chargeLookup(asked(30), 5).attempts).toEqual(asked(30)));
});
