import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { saleBreakdown } from '@forecourt/shared-contracts/pricing';
import { priceSettingsFixture as settings } from '@forecourt/shared-contracts/testing';
import { budgetLoan, budgetSearchHref, isMonthlyPayment } from './budget-loan.ts';

const budget = { paymentCents: 500_00, termMonths: 72, creditTier: 'very-good' };
const paymentOf = (priceCents: number) =>
  saleBreakdown({
    purchaseType: 'Finance',
    priceCents,
    incentivesCents: 0,
    deliveryFeeCents: 0,
    condition: 'Used',
    state: undefined,
    settings,
    ...budget,
  }).finance?.monthlyPaymentCents ?? 0;

describe('budgetLoan', () => {
  it('500.00 a month over 72 months at 7.49 % repays 28,926.36 (PRICE-27)', () =>
    expect(budgetLoan(settings, budget)).toMatchObject({
      aprPercent: 7.49,
      financedCents: 28_926_36,
      totalCents: 31_426_36,
    }));

  it('below the minimum that the dealer finances there is no vehicle', () =>
    expect(budgetLoan(settings, { ...budget, paymentCents: 50_00 }).priceCents).toBe(0));

  it('the highest price, in hundreds of dollars, costs no more per month, and the next one does', () =>
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 3_000 }), (dollars) => {
        const paymentCents = dollars * 100;
        const { priceCents } = budgetLoan(settings, { ...budget, paymentCents });
        expect(paymentOf(priceCents)).toBeLessThanOrEqual(paymentCents);
        expect(priceCents % 100_00).toBe(0);
        // A payment is rounded to the cent: that of a price a few cents below the budget's is the same.
        expect(paymentOf(priceCents + 100_00)).toBeGreaterThanOrEqual(paymentCents);
      }),
    ));
});

it.each([
  ['not readable', undefined, false],
  ['nothing', 0, false],
  ['a cent', 1, true],
  ['the most', 10_000_00, true],
  ['more', 10_000_01, false],
])('a monthly payment: %s', (_, cents, expected) => expect(isMonthlyPayment(cents)).toBe(expected));

it('leads to the vehicles up to its price', () =>
  expect(budgetSearchHref(24_300_00)).toBe('/search?priceMax=24300'));
