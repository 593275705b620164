import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { capCostReductionCents, leaseCost } from './lease-payment.ts';

/** The worked lease (PRICE-50). */
const deal = {
  grossCapCostCents: 40_280_00,
  rebateCents: 1_000_00,
  residualCents: 24_360_00,
  moneyFactor: 0.00215,
  termMonths: 36,
  taxPercent: 7.25,
  untaxedUpfrontCents: 310_00,
};

describe('leaseCost', () => {
  it('breaks down the worked lease (PRICE-50, PRICE-51)', () => {
    expect(leaseCost(deal, 2_000_00)).toEqual({
      capCostReductionCents: 2_000_00,
      reductionTaxCents: 145_00,
      adjustedCapCostCents: 37_280_00,
      depreciationCents: 358_89,
      rentCents: 132_53,
      basePaymentCents: 491_41,
      paymentTaxCents: 35_63,
      upfrontTaxCents: 0,
      paymentCents: 527_04,
      dueAtSigningCents: 2_982_04,
      totalOfPaymentsCents: 18_973_44,
      totalCostCents: 21_428_44,
    });
  });

  it('a deposit that is returned is due at signing and no cost (12 CFR 1013.4(e))', () => {
    const withDeposit = { ...deal, untaxedUpfrontCents: 560_00, refundableCents: 250_00 };
    expect(leaseCost(withDeposit, 2_000_00)).toEqual({
      ...leaseCost(deal, 2_000_00),
      dueAtSigningCents: 3_232_04,
    });
  });

  it('rounds half a cent of rent, and of rent and depreciation together, up (PRICE-2, PRICE-48)', () => {
    const plain = { ...deal, rebateCents: 0, moneyFactor: 0.0034, termMonths: 30 };
    const rented = { ...plain, grossCapCostCents: 30_000_00, residualCents: 18_025_00 };
    expect(leaseCost(rented, 0).rentCents).toBe(163_29);
    const together = { ...plain, grossCapCostCents: 16_311_87, residualCents: 16_043_13 };
    expect(leaseCost(together, 0).basePaymentCents).toBe(118_97);
  });

  it('without a reduction returns the minimum due (PRICE-54)', () => {
    const cost = leaseCost(deal, 0);
    expect([cost.basePaymentCents, cost.paymentTaxCents, cost.dueAtSigningCents]).toEqual([
      551_27, 39_97, 901_24,
    ]);
  });
});

describe('other tax modes (PRICE-52)', () => {
  test.each([
    ['all payments upfront', 'upfront', 1_282_58, 4_228_99],
    ['the full price', 'full-price', 2_863_75, 5_665_16],
  ] as const)('%s', (_, taxMode, upfrontTaxCents, dueAtSigningCents) => {
    const taxed = { ...deal, taxMode, sellingPriceCents: 39_500_00 };
    expect(leaseCost(taxed, 2_000_00)).toMatchObject({
      paymentCents: 491_41,
      upfrontTaxCents,
      dueAtSigningCents,
    });
    const found = leaseCost(taxed, capCostReductionCents(taxed, dueAtSigningCents));
    expect(Math.abs(found.dueAtSigningCents - dueAtSigningCents)).toBeLessThanOrEqual(3);
  });
});

describe('capCostReductionCents', () => {
  test.each([
    ['$4,000 due at signing (PRICE-53)', 4_000_00, 2_978_43],
    ['exactly the least', 901_24, 0],
    ['less than the least', 100_00, 0],
  ])('%s', (_, dueCents, reduction) => expect(capCostReductionCents(deal, dueCents)).toBe(reduction));

  it('matches the requested amount to within two cents, for any deal', () => {
    fc.assert(
      fc.property(
        fc.record({
          grossCapCostCents: fc.integer({ min: 15_000_00, max: 150_000_00 }),
          rebateCents: fc.integer({ min: 0, max: 7_500_00 }),
          residual: fc.integer({ min: 30, max: 70 }),
          factor: fc.integer({ min: 0, max: 500 }),
          termMonths: fc.constantFrom(24, 36, 39, 48),
          tax: fc.integer({ min: 0, max: 1_000 }),
          more: fc.integer({ min: 0, max: 5_000_00 }),
        }),
        ({ grossCapCostCents, rebateCents, residual, factor, termMonths, tax, more }) => {
          const one = {
            grossCapCostCents,
            rebateCents,
            residualCents: Math.round((grossCapCostCents - rebateCents) * (residual / 100)),
            moneyFactor: factor / 100_000,
            termMonths,
            taxPercent: tax / 100,
            untaxedUpfrontCents: 310_00,
          };
          const dueCents = Math.min(
            leaseCost(one, 0).dueAtSigningCents + more,
            leaseCost(one, Math.floor((grossCapCostCents - rebateCents - one.residualCents) / 2))
              .dueAtSigningCents,
          );
          const cost = leaseCost(one, capCostReductionCents(one, dueCents));
          expect(Math.abs(cost.dueAtSigningCents - dueCents)).toBeLessThanOrEqual(2);
        },
      ),
    );
  });
});
