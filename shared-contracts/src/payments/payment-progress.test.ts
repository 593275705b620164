import { expect, it } from 'vitest';
import { paymentPlan } from './payment-plan.ts';
import { isPaymentOpen, orderPaymentStatus, paymentPhases, type PaymentPhase } from './payment-progress.ts';

const limits = { cardLimitCents: 700_000, bankLimitCents: 650_000 };
const price = { totalCents: 3_000_000, dueTodayCents: 50_000, balanceCents: 200_000 };
const cashPrice = { ...price, balanceCents: 2_950_000 };

const rows: readonly (readonly [string, 'Cash' | 'Finance', number, PaymentPhase[], string | null])[] = [
  ['nothing happened', 'Finance', 0, [], null],
  ['sent to the provider', 'Finance', 0, ['starting'], 'PAYMENT_PENDING'],
  ['at the bank', 'Finance', 0, ['awaiting-bank'], 'PAYMENT_PENDING'],
  ['money on its way', 'Finance', 0, ['clearing'], 'PAYMENT_PENDING'],
  ['under review', 'Finance', 0, ['review'], 'PAYMENT_HOLD'],
  ['declined', 'Finance', 0, ['failed'], 'PAYMENT_FAILED'],
  ['declined, then tried again', 'Finance', 0, ['starting', 'failed'], 'PAYMENT_PENDING'],
  ['given up at the bank', 'Finance', 0, ['cancelled'], null],
  ['given up after a failure', 'Finance', 0, ['cancelled', 'failed'], 'PAYMENT_FAILED'],
  ['a part of what is due has arrived', 'Finance', 100_000, ['captured'], 'PAYMENT_PENDING'],
  ['a part has arrived, the next failed', 'Finance', 100_000, ['failed', 'captured'], 'PAYMENT_FAILED'],
  ['down payment there, the rest is financed', 'Finance', 250_000, ['captured'], 'DOWNPAYMENT_PAID'],
  ['cash deposit there, the balance is owed', 'Cash', 50_000, ['captured'], 'DOWNPAYMENT_PAID'],
  [
    'cash, deposit there, a further payment failed',
    'Cash',
    50_000,
    ['failed', 'captured'],
    'DOWNPAYMENT_PAID',
  ],
  ['cash, all there', 'Cash', 3_000_000, ['captured'], 'FULLY_PAID'],
  ['refunded', 'Finance', 0, ['refunded'], null],
];

it.each(rows)('%s', (_row, dealType, paidCents, phases, expected) => {
  const plan = paymentPlan({
    dealType,
    price: dealType === 'Cash' ? cashPrice : price,
    limits,
    paidCents,
  });
  const payments = phases.map((phase) => ({ phase }));
  expect(orderPaymentStatus(plan, dealType === 'Cash', payments)).toBe(expected);
});

it('only four phases may still collect money', () => {
  expect(paymentPhases.filter((phase) => isPaymentOpen({ phase }))).toEqual([
    'starting',
    'awaiting-bank',
    'clearing',
    'review',
  ]);
});
