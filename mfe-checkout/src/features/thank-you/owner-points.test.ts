import { describe, expect, test } from 'vitest';
import type { Order } from '@forecourt/shared-contracts/commerce';
import { pageFixture } from '@forecourt/shared-contracts/testing';
import { disclosureFixture } from '../../testing/contract-fixture.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { isDelivered, ownerPoints } from './owner-points.ts';

const { tenant } = pageFixture();
const noPromises = { limitedWarranty: null, moneyBack: null, inspection: null };
const dealer = { ...tenant, contact: { ...tenant.contact, timeZone: 'America/New_York' } };
/** 8 PM in New York. */
const delivered: Partial<Order> = {
  orderStatus: 'DELIVERED',
  delivery: { type: 'DELIVERY', appointmentTime: '2026-07-02T00:00:00.000Z' },
};
const points = (order: Partial<Order>, now: string, promises = tenant.promises) =>
  ownerPoints(
    { ...orderFixture({ ...delivered, ...order }), signedAt: undefined, terms: undefined },
    { ...dealer, promises },
    Date.parse(now),
  );
const finance = {
  downPaymentCents: 250_000,
  financedCents: 2_500_000,
  monthlyPaymentCents: 48_915,
  termMonths: 60,
  aprPercent: 6.5,
};
const returns = { id: 'returns', untilOn: '2026-07-06', miles: 500 };

describe('a vehicle can be brought back within the days of the guarantee, counted in the dealer’s days (SHOP-82)', () => {
  test.each<[string, Partial<Order>, string, boolean]>([
    ['on the day itself', {}, '2026-07-02T01:00:00Z', true],
    ['in the last minute', {}, '2026-07-07T03:59:00Z', true],
    ['a minute later', {}, '2026-07-07T04:00:00Z', false],
    ['an order without return', { orderStatus: 'DELIVERED_NO_RETURN' }, '2026-07-03T00:00:00Z', false],
    ['an order without appointment', { delivery: null }, '2026-07-03T00:00:00Z', false],
  ])('%s', (_row, order, now, isOpen) => {
    expect(points(order, now).filter(({ id }) => id === 'returns')).toEqual(isOpen ? [returns] : []);
  });

  test('never without a guarantee', () => {
    expect(points({}, '2026-07-02T01:00:00Z', noPromises)).toEqual([]);
  });
});

test.each([
  ['New', undefined, ['new-warranty']],
  ['Used', finance, ['limited-warranty', 'first-payment']],
] as const)('the warranty of a %s vehicle, and the first payment of a loan', (condition, loan, expected) => {
  const { vehicle, price } = orderFixture();
  const order = { vehicle: { ...vehicle, condition }, price: { ...price, ...(loan && { finance: loan }) } };
  expect(points(order, '2027-01-01T00:00:00Z').map(({ id }) => id)).toEqual(expected);
});

test('the first payment of a loan has its amount, and no day while that of the signature is unknown', () => {
  const { price } = orderFixture();
  const all = points({ price: { ...price, finance } }, '2027-01-01T00:00:00Z');
  expect(all).toContainEqual({ id: 'first-payment', amountCents: 48_915, dueOn: undefined, isAbout: true });
});

test.each<[string, string, number | undefined, string]>([
  ['a month after the signature', '2026-06-15T14:30:00Z', undefined, '2026-07-15'],
  ['counted in the dealer’s days', '2026-06-16T03:00:00Z', undefined, '2026-07-15'],
  ['in a shorter month', '2026-01-31T14:30:00Z', undefined, '2026-02-28'],
  ['in the next year', '2026-12-07T14:30:00Z', undefined, '2027-01-07'],
  ['after the days of its terms', '2026-06-15T14:30:00Z', 45, '2026-07-30'],
])('the first payment is due %s, and no longer ahead after that', (_row, signedAt, firstPaymentDays, day) => {
  const { price, ...order } = orderFixture(delivered);
  const terms = undefined;
  const owned = { ...order, price: { ...price, finance: { ...finance, firstPaymentDays } }, signedAt, terms };
  const at = (now: string) =>
    ownerPoints(owned, dealer, Date.parse(now)).filter(({ id }) => id === 'first-payment');
  expect(at(`${day}T12:00:00Z`)).toEqual([
    { id: 'first-payment', amountCents: 48_915, dueOn: day, isAbout: true },
  ]);
  expect(at('2027-03-01T12:00:00Z')).toEqual([]);
});

test.each<[string, number | undefined, string]>([
  ['a month after its date', undefined, '2026-07-10'],
  ['after its own days', 45, '2026-07-25'],
])(
  'the contract says when the first payment is due, not the signature: %s (PRICE-28)',
  (_row, days, dueOn) => {
    const { price, ...order } = orderFixture(delivered);
    const terms = { contractOn: '2026-06-10', finance: { ...disclosureFixture, firstPaymentDays: days } };
    const signedAt = '2026-06-15T14:30:00Z';
    const owned = {
      ...order,
      price: { ...price, finance: { ...finance, firstPaymentDays: 90 } },
      signedAt,
      terms,
    };
    const at = (now: string) =>
      ownerPoints(owned, dealer, Date.parse(now)).filter(({ id }) => id === 'first-payment');
    expect(at(`${dueOn}T12:00:00Z`)).toEqual([
      { id: 'first-payment', amountCents: 48_915, dueOn, isAbout: false },
    ]);
    expect(at('2026-07-26T12:00:00Z')).toEqual([]);
  },
);

test.each([
  ['DELIVERED', true],
  ['DELIVERED_NO_RETURN', true],
  ['SOLD', false],
] as const)('an order is delivered: %s', (orderStatus, expected) => {
  expect(isDelivered({ orderStatus })).toBe(expected);
});
