import { describe, expect, it } from 'vitest';
import { cashTotalCents, coverageTotalCents, shownEquity, totalAfterTradeInCents } from './cart-amounts.ts';

const tradeIn = (equityCents: number) => ({
  valueCents: 5_000_00,
  payoffCents: 5_000_00 - equityCents,
  equityCents,
});

describe('totalAfterTradeInCents', () => {
  it.each([
    ['no trade-in', undefined, 30_000_00],
    ['a trade-in that is worth more than is owed', tradeIn(4_000_00), 26_000_00],
    ['a trade-in on which more is owed', tradeIn(-2_000_00), 32_000_00],
  ])('%s', (_row, trade, expected) =>
    expect(totalAfterTradeInCents({ totalCents: 30_000_00, tradeIn: trade })).toBe(expected),
  );
});

it('a cash purchase costs what is due today and the balance', () =>
  expect(cashTotalCents({ dueTodayCents: 500_00, balanceCents: 29_500_00 })).toBe(30_000_00));

describe('coverageTotalCents', () => {
  const plan = (priceCents: number) => ({
    type: 'service-contract' as const,
    code: 'a',
    name: 'A',
    priceCents,
  });
  it.each([
    ['none is sold', undefined, 0],
    ['none is chosen', [], 0],
    ['two are chosen', [plan(1_000_00), plan(895_50)], 1_895_50],
  ])('%s', (_row, protection, expected) =>
    expect(coverageTotalCents({ protection } as Parameters<typeof coverageTotalCents>[0])).toBe(expected),
  );
});

describe('shownEquity', () => {
  it.each([
    [1_200_00, { amountCents: 1_200_00, isOwed: false }],
    [0, { amountCents: 0, isOwed: false }],
    [-300_00, { amountCents: 300_00, isOwed: true }],
  ])('%d cents', (equityCents, shown) => expect(shownEquity(equityCents)).toEqual(shown));
});
