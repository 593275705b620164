import { describe, expect, test } from 'vitest';
import { paymentFixture, paymentStateFixture } from '../../../testing/payment-fixture.ts';
import { askAgainMs, lastProblem, paymentScreen, receivedPayments } from './payment-screen.ts';

const inPhase = (phase: string) => paymentStateFixture({ payments: [paymentFixture({ phase })] });

describe('what the step shows', () => {
  test.each([
    ['nothing paid', paymentStateFixture(), 'pay', false],
    ['sent to the provider', inPhase('starting'), 'processing', 800],
    ["waits at the bank's page", inPhase('awaiting-bank'), 'at-bank', 3000],
    ['money on its way', inPhase('clearing'), 'pending', 5000],
    ['under review', inPhase('review'), 'held', 5000],
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
