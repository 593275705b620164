import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceSettingsFixture } from '../testing/price-settings-fixture.ts';
import type { PaymentSettings, StateFees } from '../tenant/index.ts';
import { loanSchedule } from './finance-payment.ts';
import {
  loanToValuePercent,
  maximumDownPaymentCents,
  paymentToIncomePercent,
  suggestedDownPaymentCents,
} from './loan-limits.ts';
import { priceBreakdown } from './price-breakdown.ts';
import type { PriceInput } from './price-input.ts';

const withRules = (rules: Partial<StateFees>, more: Partial<PaymentSettings> = {}): PaymentSettings => ({
  ...priceSettingsFixture,
  states: [{ state: 'IL', salesTaxPercent: 7.25, titleRegistrationCents: 310_00, ...rules }],
  ...more,
});
const full = withRules({ tradeInCredit: { mode: 'full' } });

/** The worked deal (PRICE-39). */
const deal: PriceInput = {
  purchaseType: 'Finance',
  priceCents: 28_995_00,
  incentivesCents: 0,
  deliveryFeeCents: 0,
  condition: 'Used',
  state: 'IL',
  settings: full,
  downPaymentCents: 2_500_00,
  termMonths: 72,
  aprPercent: 7.49,
  tradeIn: { valueCents: 6_500_00, payoffCents: 2_000_00 },
};
const taxOf = (input: PriceInput) =>
  priceBreakdown(input).lines.find(({ code }) => code === 'sales-tax')?.amountCents;

describe('the worked deal with the three trade-in tax modes (PRICE-39)', () => {
  it.each([
    ['full', { mode: 'full' }, 1_637_05, 31_027_05, 24_027_05, 415_31, 29_902_67, 5_875_62, 415_66],
    [
      'capped at 2,000',
      { mode: 'capped', capCents: 2_000_00 },
      1_963_30,
      31_353_30,
      24_353_30,
      420_95,
      30_308_72,
      5_955_42,
      421_27,
    ],
    ['none', { mode: 'none' }, 2_108_30, 31_498_30, 24_498_30, 423_46, 30_489_10, 5_990_80, 423_44],
  ] as const)('%s', (_, tradeInCredit, tax, total, financed, payment, ...[paid, interest, last]) => {
    const input = { ...deal, settings: withRules({ tradeInCredit }) };
    const price = priceBreakdown(input);
    expect(taxOf(input)).toBe(tax);
    expect(price.totalCents).toBe(total);
    expect(price.tradeIn?.equityCents).toBe(4_500_00);
    expect(price.finance).toMatchObject({ financedCents: financed, monthlyPaymentCents: payment });
    expect(loanSchedule({ amountCents: financed, aprPercent: 7.49, termMonths: 72 })).toMatchObject({
      totalCents: paid,
      interestCents: interest,
      lastPaymentCents: last,
    });
  });

  it('negative equity increases the loan while the credit remains based on the value', () => {
    const price = priceBreakdown({ ...deal, tradeIn: { valueCents: 6_500_00, payoffCents: 9_200_00 } });
    expect(price.tradeIn?.equityCents).toBe(-2_700_00);
    expect(price.finance).toMatchObject({ financedCents: 31_227_05, monthlyPaymentCents: 539_77 });
  });

  it('in cash: the price less equity and deposit (PRICE-43)', () => {
    const price = priceBreakdown({ ...deal, purchaseType: 'Cash' });
    expect(price.dueTodayCents + price.balanceCents).toBe(26_527_05);
    expect(price.balanceCents).toBe(26_527_05 - 500_00);
  });
});

describe('tax rules of a state', () => {
  const rebate = { ...deal, tradeIn: undefined, incentivesCents: 1_000_00 };
  it.each([
    ['an incentive before tax', {}, 28_080_00],
    ['an incentive after tax', { rebateTax: 'after-tax' }, 29_080_00],
    ['no fee taxed', { taxedFees: [] }, 27_995_00],
    ['title and registration taxed', { taxedFees: ['document-fee', 'title-registration'] }, 28_390_00],
  ] as const)('%s', (_, rules, taxableCents) => {
    const settings = withRules(rules as Partial<StateFees>);
    expect(taxOf({ ...rebate, settings })).toBe(Math.round(taxableCents * 0.0725));
  });

  it('apply on the days on which they are in effect', () => {
    const settings = withRules({ effectiveToOn: '2026-06-30' });
    settings.states.push({
      state: 'IL',
      salesTaxPercent: 8,
      titleRegistrationCents: 0,
      effectiveFromOn: '2026-07-01',
    });
    const rateOn = (todayOn: string) => priceBreakdown({ ...deal, settings, todayOn }).salesTaxPercent;
    expect([rateOn('2026-06-30'), rateOn('2026-07-01')]).toEqual([7.25, 8]);
  });
});

describe('protection (PRICE-68)', () => {
  it('costs the difference between the payments, not price divided by term', () => {
    const bare = { ...deal, tradeIn: undefined, settings: withRules({ titleRegistrationCents: 0 }) };
    const loan = (protectionCents: number) =>
      priceBreakdown({
        ...bare,
        priceCents: 27_500_00,
        settings: { ...bare.settings, documentFeeCents: 0, depositCents: 0, states: [untaxed] },
        downPaymentCents: 0,
        protection: protectionCents > 0 ? [{ code: 'vsc', priceCents: protectionCents }] : [],
      });
    expect(loan(0).finance?.monthlyPaymentCents).toBe(475_34);
    expect(loan(2_400_00).finance?.monthlyPaymentCents).toBe(516_83);
    expect(loan(2_400_00)).toMatchObject({ protection: [{ code: 'vsc', priceCents: 2_400_00 }] });
  });
});
const untaxed = { state: 'IL', salesTaxPercent: 0, titleRegistrationCents: 0 };

describe('limits and suggestions (PRICE-56, PRICE-57, PRICE-60)', () => {
  it('loan to value and payment to income', () => {
    expect(loanToValuePercent(34_120_00, 26_500_00)).toBe(128.75);
    expect(paymentToIncomePercent(585_04, 54_000_00)).toBe(13);
    expect([loanToValuePercent(1, 0), paymentToIncomePercent(1, 0)]).toEqual([Infinity, Infinity]);
  });

  it('2,320 more are needed for 120 %: 2,400 are suggested; the maximum is 29,120', () => {
    expect(
      suggestedDownPaymentCents({
        unpaidCents: 34_120_00,
        downPaymentCents: 0,
        leastDownPaymentCents: 0,
        mostFinancedCents: 31_800_00,
        minimumFinancedCents: 5_000_00,
      }),
    ).toBe(2_400_00);
    expect(maximumDownPaymentCents(34_120_00, { minimumFinancedCents: 5_000_00 })).toBe(29_120_00);
  });

  const capped = { ...full, maximumLoanToValuePercent: 105 };
  it.each([
    [
      'negative equity above the cap: more down, or without the trade-in',
      { settings: capped, tradeIn: { valueCents: 4_000_00, payoffCents: 9_000_00 } },
      {
        errors: ['loan-to-value'],
        possible: { suggestedDownPaymentCents: 5_800_00, suggestedTradeRemoval: true },
      },
    ],
    [
      'equity that leaves too little to finance: less down, or without the trade-in',
      { downPaymentCents: 8_000_00, tradeIn: { valueCents: 20_000_00, payoffCents: 0 } },
      {
        errors: ['minimum-financed'],
        possible: { suggestedDownPaymentCents: 5_000_00, suggestedTradeRemoval: true },
      },
    ],
    [
      'equity above the price: only without the trade-in',
      { tradeIn: { valueCents: 40_000_00, payoffCents: 0 } },
      {
        errors: ['negative-price'],
        possible: { suggestedDownPaymentCents: null, suggestedTradeRemoval: true },
      },
    ],
    ['a deal within all limits', {}, { errors: undefined, possible: undefined }],
  ] as const)('%s', (_, parts, expected) => {
    const price = priceBreakdown({ ...deal, ...parts } as PriceInput);
    expect({ errors: price.errors, possible: price.possible }).toMatchObject(expected);
  });

  it('applying a suggestion resolves the error, and gives the suggested payment', () => {
    fc.assert(
      fc.property(deals, fc.integer({ min: 90, max: 160 }), (input, maximumLoanToValuePercent) => {
        const one = { ...input, settings: { ...full, maximumLoanToValuePercent } };
        const { possible } = priceBreakdown(one);
        if (!possible) return;
        const { suggestedDownPaymentCents: downPaymentCents, suggestedTradeRemoval, pennyPerfect } = possible;
        if (downPaymentCents !== null) {
          const taken = priceBreakdown({ ...one, downPaymentCents });
          expect(taken.errors).toBeUndefined();
          expect(taken.finance?.monthlyPaymentCents).toBe(pennyPerfect?.monthlyPaymentCents);
        }
        if (suggestedTradeRemoval) {
          expect(priceBreakdown({ ...one, tradeIn: undefined }).errors).toBeUndefined();
        }
      }),
    );
  });
});

const deals: fc.Arbitrary<PriceInput> = fc
  .record({
    priceCents: fc.integer({ min: 8_000_00, max: 150_000_00 }),
    incentivesCents: fc.integer({ min: 0, max: 7_500_00 }),
    deliveryFeeCents: fc.integer({ min: 0, max: 1_500_00 }),
    downPaymentCents: fc.integer({ min: 0, max: 60_000_00 }),
    tradeIn: fc.option(
      fc.record({
        valueCents: fc.integer({ min: 0, max: 60_000_00 }),
        payoffCents: fc.integer({ min: 0, max: 60_000_00 }),
      }),
      { nil: undefined },
    ),
    protection: fc.array(
      fc.record({ code: fc.constant('vsc'), priceCents: fc.integer({ min: 0, max: 4_000_00 }) }),
      { maxLength: 3 },
    ),
    termMonths: fc.constantFrom(36, 48, 60, 72),
  })
  .map((parts) => ({ ...deal, aprPercent: undefined, ...parts }));

describe('for any deal', () => {
  it('the lines add up, and lines, equity and down payment determine the loan', () => {
    fc.assert(
      fc.property(deals, (input) => {
        const { lines, totalCents, finance, tradeIn } = priceBreakdown(input);
        expect(lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(totalCents);
        const { downPaymentCents = 0, financedCents } = finance ?? {};
        expect(totalCents - (tradeIn?.equityCents ?? 0) - downPaymentCents).toBe(financedCents);
      }),
    );
  });

  it('a larger down payment never raises the payment', () => {
    fc.assert(
      fc.property(deals, fc.integer({ min: 0, max: 20_000_00 }), (input, more) => {
        const pay = (downPaymentCents: number) =>
          priceBreakdown({ ...input, downPaymentCents }).finance?.monthlyPaymentCents ?? 0;
        const { downPaymentCents = 0 } = input;
        expect(pay(downPaymentCents + more)).toBeLessThanOrEqual(pay(downPaymentCents));
      }),
    );
  });

  it('a lower credit tier never lowers the payment', () => {
    fc.assert(
      fc.property(deals, (input) => {
        const pay = (creditTier: string) =>
          priceBreakdown({ ...input, creditTier }).finance?.monthlyPaymentCents ?? 0;
        expect(pay('very-good')).toBeGreaterThanOrEqual(pay('excellent'));
      }),
    );
  });
});

describe('a lease with all parts', () => {
  const lease: PriceInput = {
    ...deal,
    purchaseType: 'Lease',
    condition: 'New',
    priceCents: 39_500_00,
    msrpCents: 42_000_00,
    incentivesCents: 1_000_00,
    downPaymentCents: 2_982_04,
    tradeIn: undefined,
    termMonths: 36,
    creditTier: 'very-good',
  };

  it('is the worked one (PRICE-50), and its lines are what is capitalized', () => {
    const price = priceBreakdown(lease);
    expect(price.totalCents).toBe(39_280_00);
    expect(price.lease).toMatchObject({
      monthlyPaymentCents: 527_04,
      dueAtSigningCents: 2_982_04,
      capCostReductionCents: 2_000_00,
      adjustedCapCostCents: 37_280_00,
      leastDueCents: 901_24,
    });
  });

  it('equity lowers the capitalized cost, negative equity and protection raise it', () => {
    const pay = (parts: Partial<PriceInput>) =>
      priceBreakdown({ ...lease, ...parts }).lease?.monthlyPaymentCents ?? 0;
    const plain = pay({});
    expect(pay({ tradeIn: { valueCents: 3_000_00, payoffCents: 0 } })).toBeLessThan(plain);
    expect(pay({ tradeIn: { valueCents: 3_000_00, payoffCents: 5_000_00 } })).toBeGreaterThan(plain);
    expect(pay({ protection: [{ code: 'gap', priceCents: 900_00 }] })).toBeGreaterThan(plain);
  });

  it('is refused for a used vehicle, and for equity above the amount leased', () => {
    expect(priceBreakdown({ ...lease, condition: 'Used' }).errors).toEqual(['lease-unavailable']);
    const tooMuch = priceBreakdown({ ...lease, tradeIn: { valueCents: 30_000_00, payoffCents: 0 } });
    expect(tooMuch).toMatchObject({
      errors: ['negative-price'],
      possible: { suggestedTradeRemoval: true },
    });
  });

  it('a deposit above the least that is due is credited to the cent (PRICE-44)', () => {
    const modes = ['payments', 'upfront', 'full-price'] as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...modes),
        fc.integer({ min: 28_000_00, max: 60_000_00 }),
        fc.integer({ min: 0, max: 2_000_00 }),
        (leaseTax, priceCents, downPaymentCents) => {
          const settings = withRules({ leaseTax }, { depositCents: 1_500_00 });
          const msrpCents = Math.round(priceCents * 1.06);
          const price = priceBreakdown({ ...lease, priceCents, msrpCents, settings, downPaymentCents });
          const { dueAtSigningCents = 0, leastDueCents = 0 } = price.lease ?? {};
          expect(leastDueCents).toBeGreaterThanOrEqual(1_500_00);
          expect(dueAtSigningCents).toBeGreaterThanOrEqual(leastDueCents);
          expect(price.dueTodayCents + price.balanceCents).toBe(dueAtSigningCents);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('more due at signing never raises the payment, in any tax mode', () => {
    const modes = ['payments', 'upfront', 'full-price'] as const;
    const more = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 5_000_00 }));
    fc.assert(
      fc.property(
        fc.constantFrom(...modes),
        fc.integer({ min: 28_000_00, max: 60_000_00 }),
        fc.integer({ min: 0, max: 9_000_00 }),
        more,
        (leaseTax, priceCents, wanted, added) => {
          const settings = withRules({ leaseTax });
          const msrpCents = Math.round(priceCents * 1.06);
          const pay = (downPaymentCents: number) =>
            priceBreakdown({ ...lease, priceCents, msrpCents, settings, downPaymentCents }).lease;
          const [one, two] = [pay(wanted), pay(wanted + added)];
          expect(two?.monthlyPaymentCents ?? 0).toBeLessThanOrEqual(one?.monthlyPaymentCents ?? 0);
          expect(two?.dueAtSigningCents ?? 0).toBeGreaterThanOrEqual((one?.dueAtSigningCents ?? 0) - 3);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('in any tax mode, the amount due at signing adds up', () => {
    const parts = ['payments', 'upfront', 'full-price'] as const;
    fc.assert(
      fc.property(fc.constantFrom(...parts), fc.integer({ min: 0, max: 9_000_00 }), (leaseTax, wanted) => {
        const price = priceBreakdown({
          ...lease,
          settings: withRules({ leaseTax }),
          downPaymentCents: wanted,
        });
        const one = price.lease!;
        expect(
          one.monthlyPaymentCents +
            one.capCostReductionCents +
            one.reductionTaxCents +
            one.upfrontTaxCents +
            one.titleRegistrationCents +
            one.securityDepositCents +
            one.deliveryFeeCents,
        ).toBe(one.dueAtSigningCents);
        expect(one.dueAtSigningCents).toBeGreaterThanOrEqual(one.leastDueCents);
      }),
    );
  });
});
