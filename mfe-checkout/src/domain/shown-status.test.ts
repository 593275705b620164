import { expect, test } from 'vitest';
import { stepTones } from '@forecourt/shared-design/forms';
import { shownStatus } from './shown-status.ts';

test.each([
  ['NOT_READY', 'waiting', 'neutral'],
  ['READY', 'ready', 'brand'],
  ['IN_PROGRESS', 'current', 'info'],
  ['COMPLETED', 'complete', 'success'],
  ['NEEDS_ATTENTION', 'attention', 'warning'],
] as const)('%s is drawn as %s in the color of %s (TRACK-27)', (status, shown, tone) => {
  expect(shownStatus(status)).toBe(shown);
  expect(stepTones[shown]).toBe(tone);
});
