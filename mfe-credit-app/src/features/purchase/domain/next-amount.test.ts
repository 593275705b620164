import { expect, it } from 'vitest';
import { priceSettingsFixture } from '@forecourt/shared-contracts/testing';
import { cartFixture } from '../../../testing/cart-fixture.ts';
import { nextAmount } from './next-amount.ts';

const loan = cartFixture({ purchaseType: 'Finance' });
const cash = cartFixture({ purchaseType: 'Cash' });
const lease = cartFixture(
  { purchaseType: 'Lease' },
  { condition: 'New', settings: priceSettingsFixture, state: 'IL' },
);

it.each([
  [
    'the payment of a loan',
    loan,
    { amountCents: loan.price.finance?.monthlyPaymentCents, unit: 'finance.perMonth' },
  ],
  [
    'the payment with the rate of a pre-qualification',
    { ...loan, isRatePersonal: true },
    { amountCents: loan.price.finance?.monthlyPaymentCents, unit: 'finance.perMonthPersonal' },
  ],
  [
    'the payment of a lease',
    lease,
    { amountCents: lease.price.lease?.monthlyPaymentCents, unit: 'lease.perMonth' },
  ],
  ['the total of a cash purchase', cash, { amountCents: cash.price.totalCents, unit: 'cash.total' }],
  [
    'nothing while no lender accepts the price (PRICE-15)',
    { ...loan, price: { ...loan.price, errors: ['loan-to-value' as const] } },
    undefined,
  ],
])('is %s', (_, cart, amount) => {
  expect(nextAmount(cart)).toEqual(amount);
});
