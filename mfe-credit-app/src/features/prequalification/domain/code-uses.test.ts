import { describe, expect, it } from 'vitest';
import { usesLeft, withUse, type CodeUse, type CodeUses, type UsesLeft } from './code-uses.ts';

const minuteMs = 60_000;
const atMs = 1_000 * minuteMs;
const first: CodeUses = { sentAtMs: [atMs], wrongAtMs: [] };
const after = (...uses: readonly CodeUse[]) => uses.reduce((all, use) => withUse(all, use, atMs), first);

describe('the uses left of an emailed code', () => {
  it.each<[string, readonly CodeUse[], UsesLeft, UsesLeft]>([
    ['the first code', [], 'some', 'some'],
    ['three more codes', ['sent', 'sent', 'sent'], 'one', 'some'],
    ['four more codes', ['sent', 'sent', 'sent', 'sent'], 'none', 'some'],
    ['four wrong codes', ['wrong', 'wrong', 'wrong', 'wrong'], 'some', 'one'],
    ['five wrong codes', ['wrong', 'wrong', 'wrong', 'wrong', 'wrong'], 'some', 'none'],
    ['a code sent after too many wrong ones', ['noAttempts', 'sent'], 'some', 'some'],
    ['a wrong code and another code', ['wrong', 'wrong', 'wrong', 'wrong', 'sent'], 'some', 'one'],
    ['a service that takes no more', ['noAttempts'], 'some', 'none'],
    ['a service that sends no more', ['noRequests'], 'none', 'some'],
  ])('after %s (ACCT-18, ACCT-19)', (_what, uses, requests, attempts) => {
    const { sentAtMs, wrongAtMs } = after(...uses);
    expect([usesLeft(sentAtMs, atMs), usesLeft(wrongAtMs, atMs)]).toEqual([requests, attempts]);
  });

  it('are all there again after half an hour, and not before', () => {
    const { wrongAtMs } = after('noAttempts');
    expect(usesLeft(wrongAtMs, atMs + 30 * minuteMs - 1)).toBe('none');
    expect(usesLeft(wrongAtMs, atMs + 30 * minuteMs)).toBe('some');
  });

  it('do not wait for a clock that was set back', () => {
    expect(usesLeft(after('noAttempts').wrongAtMs, atMs - minuteMs)).toBe('some');
  });

  it('keep the time of the last code when no more are sent', () => {
    expect(withUse(first, 'noRequests', atMs + minuteMs).sentAtMs.at(-1)).toBe(atMs);
  });
});
