import { expect, it } from 'vitest';
import { canceledRefunds } from './canceled-refunds.ts';

const paid = { phase: 'captured', amountCents: 500_00 } as const;
const parts = { doneCents: 0, dueCents: 0, refusedCents: 0 };

it.each([
  ['received', [paid], { doneCents: 0, dueCents: 500_00, refusedCents: 0 }],
  ['refunded', [{ ...paid, phase: 'refunded' }], { doneCents: 500_00, dueCents: 0, refusedCents: 0 }],
  [
    'refused',
    [{ ...paid, partRefunds: { ...parts, refusedCents: 500_00 } }],
    { doneCents: 0, dueCents: 0, refusedCents: 500_00 },
  ],
  [
    'refused after a credit has gone back',
    [{ ...paid, partRefunds: { ...parts, doneCents: 100_00, refusedCents: 400_00 } }],
    { doneCents: 100_00, dueCents: 0, refusedCents: 400_00 },
  ],
  [
    'one refused and one still to come',
    [paid, { ...paid, partRefunds: { ...parts, refusedCents: 500_00 } }],
    { doneCents: 0, dueCents: 500_00, refusedCents: 500_00 },
  ],
] as const)('a payment: %s', (_, payments, expected) => expect(canceledRefunds(payments)).toEqual(expected));
