import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { deleteCart, getCart, putCart, type Cart } from '@forecourt/shared-contracts/commerce';
import { answer, orderVehicleFixture, refuse } from '@forecourt/shared-contracts/testing';
import { cartFixture } from '../../testing/cart-fixture.ts';
import { renderRemote } from '../../testing/render-remote.tsx';
import { startPurchaseApi } from '../../testing/start-purchase-api.ts';

const server = startPurchaseApi();
const first = cartFixture({ purchaseType: 'Finance' });
const second = {
  ...cartFixture({ purchaseType: 'Finance', id: 'cart-2' }),
  vehicle: { ...orderVehicleFixture(), vin: '2HGCM82633A004353', model: 'XC90' },
};
/** The cart that the server has. */
let cart: Cart | null = first;
beforeEach(() => {
  cart = first;
  server.use(answer(getCart, () => ({ cart })));
});

async function openCart() {
  const page = await renderRemote({ target: '/cart' });
  await screen.findByRole('region', { name: 'Price' });
  return page;
}
const conflict = () =>
  Response.json({ error: { code: 'error.conflict', message: '', correlationId: '' } }, { status: 409 });
const isChanged = () => screen.findByText(/^Your cart was changed in another window/);

it('a removal names the cart that is seen; another vehicle stays and is shown', async () => {
  const asked: (string | null)[] = [];
  server.use(
    answer(deleteCart, ({ query }) => {
      asked.push(query.get('cartId'));
      return cart?.id === query.get('cartId') ? { cart: null } : conflict();
    }),
  );
  const { user } = await openCart();
  cart = second;
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await user.click(await screen.findByRole('button', { name: 'Remove vehicle' }));
  expect(await isChanged()).toBeVisible();
  expect(await screen.findByText('VIN 2HGCM82633A004353')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await user.click(await screen.findByRole('button', { name: 'Remove vehicle' }));
  expect(await screen.findByText('We removed the vehicle from your cart.')).toBeVisible();
  expect(asked).toEqual(['cart-1', 'cart-2']);
});

it('quick changes for one vehicle never reach another, and the news goes with the next change', async () => {
  const sent: unknown[] = [];
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  server.use(
    answer(putCart, async ({ body }) => {
      await held;
      sent.push([body.vin, body.cartId]);
      if (cart && body.vin === cart.vehicle.vin) return { cart };
      return conflict();
    }),
  );
  const { user } = await openCart();
  cart = second;
  await user.click(screen.getByRole('radio', { name: '48' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Your credit score' }), 'excellent');
  release();
  expect(await isChanged()).toBeVisible();
  expect(await screen.findByText('VIN 2HGCM82633A004353')).toBeVisible();
  const { vin } = first.vehicle;
  await waitFor(() =>
    expect(sent).toEqual([
      [vin, 'cart-1'],
      [vin, 'cart-1'],
    ]),
  );
  await user.click(screen.getByRole('radio', { name: '60' }));
  await waitFor(() => expect(sent[2]).toEqual(['2HGCM82633A004353', 'cart-2']));
  expect(screen.queryByText(/^Your cart was changed/)).toBeNull();
});

it('a change of a cart that was emptied elsewhere says so beside the empty cart', async () => {
  server.use(refuse(putCart, 409, 'error.conflict'));
  const { user } = await openCart();
  cart = null;
  await user.click(screen.getByRole('radio', { name: '48' }));
  expect(await isChanged()).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

it('a change after a hand-over that was saved in this tab names the new cart', async () => {
  const ids: unknown[] = [];
  server.use(
    answer(putCart, ({ body }) => {
      ids.push(body.cartId);
      return { cart: { ...first, id: 'cart-1b', updatedAt: `2026-06-15T02:3${ids.length}:00.000Z` } };
    }),
  );
  const { user } = await openCart();
  await user.click(screen.getByRole('radio', { name: '48' }));
  await user.click(screen.getByRole('radio', { name: '60' }));
  await waitFor(() => expect(ids).toEqual(['cart-1', 'cart-1b']));
});
