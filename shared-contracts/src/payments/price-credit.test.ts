import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditedAmounts, partRefunds, priceCredit, totalPartRefunds } from './price-credit.ts';

const price = { dueTodayCents: 50_000, balanceCents: 2_000_000 };

describe('a credit on a signed price', () => {
  it.each([
    ['nothing paid', 0, { refundCents: 0, unpaidCents: 14_900, byStoreCents: 0 }],
    ['the deposit paid', 50_000, { refundCents: 0, unpaidCents: 14_900, byStoreCents: 0 }],
    ['all but 49 dollars paid', 2_045_100, { refundCents: 10_000, unpaidCents: 4_900, byStoreCents: 0 }],
    ['everything paid', 2_050_000, { refundCents: 14_900, unpaidCents: 0, byStoreCents: 0 }],
  ])('%s', (_what, paidCents, expected) => {
    expect(priceCredit({ price, creditCents: 14_900, paidCents })).toEqual(expected);
  });

  it('is returned by the store as far as the lender pays the price', () => {
    const financed = { dueTodayCents: 10_000, balanceCents: 0 };
    expect(priceCredit({ price: financed, creditCents: 14_900, paidCents: 10_000 })).toEqual({
      refundCents: 10_000,
      unpaidCents: 0,
      byStoreCents: 4_900,
    });
  });

  it('reduces the balance before the deposit', () => {
    const small = { dueTodayCents: 50_000, balanceCents: 10_000 };
    expect(creditedAmounts({ price: small, creditCents: 14_900, paidCents: 0 })).toEqual({
      dueTodayCents: 45_100,
      balanceCents: 0,
    });
  });

  it('adds up, and no refund shrinks when more money arrives or the credit grows', () => {
    const cents = fc.integer({ min: 0, max: 5_000_000 });
    fc.assert(
      fc.property(cents, cents, cents, cents, cents, (dueTodayCents, balanceCents, credit, paid, more) => {
        const of = (creditCents: number, paidCents: number) =>
          priceCredit({ price: { dueTodayCents, balanceCents }, creditCents, paidCents });
        const { refundCents, unpaidCents, byStoreCents } = of(credit, paid);
        expect(refundCents + unpaidCents + byStoreCents).toBe(credit);
        expect(refundCents).toBeLessThanOrEqual(paid);
        expect(of(credit, paid + more).refundCents).toBeGreaterThanOrEqual(refundCents);
        expect(of(credit + more, paid).refundCents).toBeGreaterThanOrEqual(refundCents);
      }),
    );
  });
});

it.each([
  ['nothing', [], { doneCents: 0, dueCents: 0, refusedCents: 0 }],
  ['refunded', [['done', 14_900]], { doneCents: 14_900, dueCents: 0, refusedCents: 0 }],
  [
    'one of each, and another refund later',
    [
      ['due', 1],
      ['done', 20],
      ['refused', 300],
      ['done', 4000],
    ],
    { doneCents: 4020, dueCents: 1, refusedCents: 300 },
  ],
] as const)('what has become of the parts that go back: %s', (_what, parts, expected) => {
  const rows = parts.map(([phase, amountCents]) => ({ phase, amountCents }));
  expect(partRefunds(rows)).toEqual(expected);
  expect(totalPartRefunds([{ partRefunds: partRefunds(rows) }, {}])).toEqual(expected);
});
