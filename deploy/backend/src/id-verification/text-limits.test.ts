import { expect, it } from 'vitest';
import { textWaitSeconds } from './text-limits.ts';

const now = new Date('2026-06-15T12:00:00Z');
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000);

it.each([
  ['none sent yet', 2, [], undefined],
  ['one of two', 2, [1], undefined],
  ['the second of two ten minutes ago', 2, [1, 600], 3000],
  ['only the last ones count', 2, [1, 600, 3000], 3000],
  ['a second before the hour is over', 1, [3599], 1],
  ['when the hour is over', 1, [3600], undefined],
])('TRACK-113: %s', (_row, limit, ago, seconds) => {
  expect(textWaitSeconds(limit, ago.map(secondsAgo), now)).toBe(seconds);
});
