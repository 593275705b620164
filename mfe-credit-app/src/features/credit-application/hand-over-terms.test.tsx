import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getCart, type Cart } from '@forecourt/shared-contracts/commerce';
import { aloneAnswers, answer } from '@forecourt/shared-contracts/testing';
import { serveApplication } from '../../testing/application-server.ts';
import { cartFixture } from '../../testing/cart-fixture.ts';
import { buyer, renderRemote } from '../../testing/render-remote.tsx';
import { startPurchaseApi } from '../../testing/start-purchase-api.ts';

const api = startPurchaseApi();
const place = {
  name: 'Dealer',
  line1: '1 Main Street',
  line2: '',
  city: 'Portland',
  state: 'ME',
  zip: '04101',
};
const handOver = { type: 'PICKUP' as const, place, feeCents: 0, distanceMiles: null };

async function openTerms(cart: Cart) {
  const server = serveApplication(api);
  server.cart = cart;
  server.begin(aloneAnswers());
  await renderRemote({ target: '/credit-application/submit', signedInAs: buyer });
}

it('the application of a guest without a vehicle asks for one first, and has no steps of a purchase', async () => {
  serveApplication(api);
  api.use(answer(getCart, () => ({ cart: null })));
  await renderRemote({ target: '/credit-application' });
  expect(await screen.findByRole('heading', { name: 'Choose a vehicle first' })).toBeVisible();
  expect(screen.queryByText(/Your cart stays as it is/)).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Steps of your purchase' })).toBeNull();
});

it('the terms of an order without pickup or delivery say how a later fee is paid, and lead to the choice', async () => {
  await openTerms(cartFixture({ purchaseType: 'Finance' }));
  expect(await screen.findByText(/any fee is due when you get the vehicle\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose now' })).toHaveAttribute('href', '/cart/details');
});

it('the terms say when the deposit can be paid, and nothing of a choice that was made', async () => {
  await openTerms(cartFixture({ purchaseType: 'Finance', handOver }));
  expect(await screen.findByText(/You can pay your \$250 deposit once you accept an offer\./)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Choose now' })).toBeNull();
});
