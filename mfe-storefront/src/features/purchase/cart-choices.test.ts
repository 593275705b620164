import { describe, expect, it } from 'vitest';
import { priceSettingsFixture as settings } from '@forecourt/shared-contracts/testing';
import {
  defaultPaymentInputs,
  paymentQuote,
  type PaymentControls,
  type PaymentInputs,
} from '../payment/index.ts';
import { cartChoices } from './cart-choices.ts';

const vin = 'YV4L12RK5P1000012';
const vehicle = {
  priceCents: 39_500_00,
  msrpCents: 42_000_00,
  incentivesTotalCents: 0,
  condition: 'New' as const,
};

interface More {
  isPersonal?: boolean;
  zip?: string;
  isZipUnknown?: boolean;
  draft?: Pick<PaymentControls['draft'], 'fresh'>;
}

function chosen(parts: Partial<PaymentInputs>, more: More = {}) {
  const inputs = { ...defaultPaymentInputs(settings), creditTier: 'excellent', ...parts };
  const quote = paymentQuote(vehicle, inputs, settings);
  return cartChoices(vin, {
    inputs,
    isPersonal: false,
    quote,
    zip: '',
    isZipUnknown: false,
    draft: { fresh: [] },
    ...more,
  });
}

describe('the choices on a vehicle’s page go into the cart with it', () => {
  it('a loan with its terms and the selected credit tier', () =>
    expect(chosen({ downPaymentCents: 4_000_00, termMonths: 60 })).toEqual({
      vin,
      purchaseType: 'Finance',
      downPaymentCents: 4_000_00,
      termMonths: 60,
      creditTier: 'excellent',
      chosen: [],
    }));

  it('a lease with its term, its miles and the amount due at signing', () =>
    expect(
      chosen({
        purchaseType: 'Lease',
        lease: { termMonths: 24, annualMiles: 15_000, dueAtSigningCents: 4_000_00 },
      }),
    ).toEqual({
      vin,
      purchaseType: 'Lease',
      downPaymentCents: 4_000_00,
      termMonths: 24,
      annualMiles: 15_000,
      creditTier: 'excellent',
      chosen: [],
    }));

  it('the tier of a pre-qualification comes from the server', () =>
    expect(chosen({}, { isPersonal: true })).not.toHaveProperty('creditTier'));

  it.each([
    ['04240', false, { zipCode: '04240' }],
    ['0424', false, {}],
    ['00000', true, {}],
  ])('of ZIP %s (known not to exist: %s) is sent %j', (zip, isZipUnknown, sent) =>
    expect(chosen({ purchaseType: 'Cash' }, { zip, isZipUnknown })).toEqual({
      vin,
      purchaseType: 'Cash',
      ...sent,
      chosen: [],
    }),
  );

  it('cash has no terms', () =>
    expect(chosen({ purchaseType: 'Cash' })).toEqual({ vin, purchaseType: 'Cash', chosen: [] }));

  it('with the names of the choices that the shopper made', () =>
    expect(chosen({}, { draft: { fresh: ['creditTier', 'lease.annualMiles'] } }).chosen).toEqual([
      'creditTier',
      'lease.annualMiles',
    ]));
});
