import { expect, it } from 'vitest';
import { cartFixture } from '../testing/cart-fixture.ts';
import { cartChoicesOf } from './cart-choices.ts';

const vin = '1HGCM82633A004352';

it('switching to cash keeps vehicle and ZIP code, and drops the loan terms', () =>
  expect(
    cartChoicesOf(cartFixture({ purchaseType: 'Finance', zipCode: '04101' }), {
      kind: 'purchase-type',
      purchaseType: 'Cash',
    }),
  ).toEqual({ vin, purchaseType: 'Cash', zipCode: '04101' }));

it('switching to finance starts with the defaults', () =>
  expect(
    cartChoicesOf(cartFixture({ purchaseType: 'Cash' }), { kind: 'purchase-type', purchaseType: 'Finance' }),
  ).toEqual({ vin, purchaseType: 'Finance' }));

it('another ZIP code keeps the loan terms', () =>
  expect(cartChoicesOf(cartFixture({ purchaseType: 'Finance' }), { kind: 'zip', zipCode: '75201' })).toEqual({
    vin,
    purchaseType: 'Finance',
    zipCode: '75201',
    downPaymentCents: 250_000,
    termMonths: 72,
  }));
