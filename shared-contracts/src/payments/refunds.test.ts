import { expect, it } from 'vitest';
import { orderRefunds, paymentPhases, type PaymentPhase } from './index.ts';

const none = { doneCents: 0, dueCents: 0 };
const due = { doneCents: 0, dueCents: 50_000 };
const expected: Record<PaymentPhase, typeof none> = {
  starting: due,
  'awaiting-bank': none,
  clearing: due,
  review: due,
  captured: due,
  failed: none,
  cancelled: none,
  refunded: { doneCents: 50_000, dueCents: 0 },
};

it.each(paymentPhases)('a payment that is %s when its order is canceled', (phase) =>
  expect(orderRefunds([{ phase, amountCents: 50_000 }])).toEqual(expected[phase]),
);

it('adds up several payments', () =>
  expect(
    orderRefunds([
      { phase: 'refunded', amountCents: 50_000 },
      { phase: 'captured', amountCents: 200_000 },
      { phase: 'failed', amountCents: 200_000 },
    ]),
  ).toEqual({ doneCents: 50_000, dueCents: 200_000 }));
