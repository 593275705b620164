import { priceBreakdown } from '@forecourt/shared-contracts/pricing';
import { priceSettingsFixture } from '@forecourt/shared-contracts/testing';
import { describe, expect, it } from 'vitest';
import { monthlyCost, type PriceWith } from './level-cost.ts';

const settings = { ...priceSettingsFixture, documentFeeCents: 0 };
const vsc = { type: 'VSC', code: 'VSC-72', priceCents: 2_400_00 } as const;
const two = { type: 'TWO', code: 'TWO-60', priceCents: 1_195_00 } as const;
const gap = { type: 'GAP', code: 'GAP-72', priceCents: 795_00 } as const;
const ultra = { type: 'CP', code: 'CP-72', priceCents: 3_395_00 } as const;

/** 27,500.00 financed at 7.49% over 72 months. */
const financed: PriceWith = (protection) =>
  priceBreakdown({
    purchaseType: 'Finance',
    priceCents: 29_690_00,
    incentivesCents: 0,
    deliveryFeeCents: 0,
    condition: 'Used',
    state: 'IL',
    settings: { ...settings, states: [{ ...untaxed, titleRegistrationCents: 310_00 }] },
    downPaymentCents: 2_500_00,
    protection,
  });
const untaxed = { state: 'IL', salesTaxPercent: 0 } as const;
const cash: PriceWith = (protection) =>
  priceBreakdown({
    purchaseType: 'Cash',
    priceCents: 29_690_00,
    incentivesCents: 0,
    deliveryFeeCents: 0,
    condition: 'Used',
    state: 'IL',
    settings,
    protection,
  });

describe('monthlyCost', () => {
  it('is the payment difference: 475.34 becomes 516.83, so 41.49 and not 33.33 (PRICE-68)', () => {
    expect(financed([]).finance).toMatchObject({ financedCents: 27_500_00, monthlyPaymentCents: 475_34 });
    expect(financed([vsc]).finance?.monthlyPaymentCents).toBe(516_83);
    expect(monthlyCost(vsc, [], financed)).toBe(41_49);
  });

  it('of chosen coverage is what removing it would save', () => {
    const both = financed([two, vsc]).finance?.monthlyPaymentCents ?? 0;
    const alone = financed([two]).finance?.monthlyPaymentCents ?? 0;
    expect(monthlyCost(vsc, [two, vsc], financed)).toBe(both - alone);
  });

  it('of a replacement is calculated with the coverage that can stay', () => {
    expect(monthlyCost(ultra, [two, vsc, gap], financed)).toBe(monthlyCost(ultra, [gap], financed));
    const other = { ...vsc, code: 'VSC-36', priceCents: 1_495_00 };
    expect(monthlyCost(other, [vsc], financed)).toBe(monthlyCost(other, [], financed));
  });

  it('does not exist for a cash purchase, where the price counts', () => {
    expect(monthlyCost(vsc, [], cash)).toBeNull();
    expect(cash([vsc]).totalCents - cash([]).totalCents).toBe(2_400_00);
  });
});
