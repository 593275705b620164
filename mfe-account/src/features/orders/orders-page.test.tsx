import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cancelOrder, listOrders, type Order } from '@forecourt/shared-contracts/commerce';
import { answer, orderFixture, refuse, startApi } from '@forecourt/shared-contracts/testing';
import { buyer, renderRemote } from '../../testing/render-remote.tsx';

const server = startApi();
const target = '/account/orders';
const openOrders = (orders: readonly Order[]) => {
  server.use(answer(listOrders, () => ({ orders: [...orders] })));
  return renderRemote({ target, signedInAs: buyer });
};

it('asks guests to sign in and returns them here', async () => {
  await renderRemote({ target });
  expect(screen.getByRole('heading', { name: 'Sign in to see your orders' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/sign-in?returnTo=%2Faccount%2Forders',
  );
});

it('shows an order with its vehicle, status, type, total, date and link', async () => {
  const { user, path } = await openOrders([orderFixture()]);
  const card = await screen.findByRole('article', { name: '2023 Volvo XC60, order T-1001' });
  const shown = within(card);
  expect(shown.getByRole('img', { name: /Blue 2023 Volvo/ })).toBeVisible();
  expect(shown.getByText('Order received')).toBeVisible();
  expect(shown.getByText('Cash')).toBeVisible();
  expect(shown.getByText('$44,286.95')).toBeVisible();
  expect(shown.getByText('Jun 14, 2026')).toBeVisible();
  expect(shown.getByText('Ready to pick up where you left off.')).toBeVisible();
  await user.click(shown.getByRole('link', { name: 'Continue order T-1001' }));
  expect(path()).toBe('/progress/T-1001');
});

it.each([
  ['updates in progress', { orderStatus: 'SUBMITTED_TO_UNIFI' }, [/^Updates in progress/, 'Being submitted']],
  ['vehicle delivered', { orderStatus: 'DELIVERED' }, [/We delivered your vehicle/, 'Delivered']],
  [
    'canceled by retailer',
    { deal: { type: 'Finance', dealRefId: 'D', status: 'CANC' } },
    ['This order was canceled by the retailer.', 'Canceled'],
  ],
] as const)('card state: %s', async (_, parts, [state, status]) => {
  await openOrders([orderFixture(parts)]);
  expect(await screen.findByText(state)).toBeVisible();
  expect(screen.getByText(status)).toBeVisible();
});

it('lists only orders in the listed statuses, oldest first, and reports how many are in progress', async () => {
  const { platform } = await openOrders([
    orderFixture({ orderNumber: 'T-3', creationDate: '2026-03-01T00:00:00.000Z' }),
    orderFixture({ orderNumber: 'T-1', creationDate: '2026-01-01T00:00:00.000Z', orderStatus: 'DELIVERED' }),
    orderFixture({ orderNumber: 'T-2', creationDate: '2026-02-01T00:00:00.000Z', orderStatus: 'OFFRAMP' }),
    orderFixture({ orderNumber: 'T-4', orderStatus: 'DRAFT' }),
    orderFixture({ orderNumber: 'T-5', orderStatus: 'CANCELED' }),
  ]);
  await screen.findAllByRole('article');
  const numbers = screen.getAllByText(/^T-\d$/).map(({ textContent }) => textContent);
  expect(numbers).toEqual(['T-1', 'T-2', 'T-3']);
  expect(platform.events.last('orders:count-changed')).toMatchObject({
    source: 'mfe-account',
    payload: { count: 2 },
  });
});

it('links to the search when there are none', async () => {
  const { platform } = await openOrders([]);
  expect(await screen.findByRole('heading', { name: 'You have no orders yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search vehicles' })).toHaveAttribute('href', '/search');
  expect(platform.events.last('orders:count-changed')?.payload).toEqual({ count: 0 });
});

it('reports that the orders could not be loaded, and loads them on retry', async () => {
  server.use(refuse(listOrders, 500, 'error.internal'));
  const { user } = await renderRemote({ target, signedInAs: buyer });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /trouble loading your orders.*call 207-555-0178/i,
  );
  server.use(answer(listOrders, () => ({ orders: [orderFixture()] })));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

it('removes the orders on sign-out, and shows the cached answer to no one else', async () => {
  const { platform } = await openOrders([orderFixture()]);
  await screen.findByRole('article');
  await act(() => platform.session.signOut());
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Sign in to see your orders' })).toBeVisible();
});

it('cancels an order after confirmation, and reports it in the alert bar', async () => {
  const { user, platform } = await openOrders([orderFixture()]);
  const alerts: unknown[] = [];
  platform.events.subscribe('alert:show', ({ payload }) => alerts.push(payload));
  await user.click(await screen.findByRole('button', { name: 'Cancel order order T-1001' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
  server.use(refuse(cancelOrder, 503, 'error.unavailable'));
  await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
  expect(await dialog.findByText(/We couldn't connect/)).toBeVisible();
  const canceled = orderFixture({ orderStatus: 'CANCELED' });
  server.use(
    answer(cancelOrder, { data: canceled }),
    answer(listOrders, () => ({ orders: [canceled] })),
  );
  await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
  expect(await screen.findByRole('heading', { name: 'You have no orders yet' })).toBeVisible();
  expect(alerts).toEqual([{ kind: 'success', message: 'Order T-1001 is canceled.' }]);
});

it('focus is on the page’s heading when the canceled order leaves the list, and on the button when it is kept', async () => {
  const other = orderFixture({ orderNumber: 'T-2' });
  const { user } = await openOrders([orderFixture(), other]);
  const button = await screen.findByRole('button', { name: 'Cancel order order T-1001' });
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
  await user.click(dialog.getByRole('button', { name: 'Keep my order' }));
  expect(button).toHaveFocus();
  await user.click(button);
  const again = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
  server.use(
    answer(cancelOrder, { data: orderFixture({ orderStatus: 'CANCELED' }) }),
    answer(listOrders, () => ({ orders: [other] })),
  );
  await user.click(again.getByRole('button', { name: 'Cancel the order' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('offers no cancellation once the contract is signed', async () => {
  await openOrders([orderFixture({ orderStatus: 'SOLD' })]);
  await screen.findByRole('article');
  expect(screen.queryByRole('button', { name: /Cancel order/ })).toBeNull();
});
