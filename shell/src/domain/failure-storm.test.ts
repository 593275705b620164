// @vitest-environment node
import { expect, test } from 'vitest';
import { isStorm } from './failure-storm.ts';

test.each([
  ['none', [], false],
  ['two in a second', [99_000, 100_000], false],
  ['three in a second', [99_000, 99_500, 100_000], true],
  ['three in just under a minute', [40_001, 70_000, 100_000], true],
  ['three, the first a minute ago', [40_000, 70_000, 100_000], false],
  ['many, long ago', [1, 2, 3, 4, 5], false],
] as const)('F15: %s', (_, failedAtMs, storm) => expect(isStorm(failedAtMs, 100_000)).toBe(storm));
