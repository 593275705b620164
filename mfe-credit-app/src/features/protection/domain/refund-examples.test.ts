import { expect, it } from 'vitest';
import { refundExamples } from './refund-examples.ts';

const terms = { fullRefundDays: 60, feeCents: 50_00 };
const refunds = (termMonths: number, priceCents: number) =>
  refundExamples({ termMonths, priceCents }, terms).map(({ usedMonths, refundCents }) => [
    usedMonths,
    refundCents,
  ]);

it('refunds everything at first, then the share of the remaining months, less $50', () => {
  expect(refunds(72, 2_400_00)).toEqual([
    [0, 2_400_00],
    [12, 1_950_00],
    [24, 1_550_00],
    [36, 1_150_00],
    [48, 750_00],
    [60, 350_00],
  ]);
});

it('ends with the last year that has months left', () => {
  expect(refunds(36, 895_00).map(([months]) => months)).toEqual([0, 12, 24]);
  expect(refunds(12, 60_00)).toEqual([[0, 60_00]]);
});

it('marks only the full refund', () => {
  const marks = refundExamples({ termMonths: 36, priceCents: 895_00 }, terms);
  expect(marks.map(({ isWithinFullRefund }) => isWithinFullRefund)).toEqual([true, false, false]);
});
