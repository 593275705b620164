import { expect, test } from 'vitest';
import { priceSettingsFixture } from '../testing/price-settings-fixture.ts';
import { leaseQuote } from './lease-quote.ts';

const input = {
  condition: 'New' as const,
  priceCents: 39_500_00,
  msrpCents: 42_000_00,
  incentivesCents: 1_000_00,
  state: undefined,
  settings: priceSettingsFixture,
};

test('the worked lease results from the tenant data (PRICE-50)', () => {
  const quote = leaseQuote({ ...input, dueAtSigningCents: 2_982_04 });
  expect(quote).toMatchObject({
    termMonths: 36,
    annualMiles: 10_000,
    residualPercent: 58,
    residualCents: 24_360_00,
    leastDueCents: 901_24,
    cost: { capCostReductionCents: 2_000_00, paymentCents: 527_04, dueAtSigningCents: 2_982_04 },
  });
});

test.each([
  ['less than the least that is due is lifted to it', 0, 901_24],
  ['more than half of the depreciation is held there', 99_000_00, 'most'],
] as const)('%s', (_, dueAtSigningCents, expected) => {
  const quote = leaseQuote({ ...input, dueAtSigningCents });
  expect(quote?.cost.dueAtSigningCents).toBe(expected === 'most' ? quote?.mostDueCents : expected);
});

test('more miles per year lower the residual and cost more', () => {
  const few = leaseQuote({ ...input, annualMiles: 10_000 });
  const many = leaseQuote({ ...input, annualMiles: 15_000 });
  expect(many?.residualPercent).toBe(55);
  expect(many?.cost.paymentCents).toBeGreaterThan(few?.cost.paymentCents ?? 0);
});

test('a lower credit tier never costs less', () => {
  const best = leaseQuote({ ...input, creditTier: 'excellent' });
  const next = leaseQuote({ ...input, creditTier: 'very-good' });
  expect(next?.cost.paymentCents).toBeGreaterThanOrEqual(best?.cost.paymentCents ?? Infinity);
});

test.each([
  ['a used vehicle', { condition: 'Used' as const }],
  ['a tenant that does not lease', { settings: { ...priceSettingsFixture, lease: undefined } }],
  ['a vehicle that is worth more at the end than it costs now', { msrpCents: 99_000_00 }],
])('%s has no lease', (_, parts) => expect(leaseQuote({ ...input, ...parts })).toBeUndefined());
