import { describe, expect, test } from 'vitest';
import type { StepStatus } from '@forecourt/shared-contracts/progress';
import { idVerificationFailure } from '../../../domain/id-verification-failure.ts';
import { idVerificationChildPath, idVerificationView, isIdVerificationOver } from './id-verification-view.ts';

const none = { status: null, isExpired: false, isCaptureAllowed: true };
const running = { ...none, status: 'INITIATED' } as const;

describe('the ID verification screen', () => {
  test.each<[string, StepStatus, Parameters<typeof idVerificationView>[1], string, string]>([
    ['not begun', 'READY', none, 'choose', ''],
    ['link sent', 'IN_PROGRESS', running, 'waiting', 'next-steps'],
    [
      'link outlived its 24 hours',
      'NEEDS_ATTENTION',
      { ...running, isExpired: true },
      'expired',
      'incomplete',
    ],
    ['FAILED', 'NEEDS_ATTENTION', { ...none, status: 'FAILED' }, 'failed', 'incomplete'],
    ['started again after a failure', 'NEEDS_ATTENTION', running, 'waiting', 'next-steps'],
    ['SUCCESSFUL', 'COMPLETED', { ...none, status: 'SUCCESSFUL' }, 'complete', 'complete'],
    ['completed by the dealer', 'COMPLETED', none, 'complete', 'complete'],
    ['Illinois', 'READY', { ...none, isCaptureAllowed: false }, 'not-supported', ''],
    [
      'Illinois, verified by telephone',
      'COMPLETED',
      { ...none, isCaptureAllowed: false },
      'complete',
      'complete',
    ],
  ])('%s', (_row, status, idVerification, view, childPath) => {
    expect(idVerificationView(status, idVerification)).toBe(view);
    expect(idVerificationChildPath(idVerificationView(status, idVerification))).toBe(childPath);
  });

  test.each([
    ['INITIATED', false, false],
    ['INITIATED', true, true],
    ['SUCCESSFUL', false, true],
    ['FAILED', false, true],
    ['UNKNOWN', false, true],
  ] as const)('polling of %s, expired %s, is over: %s', (status, isExpired, isOver) =>
    expect(isIdVerificationOver({ status, isExpired })).toBe(isOver),
  );

  test.each([
    ['CANCELLED', 'cancelled'],
    ['TIMED_OUT', 'timed-out'],
    ['NOT_VERIFIED', 'not-verified'],
    ['A_NEW_WORD', 'not-verified'],
    [null, 'not-verified'],
  ])('reason %s', (reason, failure) => expect(idVerificationFailure(reason)).toBe(failure));
});
