import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOfCents, roundCents } from './rounding.ts';

/** The same in whole numbers of any size. */
function exactly(amountCents: number, tenThousandths: number, per: number): number {
  const product = BigInt(amountCents) * BigInt(tenThousandths);
  const divisor = BigInt(per) * 10_000n;
  return Number((product * 2n + divisor) / (divisor * 2n));
}

const pers = [100, 1200, 36_000, 36_500];

describe('percentOfCents', () => {
  it.each([
    [3_75, 11.2, 1200, 4],
    [3_74, 11.2, 1200, 3],
    [2_50, 7.3, 36_500, 0],
    [50_000, 7.3, 36_500, 10],
    [2_500, 7.3, 36_500, 1],
    [200, 7.25, 100, 15],
    [-200, 7.25, 100, -15],
    [0, 7.25, 100, 0],
  ])('of %i cents, %f %% by %i', (cents, percent, per, expected) => {
    expect(percentOfCents(cents, percent, per)).toBe(expected);
  });

  it('is exact for any product below 2⁵², halves included', () => {
    const amount = fc.integer({ min: 0, max: 2_000_000_000 });
    const rate = fc.integer({ min: 0, max: 2_000_000 });
    fc.assert(
      fc.property(amount, rate, fc.constantFrom(...pers), (cents, tenThousandths, per) => {
        fc.pre(cents * tenThousandths < 2 ** 52);
        expect(percentOfCents(cents, tenThousandths / 10_000, per)).toBe(exactly(cents, tenThousandths, per));
      }),
      { numRuns: 2_000 },
    );
  });

  it('rounds every half up, and what is next to it not', () => {
    const divisorOf = (per: number) => per * 10_000;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300_000 }), fc.constantFrom(...pers), (whole, per) => {
        const half = (whole * 2 + 1) * (divisorOf(per) / 2);
        fc.pre(half < 2 ** 52);
        expect([half - 1, half, half + 1].map((product) => roundCents(product / divisorOf(per)))).toEqual([
          whole,
          whole + 1,
          whole + 1,
        ]);
      }),
      { numRuns: 2_000 },
    );
  });
});
