import { describe, expect, test } from 'vitest';
import { paymentPlan } from '@forecourt/shared-contracts/payments';
import { dueLines, invoiceLines, onItsWayLines, type DueLine } from './due-lines.ts';

const limits = { cardLimitCents: 700_000, bankLimitCents: 650_000 };
const price = { dueTodayCents: 50_000, balanceCents: 200_000 };

function plan(dealType: 'Cash' | 'Finance', paidCents = 0) {
  return paymentPlan({ dealType, price, limits, paidCents });
}

const shown = (lines: readonly DueLine[]) =>
  lines.map(({ id, amountCents, kind }) => `${id} ${amountCents}${kind ? ` ${kind}` : ''}`);

describe('what is due', () => {
  test.each<[string, readonly DueLine[], string[]]>([
    [
      'a loan: deposit and the rest of the down payment',
      dueLines(plan('Finance'), false),
      ['deposit 50000', 'downPayment 200000', 'dueNow 250000 total'],
    ],
    [
      'a loan with the deposit paid',
      dueLines(plan('Finance', 50_000), false),
      ['deposit 50000', 'downPayment 200000', 'paid -50000 credit', 'dueNow 200000 total'],
    ],
    [
      'a loan whose down payment is the deposit',
      dueLines(
        paymentPlan({ dealType: 'Finance', price: { ...price, balanceCents: 0 }, limits, paidCents: 0 }),
        false,
      ),
      ['deposit 50000', 'dueNow 50000 total'],
    ],
    [
      'cash: the deposit is due now, the balance later',
      dueLines(plan('Cash'), true),
      ['total 250000', 'deposit -50000 credit', 'balance 200000 subtotal', 'dueNow 50000 total'],
    ],
    [
      'cash with part of the deposit paid',
      dueLines(plan('Cash', 20_000), true),
      [
        'total 250000',
        'paid -20000 credit',
        'deposit -30000 credit',
        'balance 200000 subtotal',
        'dueNow 30000 total',
      ],
    ],
    [
      'cash with the deposit paid',
      dueLines(plan('Cash', 50_000), true),
      ['total 250000', 'paid -50000 credit', 'owed 200000 total'],
    ],
  ])('%s', (_row, lines, expected) => expect(shown(lines)).toEqual(expected));
});

describe('what is due besides a payment that has not arrived', () => {
  test.each<[string, readonly DueLine[], string[]]>([
    [
      'a loan, all of it on its way',
      onItsWayLines(plan('Finance'), false, 250_000),
      ['deposit 50000', 'downPayment 200000', 'onItsWay -250000 credit', 'leftAfter 0 total'],
    ],
    [
      'a loan with the deposit paid and part on its way',
      onItsWayLines(plan('Finance', 50_000), false, 150_000),
      [
        'deposit 50000',
        'downPayment 200000',
        'paid -50000 credit',
        'onItsWay -150000 credit',
        'leftAfter 50000 total',
      ],
    ],
    [
      'cash, the deposit on its way',
      onItsWayLines(plan('Cash'), true, 50_000),
      ['total 250000', 'onItsWay -50000 credit', 'leftAfter 200000 total'],
    ],
    [
      'more on its way than is due',
      onItsWayLines(plan('Finance', 200_000), false, 100_000),
      [
        'deposit 50000',
        'downPayment 200000',
        'paid -200000 credit',
        'onItsWay -100000 credit',
        'leftAfter 0 total',
      ],
    ],
  ])('%s', (_row, lines, expected) => expect(shown(lines)).toEqual(expected));
});

test('the invoice of a cash order: its price, what is paid, what is left', () => {
  const lines = [
    { code: 'vehicle-price' as const, amountCents: 230_000 },
    { code: 'sales-tax' as const, amountCents: 20_000 },
  ];
  const invoice = invoiceLines({ lines, totalCents: 250_000 }, plan('Cash', 50_000));
  expect(invoice.map(({ id, amountCents, kind }) => [id, amountCents, kind])).toEqual([
    ['vehicle-price', 230_000, undefined],
    ['sales-tax', 20_000, undefined],
    ['total', 250_000, 'subtotal'],
    ['paid', -50_000, 'credit'],
    ['left', 200_000, 'total'],
  ]);
});
