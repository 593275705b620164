import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PriceSummary } from './price-rows.ts';
import { wholeDollarRows, wholeDollarSummary, type SummedRow } from './whole-dollar-rows.ts';

const line = (id: string, amountCents: number | null): SummedRow => ({ id, amountCents, kind: 'line' });
const sum = (amountCents: number): SummedRow => ({ id: 'total', amountCents, kind: 'total' });
const cents = (rows: readonly SummedRow[]) => wholeDollarRows(rows).map(({ amountCents }) => amountCents);

test.each([
  [
    'whole dollars stay',
    [line('a', 2_500_000), line('b', 26_000), sum(2_526_000)],
    [2_500_000, 26_000, 2_526_000],
  ],
  [
    'a whole line after one with cents stays',
    [line('tax', 151_560), line('delivery', 14_900), sum(166_460)],
    [151_600, 14_900, 166_500],
  ],
  ['two halves add up', [line('a', 50), line('b', 50), sum(100)], [100, 0, 100]],
  [
    'a credit',
    [line('a', 10_040), { id: 'credit', amountCents: -5_060, kind: 'credit' }, sum(4_980)],
    [10_000, -5_000, 5_000],
  ],
  [
    'deposit and balance are rounded by themselves',
    [line('a', 100_060), sum(100_060), line('deposit', 50_000), line('balance', 50_060)],
    [100_100, 100_100, 50_000, 50_100],
  ],
  ['an unknown amount', [line('a', 140), line('b', null), sum(140)], [100, null, 100]],
] satisfies [string, SummedRow[], (number | null)[]][])('%s', (_, rows, expected) => {
  expect(cents(rows)).toEqual(expected);
});

test('the shown lines add up to the shown total, and each is less than a dollar off', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5_000_000, max: 5_000_000 }), { minLength: 1 }), (amounts) => {
      const total = amounts.reduce((all, one) => all + one, 0);
      const shown = cents([...amounts.map((amount, at) => line(String(at), amount)), sum(total)]);
      const lines = shown.slice(0, -1);
      expect(lines.reduce<number>((all, one) => all + (one ?? 0), 0)).toBe((shown.at(-1) ?? 0) + 0);
      lines.forEach((one, at) => expect(Math.abs((one ?? 0) - (amounts[at] ?? 0))).toBeLessThanOrEqual(100));
    }),
  );
});

test('a price in a tooltip is in whole dollars whose parts add up to its total (SITE-78)', () => {
  const cents = fc.integer({ min: 0, max: 9_000_000 });
  const parts = fc.record({
    vehicleCents: cents,
    taxesAndFeesCents: cents,
    tradeInCents: fc.integer({ min: -900_000, max: 900_000 }),
    protectionCents: cents,
  });
  const totalOf = (price: Omit<PriceSummary, 'totalCents'>) =>
    price.vehicleCents + price.taxesAndFeesCents + price.protectionCents - price.tradeInCents;
  fc.assert(
    fc.property(parts, (exact) => {
      const shown = wholeDollarSummary({ ...exact, totalCents: totalOf(exact) });
      expect(shown.totalCents).toBe(totalOf(shown));
      for (const amountCents of Object.values(shown)) expect(amountCents % 100 === 0).toBe(true);
      expect(Math.abs(shown.totalCents - totalOf(exact))).toBeLessThanOrEqual(50);
    }),
  );
});
