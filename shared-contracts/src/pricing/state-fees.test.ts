import { describe, expect, it } from 'vitest';
import { priceSettingsFixture } from '../testing/price-settings-fixture.ts';
import { paymentSettingsOn, priceBreakdown } from './index.ts';

const dated = {
  ...priceSettingsFixture,
  states: [
    { state: 'IL', salesTaxPercent: 7.25, titleRegistrationCents: 310_00, effectiveToOn: '2026-06-30' },
    { state: 'IL', salesTaxPercent: 8, titleRegistrationCents: 320_00, effectiveFromOn: '2026-07-01' },
    { state: 'WI', salesTaxPercent: 5, titleRegistrationCents: 169_50 },
  ],
};
const parts = {
  purchaseType: 'Cash' as const,
  priceCents: 28_995_00,
  incentivesCents: 0,
  deliveryFeeCents: 0,
  condition: 'Used' as const,
  state: 'IL',
};

describe('paymentSettingsOn: state rules have effective dates (PRICE-41)', () => {
  it.each([
    ['2026-06-30', 7.25],
    ['2026-07-01', 8],
  ])('on %s the sales tax is %s%%, as in a cart of that day', (dateOn, percent) => {
    const settings = paymentSettingsOn(dated, dateOn);
    expect(settings.states.map(({ state }) => state)).toEqual(['IL', 'WI']);
    const price = priceBreakdown({ ...parts, settings });
    expect(price.salesTaxPercent).toBe(percent);
    expect(price).toEqual(priceBreakdown({ ...parts, settings: dated, todayOn: dateOn }));
  });

  it('are the same settings if no state has several rules', () => {
    expect(paymentSettingsOn(priceSettingsFixture, '2026-07-01')).toBe(priceSettingsFixture);
  });
});
