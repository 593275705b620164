import { describe, expect, test } from 'vitest';
import type { Payment } from '@forecourt/shared-contracts/payments';
import { paymentFixture, paymentStateFixture } from '../../../testing/payment-fixture.ts';
import {
  askAgainMs,
  depositOwner,
  depositState,
  lastProblem,
  paymentOwner,
  paymentScreen,
  paymentStepStatus,
  receivedPayments,
  type PaymentScreen,
} from './payment-screen.ts';

const inPhase = (phase: Payment['phase']) => paymentStateFixture({ payments: [paymentFixture({ phase })] });

describe('what the step shows', () => {
  test.each([
    ['nothing paid', paymentStateFixture(), 'pay', false],
    ['sent to the provider', inPhase('starting'), 'processing', 800],
    ["waits at the bank's page", inPhase('awaiting-bank'), 'at-bank', 3000],
    ['money on its way', inPhase('clearing'), 'pending', 5000],
    ['under review', inPhase('review'), 'held', 5000],
    ['a phase that this release does not know', inPhase('UNKNOWN'), 'pending', 5000],
    ['all that is due has arrived', inPhase('captured'), 'paid', false],
    ['declined', inPhase('failed'), 'pay', false],
    ['given up at the bank', inPhase('cancelled'), 'pay', false],
  ] as const)('%s: %s', (_row, state, screen, again) => {
    expect(paymentScreen(state)).toBe(screen);
    expect(askAgainMs(state)).toBe(again);
  });

  test('part of the amount due has arrived: the rest is payable', () => {
    const part = paymentFixture({ amountCents: 100_000 });
    expect(paymentScreen(paymentStateFixture({ payments: [part] }))).toBe('pay');
  });
});

test('a problem is reported for the newest payment only', () => {
  const failed = paymentFixture({ phase: 'failed', id: 'old' });
  expect(lastProblem(paymentStateFixture({ payments: [failed] }))).toBe(failed);
  expect(lastProblem(paymentStateFixture({ payments: [paymentFixture(), failed] }))).toBeUndefined();
  expect(receivedPayments(paymentStateFixture({ payments: [paymentFixture(), failed] }))).toHaveLength(1);
});

describe('who the order waits for', () => {
  test.each<[PaymentScreen | undefined, string, string | undefined]>([
    [undefined, 'you', undefined],
    ['pay', 'you', 'you'],
    ['at-bank', 'you', 'bank'],
    ['processing', 'bank', 'bank'],
    ['pending', 'bank', 'bank'],
    ['held', 'us', 'us'],
    ['paid', 'you', 'you'],
  ])('%s: %s on the step, %s on the deposit page', (screen, onStep, onDeposit) => {
    expect(paymentOwner(screen)).toBe(onStep);
    expect(depositOwner(screen)).toBe(onDeposit);
  });
});

test('a paid order completes the step before the order says so', () => {
  expect(paymentStepStatus('paid', 'READY')).toBe('COMPLETED');
  expect(paymentStepStatus('pending', 'READY')).toBe('READY');
  expect(paymentStepStatus(undefined, 'IN_PROGRESS')).toBe('IN_PROGRESS');
});

test('only the deposit is payable on its page', () => {
  const state = paymentStateFixture();
  expect(depositState(state)?.plan).toEqual(state.deposit);
  expect(depositState({ ...state, deposit: null })).toBeUndefined();
  expect(depositState(undefined)).toBeUndefined();
});
