import type { ProtectionProduct } from '@forecourt/shared-contracts/tenant';
import { expect, it } from 'vitest';
import { offeredProducts } from './offered-products.ts';

const levels = [{ code: 'X-36', termMonths: 36, miles: null, deductibleCents: 0, priceCents: 1_000_00 }];
const vsc: ProtectionProduct = { type: 'VSC', maximumAgeYears: 10, maximumMiles: 100_000, levels };
const gap: ProtectionProduct = { type: 'GAP', maximumAgeYears: 12, maximumMiles: 150_000, levels };
const settings = { refund: { fullRefundDays: 60, feeCents: 50_00 }, products: [vsc, gap] };
const tooOld = { type: 'VSC', reason: 'vehicle-too-old', limit: 10 };
const tooFar = { type: 'VSC', reason: 'too-many-miles', limit: 100_000 };

it.each([
  ['of ten years and 100,000 miles has all', 10, 100_000, 'Finance', ['VSC', 'GAP'], []],
  ['of eleven years is too old for the service contract', 11, 20_000, 'Finance', ['GAP'], [tooOld]],
  ['of 100,001 miles has gone too far for it', 3, 100_001, 'Lease', ['GAP'], [tooFar]],
  ['in a cash purchase has no GAP', 3, 20_000, 'Cash', ['VSC'], [{ type: 'GAP', reason: 'needs-financing' }]],
  [
    'that is too old for both has none',
    13,
    20_000,
    'Cash',
    [],
    [tooOld, { type: 'GAP', reason: 'vehicle-too-old', limit: 12 }],
  ],
] as const)('a vehicle %s', (...[, ageYears, mileage, purchaseType, types, refused]) => {
  const offered = offeredProducts(settings, { ageYears, mileage, purchaseType });
  expect(offered.products.map(({ type }) => type)).toEqual(types);
  expect(offered.refused).toEqual(refused);
});

it.each([
  ['24 months', 24, ['GAP-24']],
  ['39 months', 39, ['GAP-36']],
  ['72 months', 72, ['GAP-72']],
  ['84 months', 84, ['GAP-84']],
  ['less than any level', 23, undefined],
  ['no loan', undefined, ['GAP-24', 'GAP-36', 'GAP-72', 'GAP-84']],
])('with a loan of %s GAP has its longest level within the loan (BUY-73)', (_, loanMonths, codes) => {
  const [level] = levels;
  const terms = [24, 36, 72, 84].map((months) => ({ ...level!, code: `GAP-${months}`, termMonths: months }));
  const products = [vsc, { ...gap, levels: terms }];
  const facts = { ageYears: 1, mileage: 10, purchaseType: 'Finance', loanMonths } as const;
  const offered = offeredProducts({ ...settings, products }, facts).products;
  expect(offered.find(({ type }) => type === 'VSC')?.levels).toEqual(levels);
  expect(offered.find(({ type }) => type === 'GAP')?.levels.map(({ code }) => code)).toEqual(codes);
});

it('a tenant without protection offers and refuses nothing', () => {
  const facts = { ageYears: 1, mileage: 10, purchaseType: 'Cash' } as const;
  expect(offeredProducts(undefined, facts)).toEqual({ products: [], refused: [] });
});
