import { describe, expect, it } from 'vitest';
import { deductibles, longestLevel, lowestPrice } from './compared-levels.ts';

const level = (priceCents: number | null, monthlyCents: number | null = null) => ({
  priceCents,
  monthlyCents,
});

describe('lowestPrice', () => {
  it.each([
    ['no level', [], undefined],
    ['no level has a price', [level(null)], undefined],
    ['one of several', [level(900_00), level(700_00), level(800_00)], level(700_00)],
    ['a level without a price is left out', [level(null), level(900_00, 15_00)], level(900_00, 15_00)],
  ])('%s', (_, levels, expected) => expect(lowestPrice(levels)).toEqual(expected));
});

describe('deductibles', () => {
  it('are each there once, the lowest first', () =>
    expect(deductibles([200_00, 100_00, 100_00].map((deductibleCents) => ({ deductibleCents })))).toEqual([
      100_00, 200_00,
    ]));
});

describe('longestLevel', () => {
  const term = (termMonths: number, code = '') => ({ termMonths, code });
  it.each([
    ['no level', [], undefined],
    ['one of several', [term(36), term(72), term(60)], term(72)],
    ['the first of two', [term(60, 'first'), term(60, 'second')], term(60, 'first')],
  ])('%s', (_, levels, expected) => expect(longestLevel(levels)).toEqual(expected));
});
