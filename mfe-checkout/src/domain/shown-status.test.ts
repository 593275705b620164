import { expect, test } from 'vitest';
import { stepTones } from '@forecourt/shared-design/forms';
import { shownStatus, shownStepStatus } from './shown-status.ts';

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

test.each([
  ['Unconfirmed', 'COMPLETED', 'NEEDS_ATTENTION'],
  ['Failed', 'COMPLETED', 'NEEDS_ATTENTION'],
  ['Completed', 'COMPLETED', 'COMPLETED'],
  [undefined, 'COMPLETED', 'COMPLETED'],
  ['Unconfirmed', 'READY', 'READY'],
] as const)(
  'scheduling with an appointment that is %s and the status %s is shown as %s',
  (at, status, shown) => {
    const appointment = at && { status: at };
    expect(shownStepStatus({ id: 'fulfillment', status }, appointment)).toBe(shown);
    expect(shownStepStatus({ id: 'payment', status }, appointment)).toBe(status);
  },
);

test.each([
  ['Unconfirmed', 'COMPLETED'],
  ['Failed', 'NEEDS_ATTENTION'],
] as const)('once the buyer has the vehicle, an appointment that is %s is shown as %s', (at, shown) => {
  const appointment = { status: at, isReceived: true };
  expect(shownStepStatus({ id: 'fulfillment', status: 'COMPLETED' }, appointment)).toBe(shown);
});
