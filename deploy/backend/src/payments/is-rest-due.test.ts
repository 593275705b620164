import { paymentPlan, type PaymentPhase } from '@forecourt/shared-contracts/payments';
import { expect, it } from 'vitest';
import { isRestDue } from './is-rest-due.ts';

const limits = { cardLimitCents: 700_000, bankLimitCents: 650_000 };
const price = { dueTodayCents: 50_000, balanceCents: 200_000 };

it.each<[string, number, PaymentPhase[], boolean]>([
  ['nothing happened', 0, [], false],
  ['the deposit has arrived', 50_000, ['captured'], true],
  ['and the rest is on its way', 50_000, ['clearing', 'captured'], false],
  ['and the next failed', 50_000, ['failed', 'captured'], true],
  ['and the next was given up', 50_000, ['cancelled', 'captured'], true],
  ['all there', 250_000, ['captured'], false],
])('the rest is due: %s', (_row, paidCents, phases, expected) => {
  const plan = paymentPlan({ dealType: 'Finance', price, limits, paidCents });
  expect(
    isRestDue(
      plan,
      phases.map((phase) => ({ phase })),
    ),
  ).toBe(expected);
});
