import { describe, expect, test } from 'vitest';
import type { DealStatus, Order } from '@forecourt/shared-contracts/commerce';
import { orderFixture } from '../testing/order-fixture.ts';
import { priceStanding, standingRows, type PriceStanding } from './price-standing.ts';

const signed = { status: 'Signed' as const, signersCompleted: ['buyer', 'dealer'] };
const unsigned = { status: 'NotStarted' as const, signersCompleted: [] };
const { price } = orderFixture();
const loan = (status: DealStatus) => orderFixture({ deal: { type: 'Finance', dealRefId: 'deal-1', status } });

describe('how final a price is', () => {
  test.each<[string, Order, boolean, PriceStanding]>([
    ['just ordered', orderFixture(), false, 'open'],
    ['a loan that all lenders declined', loan('LDEC'), false, 'void'],
    ['canceled', orderFixture({ orderStatus: 'CANCELED' }), false, 'void'],
    ['the contract is signed', orderFixture(), true, 'signed'],
    [
      'signed, the deposit paid',
      orderFixture({ paymentInfo: { status: 'PAYMENT_CAPTURED' } }),
      true,
      'signed',
    ],
    ['signed and paid', orderFixture({ paymentInfo: { status: 'FULLY_PAID' } }), true, 'paid'],
  ])('%s', (_row, order, isContractSigned, expected) => {
    expect(priceStanding({ order, signing: isContractSigned ? signed : unsigned })).toBe(expected);
  });
});

describe('the rows that still hold', () => {
  const finance = {
    downPaymentCents: 250_000,
    financedCents: 4_128_250,
    monthlyPaymentCents: 80_771,
    termMonths: 60,
    aprPercent: 6.5,
  };
  const idsOf = (of: typeof price, standing: PriceStanding) => standingRows(of, standing).map(({ id }) => id);

  test('cash: deposit and balance, then what was paid, then neither', () => {
    const lines = ['vehicle-price', 'sales-tax', 'total'];
    expect(idsOf(price, 'signed')).toEqual([...lines, 'deposit', 'balance']);
    expect(idsOf(price, 'paid')).toEqual([...lines, 'balance']);
    expect(standingRows(price, 'paid').at(-1)?.amountCents).toBe(4_378_250);
    expect(idsOf(price, 'void')).toEqual(lines);
  });

  test.each<[PriceStanding, number, [string, number][]]>([
    [
      'paid',
      14_900,
      [
        ['total', 4_378_250],
        ['credit', -14_900],
        ['balance', 4_363_350],
      ],
    ],
    [
      'signed',
      14_900,
      [
        ['total', 4_378_250],
        ['deposit', 25_000],
        ['credit', -14_900],
        ['balance', 4_338_350],
      ],
    ],
    [
      'signed',
      0,
      [
        ['total', 4_378_250],
        ['deposit', 25_000],
        ['balance', 4_353_250],
      ],
    ],
    ['void', 14_900, [['total', 4_378_250]]],
  ])(
    '%s, with a credit of %i cents: a row of its own, and less to pay',
    (standing, creditCents, expected) => {
      const rows = standingRows(price, standing, creditCents).slice(2);
      expect(rows.map(({ id, amountCents }) => [id, amountCents])).toEqual(expected);
    },
  );

  test('the credit of a loan is its last row', () => {
    const financed = { ...price, purchaseType: 'Finance' as const, finance };
    const ids = standingRows(financed, 'signed', 14_900).map(({ id }) => id);
    expect(ids.slice(-3)).toEqual(['down-payment', 'financed', 'credit']);
  });

  test('after a refusal nothing is financed', () => {
    const financed = { ...price, purchaseType: 'Finance' as const, finance };
    expect(idsOf(financed, 'signed').slice(-2)).toEqual(['down-payment', 'financed']);
    expect(idsOf(financed, 'void').at(-1)).toBe('total');
  });
});
