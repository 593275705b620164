// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { insuranceView, policyRefusal } from './insurance-view.ts';

describe('insuranceView', () => {
  it.each([
    ['READY', false, 'consent'],
    ['READY', true, 'policy'],
    ['IN_PROGRESS', true, 'verifying'],
    ['COMPLETED', true, 'verified'],
    ['NEEDS_ATTENTION', true, 'failed'],
    ['NOT_READY', false, 'consent'],
  ] as const)('%s, consent %s: %s', (status, hasConsent, expected) =>
    expect(insuranceView(status, { hasConsent })).toBe(expected),
  );
});

describe('policyRefusal', () => {
  it.each([
    ['LAPSED', 'lapsed'],
    ['NOT_FOUND', 'not-found'],
    ['ERROR', 'no-answer'],
    ['UNKNOWN', 'other'],
    [null, 'other'],
  ] as const)('%s: %s', (policyStatus, expected) => expect(policyRefusal(policyStatus)).toBe(expected));
});
