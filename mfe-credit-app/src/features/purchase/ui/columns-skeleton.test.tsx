import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getCart } from '@forecourt/shared-contracts/commerce';
import { getCreditApplication } from '@forecourt/shared-contracts/credit-application';
import { getProtection } from '@forecourt/shared-contracts/protection';
import { answer } from '@forecourt/shared-contracts/testing';
import { buyer, renderRemote } from '../../../testing/render-remote.tsx';
import { startPurchaseApi } from '../../../testing/start-purchase-api.ts';

const server = startPurchaseApi();

/** Opens a page whose answers wait until they are released: there is no cart. */
async function openHeld(target: string) {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  server.use(
    answer(getCart, async () => {
      await released;
      return { cart: null };
    }),
    answer(getProtection, async () => {
      await released;
      return { offer: null };
    }),
    answer(getCreditApplication, () => ({ application: null })),
  );
  await renderRemote({ target, signedInAs: buyer });
  return release;
}

/** How many blocks each card has. */
const cart = [4, 6];

it.each([
  ['/cart', 'Loading your cart', cart],
  ['/cart/details', 'Loading your purchase', cart],
  ['/cart/overview', 'Loading your purchase', cart],
  ['/credit-application', 'Loading your application', cart],
  ['/cart/coverage', 'Loading your coverage', [5]],
])('%s has the blocks of its first paint while it loads', async (target, name, blocks) => {
  const release = await openHeld(target);
  const place = await screen.findByRole('status', { name });
  const cards = blocks.length === 1 ? [place] : [...place.children];
  expect(cards.map((card) => card.querySelectorAll('span').length)).toEqual(blocks);
  release();
  await waitFor(() => expect(screen.queryByRole('status', { name })).toBeNull());
});

it.each(['/cart', '/cart/details', '/cart/overview', '/credit-application'])(
  '%s without a cart: no steps, and a new element that the end of the steps does not move',
  async (target) => {
    const release = await openHeld(target);
    const body = () => document.querySelector('.fc-screen');
    await waitFor(() => expect(body()).not.toBeNull());
    const loading = body();
    release();
    await screen.findByRole('link', { name: 'Search vehicles' });
    expect(body()).not.toBe(loading);
    expect(document.querySelector('.fc-steps-place')).toBeNull();
  },
);
