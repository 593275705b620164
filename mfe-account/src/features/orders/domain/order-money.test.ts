import { expect, test } from 'vitest';
import type { DealStatus, Order } from '@forecourt/shared-contracts/commerce';
import { orderFixture } from '@forecourt/shared-contracts/testing';
import { orderMoney } from './order-money.ts';

const { price } = orderFixture();
const terms = {
  downPaymentCents: 2_500_00,
  financedCents: 40_000_00,
  monthlyPaymentCents: 616_23,
  termMonths: 72,
  aprPercent: 6.5,
};
const loan = (status?: DealStatus): Order =>
  orderFixture({ deal: { type: 'Finance', dealRefId: 'd', status }, price: { ...price, finance: terms } });

test.each<[string, Order, object]>([
  ['cash: the total', orderFixture(), { kind: 'total', totalCents: price.totalCents }],
  [
    'an accepted loan: its payment with its terms and total',
    loan('UACC'),
    {
      kind: 'loan',
      isEstimate: false,
      totalCents: price.totalCents,
      monthlyPaymentCents: 616_23,
      downPaymentCents: 2_500_00,
      termMonths: 72,
      aprPercent: 6.5,
    },
  ],
  ['a loan that is decided on: an estimate', loan('DPEN'), { kind: 'loan', isEstimate: true }],
  ['a loan that every lender declined: no payment', loan('LDEC'), { kind: 'total' }],
  [
    'a loan without terms: the total',
    orderFixture({ deal: { type: 'Finance', dealRefId: 'd' } }),
    { kind: 'total' },
  ],
])('%s', (_row, order, expected) => expect(orderMoney(order)).toMatchObject(expected));
