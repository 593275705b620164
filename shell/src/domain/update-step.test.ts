// @vitest-environment node
import { expect, test } from 'vitest';
import { updateStep } from './update-step.ts';

test.each([
  ['F11: a newer version, nothing typed', true, false, false, 'reload'],
  ['F11: no second reload for the same version', true, false, true, 'ask'],
  ['F12: a newer version, something typed', true, true, false, 'ask'],
  ['F12: typed, after a reload', true, true, true, 'ask'],
  ['F11: the site runs what the page runs', false, false, false, 'nothing'],
  ['the same, typed', false, true, false, 'nothing'],
  ['the same, after a reload', false, false, true, 'nothing'],
] as const)('%s', (_, isNewer, hasTyped, hasReloaded, step) =>
  expect(updateStep({ isNewer, hasTyped, hasReloaded })).toBe(step),
);
