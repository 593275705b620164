import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { financePayment, loanOfPaymentCents, loanSchedule } from './finance-payment.ts';

describe('financePayment', () => {
  it.each([
    [25_000_00, 6.5, 60, 489_15],
    [25_000_00, 0, 72, 347_22],
    [40_534_00, 4.88, 65, 710_91],
    [27_500_00, 7.49, 72, 475_34],
    [24_027_05, 7.49, 72, 415_31],
    [31_227_05, 7.49, 72, 539_77],
  ])(
    '%i cents at %f %% over %i months is %i cents a month',
    (amountCents, aprPercent, termMonths, expected) => {
      expect(financePayment({ amountCents, aprPercent, termMonths })).toBe(expected);
    },
  );

  it('is zero when nothing is financed', () => {
    expect(financePayment({ amountCents: 0, aprPercent: 5, termMonths: 60 })).toBe(0);
  });
});

it('a first payment at 45 days: simple interest for the odd days (PRICE-28)', () => {
  const loan = { amountCents: 25_000_00, aprPercent: 6.5, termMonths: 60, firstPaymentDays: 45 };
  expect(financePayment(loan)).toBe(490_48);
  expect(financePayment({ ...loan, firstPaymentDays: 30 })).toBe(489_15);
});

it('the reverse, from a budget to a loan (PRICE-27)', () => {
  expect(loanOfPaymentCents({ paymentCents: 500_00, aprPercent: 7.49, termMonths: 72 })).toBe(28_926_36);
  expect(loanOfPaymentCents({ paymentCents: 500_00, aprPercent: 0, termMonths: 72 })).toBe(36_000_00);
  expect(loanOfPaymentCents({ paymentCents: 0, aprPercent: 7.49, termMonths: 72 })).toBe(0);
});

it('the loan of a budget costs no more than it, and a dollar more does (PRICE-27, PRICE-28)', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1_00, max: 5_000_00 }),
      fc.integer({ min: 0, max: 2999 }),
      fc.integer({ min: 12, max: 96 }),
      fc.option(fc.integer({ min: 30, max: 90 }), { nil: undefined }),
      (paymentCents, basisPoints, termMonths, firstPaymentDays) => {
        const terms = { aprPercent: basisPoints / 100, termMonths, firstPaymentDays };
        const amountCents = loanOfPaymentCents({ paymentCents, ...terms });
        expect(financePayment({ amountCents, ...terms })).toBeLessThanOrEqual(paymentCents);
        expect(financePayment({ amountCents: amountCents + 1_00, ...terms })).toBeGreaterThan(paymentCents);
      },
    ),
  ));

describe('loanSchedule', () => {
  it.each([
    [25_000_00, 6.5, 60, 29_349_20, 4_349_20, 489_35],
    [25_000_00, 0, 72, 25_000_00, 0, 347_38],
    [24_027_05, 7.49, 72, 29_902_67, 5_875_62, 415_66],
    [24_498_30, 7.49, 72, 30_489_10, 5_990_80, 423_44],
    // The interest of a month is a half of a cent.
    [25_598_58, 11.2, 72, 35_270_83, 9_672_25, 490_06],
  ])('%i cents at %f %% over %i months', (amountCents, aprPercent, termMonths, total, interest, last) => {
    expect(loanSchedule({ amountCents, aprPercent, termMonths })).toMatchObject({
      totalCents: total,
      interestCents: interest,
      lastPaymentCents: last,
    });
  });

  it('interest of half a cent is rounded up (PRICE-2)', () => {
    const loan = { aprPercent: 11.2, termMonths: 1 };
    expect(loanSchedule({ ...loan, amountCents: 3_75 }).interestCents).toBe(4);
    expect(loanSchedule({ ...loan, amountCents: 3_74 }).interestCents).toBe(3);
    const late = { aprPercent: 11.2, termMonths: 1, firstPaymentDays: 60 };
    // Odd days: 3.5 cents, then a month of 3.79: 3.54 cents.
    expect(loanSchedule({ ...late, amountCents: 3_75 }).interestCents).toBe(8);
  });

  it('pays back principal plus interest to the cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_00, max: 200_000_00 }),
        fc.integer({ min: 0, max: 2999 }),
        fc.integer({ min: 12, max: 96 }),
        fc.integer({ min: 30, max: 90 }),
        (amountCents, basisPoints, termMonths, firstPaymentDays) => {
          const loan = { amountCents, aprPercent: basisPoints / 100, termMonths, firstPaymentDays };
          const schedule = loanSchedule(loan);
          const paid = schedule.paymentCents * (termMonths - 1) + schedule.lastPaymentCents;
          expect(paid).toBe(schedule.totalCents);
          expect(schedule.totalCents).toBe(amountCents + schedule.interestCents);
        },
      ),
    );
  });
});
