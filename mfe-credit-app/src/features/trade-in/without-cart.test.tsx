import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getCart } from '@forecourt/shared-contracts/commerce';
import { getTradeIn } from '@forecourt/shared-contracts/trade-in';
import { answer } from '@forecourt/shared-contracts/testing';
import { cartFixture } from '../../testing/cart-fixture.ts';
import { renderRemote } from '../../testing/render-remote.tsx';
import { startPurchaseApi } from '../../testing/start-purchase-api.ts';

const server = startPurchaseApi();

it.each([
  ['with a cart, in its purchase', cartFixture(), 1],
  ['with an empty cart, alone', null, 0],
])('a trade-in is offered %s', async (_row, cart, count) => {
  server.use(
    answer(getTradeIn, () => ({ tradeIn: null, draft: null })),
    answer(getCart, () => ({ cart })),
  );
  await renderRemote({ target: '/trade-in/offer' });
  expect(await screen.findByRole('link', { name: 'Get my offer' })).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'No trade-in' })).toHaveLength(count);
  expect(screen.queryAllByRole('navigation', { name: 'Steps of your purchase' })).toHaveLength(count);
});

it('the place of the steps stays until the trade-in is loaded too, so that nothing moves up', async () => {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  server.use(
    answer(getTradeIn, async () => {
      await held;
      return { tradeIn: null, draft: null };
    }),
    answer(getCart, () => ({ cart: null })),
  );
  await renderRemote({ target: '/trade-in/offer' });
  expect(await screen.findByRole('navigation', { name: 'Steps of your purchase' })).toBeVisible();
  expect(screen.getByRole('status', { name: 'Loading your trade-in' })).toBeVisible();
  release();
  expect(await screen.findByRole('link', { name: 'Get my offer' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Steps of your purchase' })).toBeNull();
});
