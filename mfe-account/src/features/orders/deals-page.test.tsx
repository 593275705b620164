import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { listOrders } from '@forecourt/shared-contracts/commerce';
import type { ReleaseSet } from '@forecourt/shared-contracts/releases';
import {
  answer,
  createTestPlatform,
  orderFixture,
  refuse,
  startApi,
} from '@forecourt/shared-contracts/testing';
import { buyer, renderRemote, renderRemoteOn } from '../../testing/render-remote.tsx';

const server = startApi();
const target = '/deals';
afterEach(() => void vi.restoreAllMocks());

it('asks guests to sign in and returns them here', async () => {
  await renderRemote({ target });
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in?returnTo=%2Fdeals');
});

const itemsOf = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it('lists each deal with its ID, date and order, newest first, and the way to call', async () => {
  const creationDate = '2026-06-14T15:00:00.000Z';
  server.use(
    answer(listOrders, () => ({
      orders: [
        orderFixture({ deal: { type: 'Finance', dealRefId: 'deal-7', status: 'VPEN' } }),
        orderFixture({ orderNumber: 'T-2', orderStatus: 'DRAFT' }),
        orderFixture({ orderNumber: 'T-3', deal: { type: 'Cash', dealRefId: 'deal-9' }, creationDate }),
      ],
    })),
  );
  const { user, path } = await renderRemote({ target, signedInAs: buyer });
  await screen.findByText('Deal ID deal-7');
  expect(itemsOf()).toEqual([
    expect.stringMatching(/^2023 Volvo XC60Deal ID deal-7 .*View order T-1001$/),
    expect.stringMatching(/^2023 Volvo XC60Deal ID deal-9 .*Ordered Jun\s14,\s2026View order T-3$/),
  ]);
  expect(screen.getByRole('link', { name: /^Call 207/ })).toHaveAttribute('href', 'tel:+12075550178');
  // What an order needs next is on the page of orders.
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.queryByText('Your deal is being verified')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'View order T-1001' }));
  expect(path()).toBe('/progress/T-1001');
});

it('leads to the page of an order whose loan is not agreed', async () => {
  const deal = { type: 'Finance', dealRefId: 'deal-7', status: 'DPEN' } as const;
  server.use(answer(listOrders, () => ({ orders: [orderFixture({ deal })] })));
  await renderRemote({ target, signedInAs: buyer });
  const link = await screen.findByRole('link', { name: 'View order T-1001' });
  expect(link).toHaveAttribute('href', '/checkout/T-1001');
});

it('copies a deal ID, and says where it could not', async () => {
  const deal = { type: 'Cash', dealRefId: 'deal-7' } as const;
  server.use(answer(listOrders, () => ({ orders: [orderFixture({ deal })] })));
  const { user } = await renderRemote({ target, signedInAs: buyer });
  await user.click(await screen.findByRole('button', { name: 'Copy deal-7' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Copied');
  expect(await navigator.clipboard.readText()).toBe('deal-7');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(screen.getByRole('button', { name: 'Copied deal-7' }));
  expect(await screen.findByRole('button', { name: "Couldn't copy deal-7" })).toBeVisible();
});

it('names a deal by its order where its id is one that only machines read', async () => {
  const dealRefId = 'deal-13801f0c-effd-4002-912c-402cb36cafb8';
  server.use(answer(listOrders, () => ({ orders: [orderFixture({ deal: { type: 'Cash', dealRefId } })] })));
  await renderRemote({ target, signedInAs: buyer });
  expect(await screen.findByText('Order T-1001')).toBeVisible();
  expect(screen.queryByText(/Deal ID/)).toBeNull();
  expect(screen.queryByText(/13801f0c/)).toBeNull();
});

it('is its own page in the navigation of the account', async () => {
  server.use(answer(listOrders, () => ({ orders: [] })));
  const routes = ['/account/orders', '/deals'].map((path) => ({ id: path, path }));
  const releases = { remotes: [{ name: 'mfe-account', routes }] } as unknown as ReleaseSet;
  await renderRemoteOn({ ...(await createTestPlatform({ target, signedInAs: buyer })), releases });
  const nav = within(await screen.findByRole('navigation', { name: 'Your account' }));
  expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Deals');
  expect(nav.getByRole('link', { name: 'Orders' })).not.toHaveAttribute('aria-current');
});

it('reports when there are none, and when they could not be loaded', async () => {
  server.use(refuse(listOrders, 500, 'error.internal'));
  const { user } = await renderRemote({ target, signedInAs: buyer });
  expect(await screen.findByRole('alert')).toHaveTextContent(/trouble loading your deals/);
  server.use(answer(listOrders, () => ({ orders: [] })));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'You have no deals yet' })).toBeVisible();
});
