import { expect, it } from 'vitest';
import { leadWaitSeconds } from './lead-limits.ts';

const now = new Date('2026-06-15T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

it.each([
  ['nothing sent yet', 2, [], undefined],
  ['one of two', 2, [1], undefined],
  ['the second of two ten minutes ago', 2, [1, 10], 50 * 60],
  ['the oldest counts until its hour is over', 2, [1, 59], 60],
  ['at the very end there is still a second', 1, [60], 1],
])('%s', (_name, limit, ago, seconds) => {
  expect(leadWaitSeconds(limit, ago.map(minutesAgo), now)).toBe(seconds);
});
