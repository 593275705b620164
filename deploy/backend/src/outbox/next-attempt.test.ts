import { describe, expect, it } from 'vitest';
import { nextAttemptMs } from './next-attempt.ts';

const minute = 60_000;

describe('nextAttemptMs', () => {
  it.each([
    ['a server that cannot be reached, first time', 1, undefined, false, 10_000],
    ['second time', 2, undefined, false, minute],
    ['greylisted', 3, 451, false, 5 * minute],
    ['mailbox busy', 5, 450, false, 120 * minute],
    ['the seventh attempt: given up', 7, 421, false, undefined],
    ['no such mailbox: given up at once', 1, 550, false, undefined],
    ['our password is wrong: waits until it is fixed', 1, 535, true, 10_000],
  ])('%s', (_, attempts, replyCode, isOurs, waitMs) => {
    expect(nextAttemptMs(attempts, { replyCode, isOurs })).toBe(waitMs);
  });
});
