import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listOrders } from '@forecourt/shared-contracts/commerce';
import { stepIds } from '@forecourt/shared-contracts/progress';
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

it('asks guests to sign in and returns them here', async () => {
  await renderRemote({ target });
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in?returnTo=%2Fdeals');
});

it('shows each deal as My orders shows its order, in the same groups, with its id and the way to the orders', async () => {
  server.use(
    answer(listOrders, () => ({
      orders: [
        orderFixture({ deal: { type: 'Finance', dealRefId: 'deal-7', status: 'VPEN' } }),
        orderFixture({ orderNumber: 'T-2', orderStatus: 'DRAFT' }),
        orderFixture({ orderNumber: 'T-3', deal: { type: 'Cash', dealRefId: 'deal-9' } }),
      ],
    })),
  );
  const { user, path } = await renderRemote({ target, signedInAs: buyer });
  const deal = within(await screen.findByRole('article', { name: '2023 Volvo XC60, deal deal-7' }));
  expect(deal.getByText('Finance')).toBeVisible();
  expect(deal.getByRole('img', { name: /Blue 2023 Volvo/ })).toBeVisible();
  expect(deal.getByRole('heading', { level: 4, name: 'Your deal is being verified' })).toBeVisible();
  expect(deal.getByText(/^With the lender since/)).toBeVisible();
  expect(deal.getByText('$44,287')).toBeVisible();
  expect(deal.getByText('Deal ID deal-7')).toBeVisible();
  expect(deal.getByText('Order T-1001')).toBeVisible();
  expect(screen.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent)).toEqual([
    'Your turn 1',
    'Waiting for others 1',
  ]);
  const cash = within(screen.getByRole('article', { name: '2023 Volvo XC60, deal deal-9' }));
  expect(cash.getByRole('link', { name: 'Continue your order order T-3' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await user.click(deal.getByRole('link', { name: 'View order T-1001' }));
  expect(path()).toBe('/progress/T-1001');
});

it('an expired contract is the one status of its deal, with the way to a new one', async () => {
  const since = '2026-06-16T15:00:00.000Z';
  const steps = stepIds.map((id) => ({
    id,
    status: id === 'signing' ? ('NEEDS_ATTENTION' as const) : ('COMPLETED' as const),
    since,
  }));
  const deal = { type: 'Finance', dealRefId: 'deal-7', status: 'SUBS' } as const;
  server.use(
    answer(listOrders, () => ({
      orders: [{ ...orderFixture({ deal }), progress: { changedAt: since, steps } }],
    })),
  );
  await renderRemote({ target, signedInAs: buyer });
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('heading', { level: 4 })).toHaveTextContent('Your contract has expired');
  expect(card.getByRole('link', { name: 'Get a new contract order T-1001' })).toBeVisible();
  expect(card.queryByText(/ready to sign/i)).toBeNull();
});

it('names a deal by its order where its id is one that only machines read', async () => {
  const dealRefId = 'deal-13801f0c-effd-4002-912c-402cb36cafb8';
  server.use(answer(listOrders, () => ({ orders: [orderFixture({ deal: { type: 'Cash', dealRefId } })] })));
  await renderRemote({ target, signedInAs: buyer });
  const deal = within(await screen.findByRole('article', { name: '2023 Volvo XC60, deal T-1001' }));
  expect(deal.getByText(/^Deal ID and order number/)).toHaveTextContent('Deal ID and order number T-1001');
  expect(deal.queryByText('Order T-1001')).toBeNull();
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
