import { expect, it } from 'vitest';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { priceFixture, priceSettingsFixture } from '@forecourt/shared-contracts/testing';
import type { PaymentDraft } from '../../../platform/payment-draft.ts';
import { cartFixture } from '../../../testing/cart-fixture.ts';
import { withCart } from './with-cart.ts';

const loan: Cart = {
  ...cartFixture(),
  creditTier: 'excellent',
  price: priceFixture({ purchaseType: 'Finance', termMonths: 48, downPaymentCents: 600_000 }),
};
const cash: Cart = { ...cartFixture(), purchaseType: 'Cash', price: priceFixture() };
const leased = priceFixture({
  purchaseType: 'Lease',
  termMonths: 36,
  annualMiles: 15_000,
  condition: 'New',
  settings: priceSettingsFixture,
});
const lent: Cart = { ...cartFixture(), purchaseType: 'Lease', price: leased };
const ofLoan = {
  purchaseType: 'Finance',
  termMonths: 48,
  downPaymentCents: 600_000,
  creditTier: 'excellent',
};

it.each<[string, PaymentDraft, Cart, object]>([
  ['fills choices that were never made', { all: {}, fresh: [] }, loan, { ...ofLoan, lease: {} }],
  [
    'replaces those that it had before',
    { all: { termMonths: 60, creditTier: 'fair' }, fresh: [] },
    loan,
    { ...ofLoan, lease: {} },
  ],
  [
    'leaves those that it does not have yet',
    { all: { termMonths: 60, creditTier: 'fair' }, fresh: ['termMonths'] },
    loan,
    { ...ofLoan, termMonths: 60, lease: {} },
  ],
  [
    'has no say in the tier of a pre-qualification',
    { all: { creditTier: 'fair' }, fresh: [] },
    { ...loan, isRatePersonal: true },
    { ...ofLoan, creditTier: 'fair', lease: {} },
  ],
  [
    'of cash keeps the terms for a loan',
    { all: { purchaseType: 'Finance', termMonths: 60 }, fresh: [] },
    cash,
    { purchaseType: 'Cash', termMonths: 60, lease: {} },
  ],
  [
    'of a lease fills only what belongs to it',
    { all: { termMonths: 60, lease: { annualMiles: 10_000 } }, fresh: ['lease.annualMiles'] },
    lent,
    {
      purchaseType: 'Lease',
      termMonths: 60,
      lease: { termMonths: 36, annualMiles: 10_000, dueAtSigningCents: leased.lease?.dueAtSigningCents },
    },
  ],
])('a cart %s', (_case, draft, cart, all) => {
  expect(withCart(draft, cart)).toEqual({ all, fresh: draft.fresh });
});
