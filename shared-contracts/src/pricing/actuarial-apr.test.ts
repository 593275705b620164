import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actuarialAprPercent } from './actuarial-apr.ts';
import { loanSchedule } from './finance-payment.ts';

const equal = (count: number, cents: number) => Array.from({ length: count }, () => cents);

describe('the published examples of Regulation Z, Appendix J (PRICE-30)', () => {
  it.each([
    ['24 payments of 230', 5_000_00, equal(24, 230_00), 30, 9.685708, '9.69'],
    [
      '36 payments of 200, the first after 1 month and 19 days',
      6_000_00,
      equal(36, 200_00),
      49,
      11.816508,
      '11.82',
    ],
    [
      'a first payment of 250, then 23 of 230',
      5_000_00,
      [250_00, ...equal(23, 230_00)],
      30,
      10.08289,
      '10.08',
    ],
    ['23 of 230, then a last one of 280', 5_000_00, [...equal(23, 230_00), 280_00], 30, 10.500469, '10.50'],
    ['250, 22 of 230, 280', 5_000_00, [250_00, ...equal(22, 230_00), 280_00], 30, 10.895549, '10.90'],
  ])('%s', (_, advanceCents, paymentsCents, firstPaymentDays, computed, printed) => {
    const apr = actuarialAprPercent({ advanceCents, paymentsCents, firstPaymentDays });
    expect(apr).toBeCloseTo(computed, 6);
    expect(apr.toFixed(2)).toBe(printed);
  });
});

describe('borders', () => {
  it.each([
    ['no interest', { advanceCents: 1_200_00, paymentsCents: equal(12, 100_00) }, 0],
    ['less paid than advanced', { advanceCents: 1_200_00, paymentsCents: equal(12, 99_00) }, 0],
    ['no payments', { advanceCents: 1_200_00, paymentsCents: [] }, Number.NaN],
    ['no advance', { advanceCents: 0, paymentsCents: equal(12, 99_00) }, Number.NaN],
  ])('%s', (_, stream, apr) => {
    expect(actuarialAprPercent(stream)).toBe(apr);
  });
});

it('the APR of a real schedule is the rate of its loan, within the tolerance of 12 CFR 1026.22 (PRICE-31)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 5_000_00, max: 150_000_00 }),
      fc.integer({ min: 0, max: 2_999 }),
      fc.integer({ min: 12, max: 96 }),
      fc.integer({ min: 30, max: 59 }),
      (amountCents, basisPoints, termMonths, firstPaymentDays) => {
        const aprPercent = basisPoints / 100;
        const loan = { amountCents, aprPercent, termMonths, firstPaymentDays };
        const { paymentCents, lastPaymentCents } = loanSchedule(loan);
        const paymentsCents = [...equal(termMonths - 1, paymentCents), lastPaymentCents];
        const apr = actuarialAprPercent({ advanceCents: amountCents, paymentsCents, firstPaymentDays });
        expect(Math.abs(apr - aprPercent)).toBeLessThan(0.01);
      },
    ),
  );
});
