import { describe, expect, it, test } from 'vitest';
import type { DealStatus, ListedOrder, OrderStatus } from '@forecourt/shared-contracts/commerce';
import { orderFixture, priceFixture, priceSettingsFixture } from '@forecourt/shared-contracts/testing';
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
    'a loan without terms that no lender approved: its payment is still to be set',
    orderFixture({ deal: { type: 'Finance', dealRefId: 'd', status: 'DPEN' } }),
    { kind: 'unset', totalCents: price.totalCents },
  ],
  [
    'an approved loan without terms: the total',
    orderFixture({ deal: { type: 'Finance', dealRefId: 'd', status: 'UACC' } }),
    { kind: 'total' },
  ],
  [
    'a loan without terms of a vehicle that was handed over: the total',
    orderFixture({ deal: { type: 'Finance', dealRefId: 'd' }, orderStatus: 'DELIVERED' }),
    { kind: 'total' },
  ],
])('%s', (_row, order, expected) => expect(orderMoney(order)).toMatchObject(expected));

const leasePrice = priceFixture({ purchaseType: 'Lease', condition: 'New', settings: priceSettingsFixture });

describe('an order that the dealer finishes, or that was handed over', () => {
  /** The standing of the payment, or the total where there is none. */
  const standing = (order: ListedOrder) => {
    const money = orderMoney(order);
    return money && 'standing' in money ? money.standing : money?.kind;
  };

  it.each<[string, OrderStatus, DealStatus | undefined, string]>([
    ['no answer yet', 'OFFRAMP', 'DPEN', 'estimate'],
    ['under review', 'OFFRAMP', 'APEN', 'estimate'],
    ['no lender answered', 'OFFRAMP', 'LTIM', 'estimate'],
    ['never sent', 'OFFRAMP', 'CSAV', 'estimate'],
    ['without a status', 'OFFRAMP', undefined, 'estimate'],
    ['a counteroffer that was not accepted', 'OFFRAMP', 'LNSEL', 'asked'],
    ['every lender declined', 'OFFRAMP', 'LDEC', 'total'],
    ['approved', 'OFFRAMP', 'LSEL', 'agreed'],
    ['accepted', 'OFFRAMP', 'UACC', 'agreed'],
    ['signed', 'OFFRAMP', 'SIGN', 'agreed'],
    ['funded', 'DELIVERED', 'FUND', 'agreed'],
    ['handed over, no lender answered', 'DELIVERED', 'LTIM', 'total'],
    ['handed over, a counteroffer that was not accepted', 'DELIVERED_NO_RETURN', 'LNSEL', 'total'],
    ['handed over, every lender declined', 'DELIVERED', 'LDEC', 'total'],
  ])('%s: %s %s', (_row, orderStatus, status, expected) =>
    expect(standing({ ...loan(status), orderStatus, counterOffer: offer })).toBe(expected),
  );

  it.each<[DealStatus, string | undefined]>([
    ['LTIM', 'estimate'],
    ['UACC', 'agreed'],
    // The price of a lease has no sales tax.
    ['LDEC', undefined],
  ])('a lease: %s', (status, expected) => {
    const deal = { type: 'Lease', dealRefId: 'd', status } as const;
    expect(standing(orderFixture({ orderStatus: 'OFFRAMP', deal, price: leasePrice }))).toBe(expected);
  });

  it('cash: the total', () => expect(standing(orderFixture({ orderStatus: 'OFFRAMP' }))).toBe('total'));
});
