import { expect, it } from 'vitest';
import { shoulderRoll } from './section.ts';

it('the flank leans in ever more between its crease and the windows, and no more above them', () => {
  const heights = [880, 900, 930, 960, 990, 1_000];
  const rolls = heights.map((up) => shoulderRoll(1_000, 880, up));
  expect(rolls[0]).toBe(0);
  expect(rolls).toEqual(rolls.toSorted((a, b) => a - b));
  expect(shoulderRoll(1_000, 880, 1_300)).toBe(rolls.at(-1));
  expect(shoulderRoll(1_000, 600, 800)).toBe(0);
});
