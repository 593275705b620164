import { describe, expect, test } from 'vitest';
import type { ProgressStep, StepId, StepStatus } from '@forecourt/shared-contracts/progress';
import {
  isEveryStepDone,
  isStepDone,
  isStepReady,
  isStepStopped,
  stepAfter,
  stepAfterSigning,
  stepHref,
} from './order-steps.ts';

const steps = (statuses: Partial<Record<StepId, StepStatus>>): ProgressStep[] =>
  Object.entries(statuses).map(([id, status]) => ({ id: id as StepId, status }));

describe('every step is done', () => {
  test.each<[string, Partial<Record<StepId, StepStatus>>, boolean]>([
    ['all completed', { signing: 'COMPLETED', payment: 'COMPLETED' }, true],
    ['one in progress', { signing: 'COMPLETED', payment: 'IN_PROGRESS' }, false],
    ['one not ready', { signing: 'COMPLETED', payment: 'NOT_READY' }, false],
  ])('%s', (_row, given, expected) => expect(isEveryStepDone(steps(given))).toBe(expected));
});

describe('a step', () => {
  test.each<[StepStatus | 'absent', boolean, boolean, boolean]>([
    ['NOT_READY', false, false, false],
    ['READY', true, false, false],
    ['IN_PROGRESS', true, false, false],
    ['NEEDS_ATTENTION', true, false, true],
    ['COMPLETED', true, true, false],
    ['absent', false, false, false],
  ])('%s: ready %s, done %s, stopped %s', (status, isReady, isDone, isStopped) => {
    const given = status === 'absent' ? steps({ signing: 'COMPLETED' }) : steps({ payment: status });
    expect(isStepReady(given, 'payment')).toBe(isReady);
    expect(isStepDone(given, 'payment')).toBe(isDone);
    expect(isStepStopped(given, 'payment')).toBe(isStopped);
  });
});

describe('after a completed step', () => {
  test.each<[string, Partial<Record<StepId, StepStatus>>, StepId | undefined]>([
    [
      'the next one',
      { insurance: 'COMPLETED', 'id-verification': 'READY', documents: 'READY' },
      'id-verification',
    ],
    [
      'the first open one below it, past finished work',
      { insurance: 'COMPLETED', 'id-verification': 'COMPLETED', documents: 'NEEDS_ATTENTION' },
      'documents',
    ],
    [
      'not one that cannot be opened',
      { insurance: 'COMPLETED', 'id-verification': 'COMPLETED', documents: 'READY', signing: 'NOT_READY' },
      'documents',
    ],
    ['else none', { insurance: 'COMPLETED', 'id-verification': 'COMPLETED' }, undefined],
  ])('%s', (_row, given, expected) => expect(stepAfter(steps(given), 'insurance')?.id).toBe(expected));

  test('one above it, if none below is open', () => {
    const given = steps({
      insurance: 'NEEDS_ATTENTION',
      'id-verification': 'COMPLETED',
      documents: 'COMPLETED',
    });
    expect(stepAfter(given, 'id-verification')?.id).toBe('insurance');
  });
});

describe('after signing', () => {
  test.each<[string, Partial<Record<StepId, StepStatus>>, string | undefined]>([
    ['a payment to make', { payment: 'READY', fulfillment: 'NOT_READY' }, 'payment'],
    ['a payment already made', { payment: 'COMPLETED', fulfillment: 'READY' }, 'payment'],
    ['a payment that is not ready yet', { payment: 'NOT_READY', fulfillment: 'READY' }, 'fulfillment'],
    ['an order without payment', { fulfillment: 'READY' }, 'fulfillment'],
    ['an order whose other steps are hidden (TRACK-32)', { signing: 'COMPLETED' }, undefined],
  ])('%s', (_row, given, expected) => expect(stepAfterSigning(steps(given))).toBe(expected));
});

describe('the steps of a list', () => {
  test.each<[StepStatus, string | undefined]>([
    ['NOT_READY', undefined],
    ['READY', '/progress/FC-1/payment'],
    ['IN_PROGRESS', '/progress/FC-1/payment'],
    ['NEEDS_ATTENTION', '/progress/FC-1/payment'],
    ['COMPLETED', '/progress/FC-1/payment'],
  ])('%s leads to %s', (status, href) => {
    expect(stepHref('FC-1', { id: 'payment', status })).toBe(href);
  });
});
