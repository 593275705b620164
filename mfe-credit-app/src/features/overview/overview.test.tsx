import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getCart, type Cart } from '@forecourt/shared-contracts/commerce';
import { answer, priceSettingsFixture } from '@forecourt/shared-contracts/testing';
import { cartFixture } from '../../testing/cart-fixture.ts';
import { renderRemote } from '../../testing/render-remote.tsx';
import { startPurchaseApi } from '../../testing/start-purchase-api.ts';

const server = startPurchaseApi();
const place = { name: '', line1: '12 Garden Street', line2: '', city: 'Lewiston', state: 'ME', zip: '04240' };
const handOver = { type: 'DELIVERY' as const, place, feeCents: 199_00, distanceMiles: 35 };

async function open(cart: Cart) {
  server.use(answer(getCart, () => ({ cart })));
  const view = await renderRemote({ target: '/cart/overview' });
  await screen.findByRole('region', { name: 'Price' });
  return view;
}

it('shows every choice, with the fee in the price', async () => {
  const price = {
    deliveryFeeCents: 199_00,
    tradeIn: { valueCents: 6_500_00, payoffCents: 2_000_00 },
  };
  await open({ ...cartFixture({ purchaseType: 'Cash' }, price), handOver });
  expect(screen.getByText('Delivery to 12 Garden Street, Lewiston, ME 04240, $199')).toBeVisible();
  expect(screen.getByText('$4,500 toward your purchase')).toBeVisible();
  expect(screen.getByRole('row', { name: /^Pickup or delivery/ })).toHaveTextContent('$199');
  expect(screen.getByRole('link', { name: 'Change pickup or delivery' })).toHaveAttribute(
    'href',
    '/cart/details',
  );
  expect(screen.getByRole('button', { name: 'Review my order' })).toBeEnabled();
});

it('says which ZIP code decides the taxes of a delivery to another state, and where to change it', async () => {
  await open({ ...cartFixture({ purchaseType: 'Cash', zipCode: '60601' }), handOver });
  expect(screen.getByText(/^60601\. Taxes depend on where you register the vehicle/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change your ZIP code' })).toHaveAttribute('href', '/cart');
});

it('describes a trade-in with negative equity in words, without a sign', async () => {
  const price = { tradeIn: { valueCents: 2_000_00, payoffCents: 6_500_00 } };
  await open({ ...cartFixture({ purchaseType: 'Cash' }, price), handOver });
  expect(screen.getByText("You owe $4,500 more than our offer. It's added to what you pay.")).toBeVisible();
});

it('shows no payment for a price that no lender accepts', async () => {
  const cart = cartFixture({ purchaseType: 'Finance' });
  const price = { ...cart.price, errors: ['loan-to-value' as const] };
  await open({ ...cart, price, handOver });
  expect(screen.getByText('Finance. See your cart to get a payment')).toBeVisible();
  expect(screen.getByLabelText('Your choices')).not.toHaveTextContent('a month');
});

it('asks for pickup or delivery first', async () => {
  await open(cartFixture({ purchaseType: 'Finance' }));
  expect(screen.getByRole('link', { name: 'Choose pickup or delivery' })).toHaveAttribute(
    'href',
    '/cart/details',
  );
});

it('a loan continues with its application, and has its terms in whole dollars', async () => {
  await open({ ...cartFixture({ purchaseType: 'Finance' }, { downPaymentCents: 2_500_50 }), handOver });
  expect(screen.getByRole('region', { name: 'Price' })).toHaveTextContent('$2,501 down');
  expect(screen.getByLabelText('Your choices')).toHaveTextContent('$2,501 down');
  expect(screen.getByRole('link', { name: /^Apply/ })).toBeVisible();
});

it('a lease says that it is one, with everything due at signing (PRICE-75)', async () => {
  const lease = { condition: 'New' as const, settings: priceSettingsFixture, state: 'IL' };
  const cart = cartFixture({ purchaseType: 'Lease' }, lease);
  await open({ ...cart, handOver });
  expect(screen.getByLabelText('Your choices')).toHaveTextContent(
    /Est\. \$[\d,]+\/mo lease 36 months, \$[\d,]+ due at/,
  );
  const due = screen.getByRole('table', { name: 'Due at signing' });
  expect(within(due).getByRole('row', { name: /^First monthly payment/ })).toBeVisible();
  expect(within(due).getByRole('row', { name: /^Due at signing/ })).toBeVisible();
});

it('an expired deal leads back to the cart', async () => {
  await open({ ...cartFixture({ purchaseType: 'Cash' }), handOver, isExpired: true });
  expect(screen.getByText(/needs attention/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Review my order' })).toBeNull();
});
