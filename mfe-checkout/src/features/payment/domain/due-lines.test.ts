import { describe, expect, test } from 'vitest';
import { paymentPlan } from '@forecourt/shared-contracts/payments';
import { paymentFixture } from '../../../testing/payment-fixture.ts';
import { dueLines, invoiceLines, onItsWayLines, type DueLine, type InvoiceLine } from './due-lines.ts';

const limits = { cardLimitCents: 700_000, bankLimitCents: 650_000 };
const price = { dueTodayCents: 50_000, balanceCents: 200_000 };

function plan(dealType: 'Cash' | 'Finance', paidCents = 0) {
  return paymentPlan({ dealType, price, limits, paidCents });
}

const shown = (lines: readonly (DueLine | InvoiceLine)[]) =>
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
      'cash: the deposit is due now, and what is due later is no part of the sum',
      dueLines(plan('Cash'), true),
      ['deposit 50000', 'dueNow 50000 total', 'balance 200000'],
    ],
    [
      'cash with part of the deposit paid',
      dueLines(plan('Cash', 20_000), true),
      ['deposit 50000', 'paid -20000 credit', 'dueNow 30000 total', 'balance 200000'],
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
      ['deposit 50000', 'downPayment 200000', 'onItsWay -250000', 'owed 0 total'],
    ],
    [
      'a loan with the deposit paid and part on its way',
      onItsWayLines(plan('Finance', 50_000), false, 150_000),
      ['deposit 50000', 'downPayment 200000', 'paid -50000 credit', 'onItsWay -150000', 'owed 50000 total'],
    ],
    [
      'cash, the deposit on its way',
      onItsWayLines(plan('Cash'), true, 50_000),
      ['total 250000', 'onItsWay -50000', 'owed 200000 total'],
    ],
    [
      'more on its way than is due',
      onItsWayLines(plan('Finance', 200_000), false, 100_000),
      ['deposit 50000', 'downPayment 200000', 'paid -200000 credit', 'onItsWay -100000', 'owed 0 total'],
    ],
  ])('%s', (_row, lines, expected) => expect(shown(lines)).toEqual(expected));
});

describe('the invoice of a cash order', () => {
  const lines = [
    { code: 'vehicle-price' as const, amountCents: 215_100 },
    { code: 'sales-tax' as const, amountCents: 20_000 },
    { code: 'delivery-fee' as const, amountCents: 14_900 },
  ];
  const price = { lines, totalCents: 250_000, dueTodayCents: 50_000, balanceCents: 200_000 };
  const none = { doneCents: 0, dueCents: 0, refusedCents: 0 };
  const paid = (parts: Partial<typeof none>) => [paymentFixture({ partRefunds: { ...none, ...parts } })];
  /** A plan that is `creditCents` lower than the price. */
  const credited = (paidCents: number, creditCents: number) => ({
    ...plan('Cash', paidCents),
    owedCents: 250_000 - creditCents,
    owedRestCents: 250_000 - creditCents - paidCents,
  });

  test.each<[string, Parameters<typeof invoiceLines>[1], string[]]>([
    [
      'a part paid',
      { plan: plan('Cash', 50_000), payments: [] },
      ['paid -50000 credit', 'left 200000 total'],
    ],
    [
      'less to pay for a delivery that became a pickup',
      { plan: credited(0, 14_900), payments: [] },
      ['credit -14900 credit', 'paid 0 credit', 'left 235100 total'],
    ],
    [
      'the same, refunded',
      { plan: plan('Cash', 250_000), payments: paid({ doneCents: 14_900 }) },
      ['credit -14900 credit', 'paid -250000 credit', 'refunds 14900', 'left 0 total'],
    ],
    [
      'a part refused, the rest not paid yet',
      { plan: credited(240_000, 10_000), payments: paid({ refusedCents: 4900 }) },
      ['credit -14900 credit', 'paid -240000 credit', 'refunds 4900', 'left 0 total'],
    ],
  ])('%s: its lines add up', (_row, state, expected) => {
    const invoice = invoiceLines(price, state);
    expect(shown(invoice)).toEqual([
      'vehicle-price 215100',
      'sales-tax 20000',
      'delivery-fee 14900',
      'total 250000 subtotal',
      ...expected,
    ]);
    const sum = invoice.slice(3, -1).reduce((cents, { amountCents }) => cents + amountCents, 0);
    expect(sum).toBe(invoice.at(-1)?.amountCents);
  });

  test('with a trade-in: its value and payoff are on it, and its lines add up', () => {
    const tradeIn = { valueCents: 60_000, payoffCents: 20_000, equityCents: 40_000 };
    const traded = { ...price, tradeIn, balanceCents: 160_000 };
    const plan = paymentPlan({ dealType: 'Cash', price: traded, limits, paidCents: 50_000 });
    expect(shown(invoiceLines(traded, { plan, payments: [] })).slice(3)).toEqual([
      'total 250000 subtotal',
      'trade-in-value -60000 credit',
      'trade-in-payoff 20000',
      'paid -50000 credit',
      'left 160000 total',
    ]);
  });
});
