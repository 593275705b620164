import { describe, expect, test } from 'vitest';
import type { PaymentOption } from '@forecourt/shared-contracts/payments';
import { paymentFixture, paymentStateFixture } from '../../../testing/payment-fixture.ts';
import {
  bankOnlyReason,
  canPayRest,
  receiptsOf,
  refundAmounts,
  restAfterCents,
  restKey,
} from './paid-rules.ts';

const open = paymentStateFixture({ dealType: 'Cash' });
const deposited = paymentStateFixture({
  dealType: 'Cash',
  payments: [paymentFixture({ amountCents: 50_000 })],
});
const full = paymentStateFixture({ dealType: 'Cash', payments: [paymentFixture({ amountCents: 250_000 })] });

test.each([
  ['a loan', open.plan, false, 'financed'],
  ['cash with a balance', deposited.plan, true, 'owed'],
  ['cash, fully paid', full.plan, true, 'fully'],
])('what is left: %s', (_row, plan, isCash, expected) => expect(restKey(plan, isCash)).toBe(expected));

test.each([
  ['with a balance', deposited, true],
  ['without card fields', { ...deposited, cardFrame: null }, false],
  ['with nothing left', full, false],
])('the balance can be paid here %s: %s', (_row, state, expected) =>
  expect(canPayRest(state)).toBe(expected),
);

describe('an option', () => {
  const option = (amountCents: number): PaymentOption => ({
    portion: 'due-now',
    amountCents,
    isCardAllowed: false,
    bankPartsCents: [amountCents],
  });

  test('leaves the rest of a cash order', () => {
    expect(restAfterCents(open.plan, option(50_000))).toBe(200_000);
    expect(restAfterCents(open.plan, option(250_000))).toBe(0);
  });

  test.each([
    ['a cent above the limit', 700_001, 'above-limit'],
    ['at the limit', 700_000, 'everything'],
  ])('by bank only: %s', (_row, amountCents, expected) =>
    expect(bankOnlyReason(option(amountCents), 700_000)).toBe(expected),
  );
});

test('one receipt each, newest first; the first payment includes the deposit', () => {
  const second = paymentFixture({ id: 'second' });
  const first = paymentFixture({ id: 'first', amountCents: 50_000 });
  const failed = paymentFixture({ id: 'failed', phase: 'failed' });
  const { plan } = open;
  expect(receiptsOf({ payments: [second, failed, first], plan })).toEqual([
    { payment: second, depositCents: null },
    { payment: first, depositCents: 50_000 },
  ]);
  expect(receiptsOf({ payments: [first], plan })).toEqual([{ payment: first, depositCents: 50_000 }]);
  expect(receiptsOf({ payments: [failed], plan })).toEqual([]);
});

test.each([
  ['nothing goes back', undefined, {}],
  ['refunded', { doneCents: 14_900, dueCents: 0, refusedCents: 0 }, { refunded: '$149.00' }],
  [
    'on its way, and refused',
    { doneCents: 0, dueCents: 10_000, refusedCents: 4900 },
    { refundDue: '$100.00', refundRefused: '$49.00' },
  ],
])('the refund lines of a receipt: %s', (_row, partRefunds, expected) =>
  expect(refundAmounts({ partRefunds })).toEqual(expected),
);
