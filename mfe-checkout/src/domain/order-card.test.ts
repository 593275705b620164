import { describe, expect, test } from 'vitest';
import { pageFixture } from '@forecourt/shared-contracts/testing';
import { orderFixture } from '../testing/order-fixture.ts';
import { orderCardPayment, orderCardVehicle, orderPriceDetails } from './order-card.ts';

const finance = {
  downPaymentCents: 250_000,
  financedCents: 4_128_250,
  monthlyPaymentCents: 80_771,
  termMonths: 60,
  aprPercent: 6.5,
};
const { price } = orderFixture();
const financed = (status?: string) =>
  orderFixture({
    deal: { type: 'Finance', dealRefId: 'deal-1', status },
    price: { ...price, purchaseType: 'Finance', finance },
  });

describe('the payment on an order’s card (storefront.md section 4 "Payment variants")', () => {
  test.each([
    ['cash', orderFixture(), 'cash'],
    ['lender-qualified: approved', financed('LSEL'), 'personalized'],
    ['lender-qualified: accepted', financed('UACC'), 'personalized'],
    ['estimated while the decision is pending', financed('DPEN'), 'estimated'],
    ['estimated without an application', financed(), 'estimated'],
    ['not qualified when all lenders declined', financed('LDEC'), 'notQualified'],
    ['a lease has no payment here', orderFixture({ deal: { type: 'Lease', dealRefId: 'd' } }), 'placeholder'],
  ])('%s', (_what, order, kind) => expect(orderCardPayment(order).kind).toBe(kind));
});

test('the vehicle is never for sale to others here, and its addresses carry the site', () => {
  const { theme } = pageFixture().tenant;
  const vehicle = orderCardVehicle(orderFixture(), { siteOrigin: 'https://site.example', theme });
  expect(vehicle.availability).toBe('Available');
  expect(vehicle.path).toMatch(/^https:\/\/site\.example\/vehicle\//);
  expect(vehicle.image?.src).toMatch(/^https:\/\/site\.example\//);
});

test('the price in its parts', () => {
  expect(orderPriceDetails(orderFixture())).toEqual({
    vehicleCents: 4_150_000,
    taxesAndFeesCents: 228_250,
    totalCents: 4_378_250,
  });
});
