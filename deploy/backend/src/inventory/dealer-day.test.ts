import { priceBreakdown } from '@forecourt/shared-contracts/pricing';
import { priceSettingsFixture } from '@forecourt/shared-contracts/testing';
import { expect, it } from 'vitest';
import { testTenants } from '../testing/test-tenants.ts';
import { todaysPayment } from './dealer-day.ts';
import { estimatedPayment } from './estimated-payment.ts';

const tenant = {
  ...testTenants.all()[0]!,
  payment: {
    ...priceSettingsFixture,
    states: [
      { state: 'IL', salesTaxPercent: 7.25, titleRegistrationCents: 310_00, effectiveToOn: '2026-06-30' },
      { state: 'IL', salesTaxPercent: 9, titleRegistrationCents: 310_00, effectiveFromOn: '2026-07-01' },
    ],
  },
};
const car = { condition: 'New' as const, priceCents: 32_000_00, incentivesCents: 0 };

it.each([
  ['the last day of a rule', '2026-06-30', '2026-07-01T03:59:00.000Z'],
  ['the first day of the next one, by the dealer’s clock', '2026-07-01', '2026-07-01T12:00:00.000Z'],
])('the payment of a card is that of a cart of the same day (PRICE-41): %s', (_row, todayOn, now) => {
  const settings = todaysPayment({ clock: { now: () => new Date(now) } }, tenant);
  const { finance } = priceBreakdown({
    ...car,
    purchaseType: 'Finance',
    deliveryFeeCents: 0,
    state: 'IL',
    settings: tenant.payment,
    todayOn,
  });
  expect(estimatedPayment(car, settings)?.monthlyPaymentCents).toBe(finance?.monthlyPaymentCents);
});
