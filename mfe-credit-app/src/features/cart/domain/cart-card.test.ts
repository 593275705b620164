import { expect, it } from 'vitest';
import type { CardPayment } from '@forecourt/shared-design';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { priceSettingsFixture } from '@forecourt/shared-contracts/testing';
import { cartFixture } from '../../../testing/cart-fixture.ts';
import { cartCardPayment } from './cart-card.ts';

const settings = { ...priceSettingsFixture, maximumLoanToValuePercent: 120 };
const owing = { tradeIn: { valueCents: 2_000_00, payoffCents: 30_000_00 } };
const tooMuchTrade = { tradeIn: { valueCents: 44_000_00, payoffCents: 0 } };

it.each<[string, Cart, CardPayment['kind'], object]>([
  ["an estimated payment: 'Est.'", cartFixture({ purchaseType: 'Finance' }), 'estimated', { termMonths: 72 }],
  [
    "a payment with a personal APR: '/mo', lender-qualified finance",
    cartFixture({ purchaseType: 'Finance', isRatePersonal: true }, { aprPercent: 4.88 }),
    'personalized',
    { aprPercent: 4.88 },
  ],
  [
    'a lease',
    cartFixture({ purchaseType: 'Lease' }, { condition: 'New', settings }),
    'lease',
    { isQualified: false },
  ],
  [
    'lender-qualified lease',
    cartFixture({ purchaseType: 'Lease', isRatePersonal: true }, { condition: 'New', settings }),
    'lease',
    { isQualified: true },
  ],
  ['cash', cartFixture({ purchaseType: 'Cash' }), 'cash', {}],
  [
    'none for a loan above the limit, whose reason is where the next step would be (BUY-85)',
    cartFixture({ purchaseType: 'Finance' }, { ...owing, settings }),
    'placeholder',
    {},
  ],
  [
    'none for too little to finance',
    cartFixture({ purchaseType: 'Finance' }, tooMuchTrade),
    'placeholder',
    {},
  ],
  [
    'none where nothing helps',
    cartFixture({ purchaseType: 'Finance' }, { priceCents: 1_000_00 }),
    'placeholder',
    {},
  ],
])('%s', (_, cart, kind, parts) => {
  const payment = cartCardPayment(cart);
  expect(payment.kind).toBe(kind);
  expect(payment).toMatchObject(parts);
});
