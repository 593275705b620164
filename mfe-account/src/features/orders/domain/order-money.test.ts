import { expect, test } from 'vitest';
import type { DealStatus, ListedOrder } from '@forecourt/shared-contracts/commerce';
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
const offer = { monthlyPaymentCents: 540_00, downPaymentCents: 3_500_00, termMonths: 84, aprPercent: 7.04 };
const loan = (status?: DealStatus): ListedOrder =>
  orderFixture({ deal: { type: 'Finance', dealRefId: 'd', status }, price: { ...price, finance: terms } });

test.each<[string, ListedOrder, object]>([
  ['cash: the total', orderFixture(), { kind: 'total', totalCents: price.totalCents }],
  [
    'an accepted loan: its payment with its terms and total',
    loan('UACC'),
    {
      kind: 'loan',
      standing: 'agreed',
      totalCents: price.totalCents,
      monthlyPaymentCents: 616_23,
      downPaymentCents: 2_500_00,
      termMonths: 72,
      aprPercent: 6.5,
    },
  ],
  ['a loan that is decided on: an estimate', loan('DPEN'), { kind: 'loan', standing: 'estimate' }],
  ['a loan that every lender declined: no payment', loan('LDEC'), { kind: 'total' }],
  [
    'a counteroffer: what the lender offers',
    { ...loan('LNSEL'), counterOffer: offer },
    { kind: 'loan', standing: 'offered', totalCents: price.totalCents, ...offer },
  ],
  [
    'a counteroffer of an older server: what was asked for',
    loan('LNSEL'),
    { kind: 'loan', standing: 'asked', monthlyPaymentCents: 616_23 },
  ],
  [
    'an accepted loan, whatever was offered before',
    { ...loan('UACC'), counterOffer: offer },
    { standing: 'agreed', monthlyPaymentCents: 616_23 },
  ],
  [
    'a loan without terms: the total',
    orderFixture({ deal: { type: 'Finance', dealRefId: 'd' } }),
    { kind: 'total' },
  ],
])('%s', (_row, order, expected) => expect(orderMoney(order)).toMatchObject(expected));
