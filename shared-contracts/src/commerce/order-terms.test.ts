import { describe, expect, it } from 'vitest';
import { priceBreakdown, type PriceInput, type PurchaseType } from '../pricing/index.ts';
import { priceSettingsFixture } from '../testing/index.ts';
import { changedTerms, orderFigures, orderTerms } from './order-terms.ts';

const priced = (purchaseType: PurchaseType, change: Partial<PriceInput> = {}) =>
  priceBreakdown({
    purchaseType,
    priceCents: 3_950_000,
    msrpCents: 4_200_000,
    incentivesCents: 100_000,
    deliveryFeeCents: 19_900,
    condition: 'New',
    state: priceSettingsFixture.homeState,
    settings: priceSettingsFixture,
    ...change,
  });
const termsOf = (purchaseType: PurchaseType, change?: Partial<PriceInput>) =>
  orderTerms(priced(purchaseType, change));
const tradeIn = (payoffCents: number) => ({ tradeIn: { valueCents: 650_000, payoffCents } });

describe('changedTerms', () => {
  it.each(['Cash', 'Finance', 'Lease'] as const)('%s: the same price changes nothing', (purchaseType) =>
    expect(changedTerms(termsOf(purchaseType, tradeIn(0)), termsOf(purchaseType, tradeIn(0)))).toEqual([]),
  );

  it.each([
    ['a loan’s APR', 'Finance', { aprPercent: 6 }, { aprPercent: 7 }, ['apr', 'monthly-payment']],
    [
      'a loan’s term',
      'Finance',
      { termMonths: 60, aprPercent: 6 },
      { termMonths: 72, aprPercent: 6 },
      ['term', 'monthly-payment'],
    ],
    [
      'a down payment',
      'Finance',
      { downPaymentCents: 300_000 },
      { downPaymentCents: 200_000 },
      ['down-payment', 'financed', 'monthly-payment', 'balance'],
    ],
    [
      'the pay-off of a trade-in, with the same total',
      'Cash',
      tradeIn(0),
      tradeIn(100_000),
      ['trade-in-payoff', 'trade-in-equity', 'balance'],
    ],
    [
      'the amount due at signing of a lease',
      'Lease',
      { downPaymentCents: 300_000 },
      { downPaymentCents: 400_000 },
      ['monthly-payment', 'cap-cost-reduction', 'due-at-signing', 'balance'],
    ],
    [
      'a discount that makes up for a price, with the same total',
      'Lease',
      {},
      { priceCents: 3_960_000, incentivesCents: 110_000 },
      ['vehicle-price', 'incentives'],
    ],
  ] as const)('%s', (_what, purchaseType, before, now, expected) => {
    const changes = changedTerms(termsOf(purchaseType, before), termsOf(purchaseType, now));
    expect(changes.map(({ id }) => id)).toEqual(expected);
  });

  it('tells both figures, and null for one that is not part of the terms', () => {
    const changes = changedTerms(termsOf('Finance', { aprPercent: 6 }), termsOf('Cash'));
    expect(changes).toContainEqual({ id: 'apr', before: 6, now: null });
    const again = changedTerms(termsOf('Cash'), termsOf('Finance', { aprPercent: 6 }));
    expect(again).toContainEqual({ id: 'apr', before: null, now: 6 });
  });

  it.each(['Cash', 'Finance', 'Lease'] as const)(
    '%s: every figure of the terms is compared',
    (purchaseType) => {
      const seen = termsOf(purchaseType, tradeIn(50_000));
      for (const id of orderFigures) {
        const figure = seen[id];
        if (figure === undefined) continue;
        expect(changedTerms({ ...seen, [id]: figure + 1 }, seen)).toEqual([
          { id, before: figure + 1, now: figure },
        ]);
      }
    },
  );
});
