import { expect, test } from 'vitest';
import { isCaptureAllowed } from './index.ts';

test.each([
  ['IL', false],
  ['ME', true],
  ['IA', true],
])('residents of %s may have their ID captured (TRACK-43): %s', (state, isAllowed) =>
  expect(isCaptureAllowed(state)).toBe(isAllowed),
);
