import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cancelOrder, listOrders, type ListedOrder } from '@forecourt/shared-contracts/commerce';
import {
  answer,
  orderFixture,
  priceFixture,
  priceSettingsFixture,
  refuse,
  startApi,
} from '@forecourt/shared-contracts/testing';
import { buyer, renderRemote } from '../../testing/render-remote.tsx';

const server = startApi();
const target = '/account/orders';
const openOrders = (orders: readonly ListedOrder[]) => {
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

const since = '2026-06-16T15:00:00.000Z';
const progress: NonNullable<ListedOrder['progress']> = {
  changedAt: '2026-06-15T15:00:00.000Z',
  steps: [
    { id: 'insurance', status: 'COMPLETED', since: null },
    { id: 'id-verification', status: 'READY', since },
    { id: 'documents', status: 'READY', since },
    { id: 'signing', status: 'NOT_READY', since: null },
    { id: 'payment', status: 'NOT_READY', since: null },
    { id: 'fulfillment', status: 'NOT_READY', since: null },
  ],
};
const terms = {
  downPaymentCents: 2_500_00,
  financedCents: 41_786_95,
  monthlyPaymentCents: 616_23,
  termMonths: 72,
  aprPercent: 6.5,
};

it('shows an order with its vehicle, total, next step, owner and link', async () => {
  const { user, path } = await openOrders([{ ...orderFixture(), progress }]);
  const card = await screen.findByRole('article', { name: '2023 Volvo XC60, order T-1001' });
  const shown = within(card);
  expect(shown.getByRole('img', { name: /Blue 2023 Volvo/ })).toBeVisible();
  expect(shown.getByText('Cash')).toBeVisible();
  // What it needs next is its one status.
  expect(shown.queryByText(/Order received/)).toBeNull();
  expect(shown.getByText('$44,287')).toBeVisible();
  expect(shown.getByText('price with taxes and fees')).toBeVisible();
  expect(shown.getByText('Ordered Jun 14, 2026')).toBeVisible();
  expect(shown.queryByText(/^Deal/)).toBeNull();
  expect(shown.getByText('Step 2 of 6')).toBeVisible();
  // What to do is read before what it costs, and canceling is the last thing.
  expect(card).toHaveTextContent(/Volvo.*Verify your ID.*\$44,287.*Order T-1001.*Cancel order/);
  expect(shown.getByRole('heading', { name: "Have your driver's license ready" })).toBeVisible();
  expect(shown.getByText('Your turn since Jun 16, 2026')).toBeVisible();
  // The button names what is done next.
  await user.click(shown.getByRole('link', { name: 'Verify your ID order T-1001' }));
  expect(path()).toBe('/progress/T-1001/id-verification');
});

it('an order of an older server, without its steps, leads to its tracker', async () => {
  const { user, path } = await openOrders([orderFixture()]);
  expect(await screen.findByRole('heading', { name: 'Open your order to see your next step' })).toBeVisible();
  expect(screen.queryByText(/^Step/)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Continue your order order T-1001' }));
  expect(path()).toBe('/progress/T-1001');
});

it('states a monthly payment with its terms and total (PRICE-74, PRICE-78), in whole dollars (SITE-78)', async () => {
  const { price } = orderFixture();
  await openOrders([
    orderFixture({
      deal: { type: 'Finance', dealRefId: 'D', status: 'UACC' },
      price: { ...price, finance: terms },
    }),
  ]);
  expect(await screen.findByText('$616/mo')).toBeVisible();
  expect(screen.getByText('$2,500 down, 72 months, 6.50% APR')).toBeVisible();
  expect(screen.getByText('$44,287 price with taxes and fees')).toBeVisible();
});

it.each([
  [0, /^\$2,982 due at signing$/],
  // The deposit is part of what is due, not added to it.
  [250_00, /^\$2,982 due at signing, incl\. \$250 security deposit$/],
])(
  'states a lease with its payments, miles and what is due at signing (PRICE-75): %i',
  async (cents, due) => {
    const price = priceFixture({ purchaseType: 'Lease', condition: 'New', settings: priceSettingsFixture });
    const lease = price.lease && { ...price.lease, dueAtSigningCents: 2_982_04, securityDepositCents: cents };
    await openOrders([
      orderFixture({ deal: { type: 'Lease', dealRefId: 'D', status: 'UACC' }, price: { ...price, lease } }),
    ]);
    expect(await screen.findByText('Lease')).toBeVisible();
    // Each is a part of its own, which does not break.
    expect(screen.getByText('36 payments, 10,000 miles a year')).toBeVisible();
    expect(screen.getByText(due)).toBeVisible();
  },
);

it.each(['LDEC', 'UDEC', 'CANC'] as const)('names no payment once nothing is lent: %s', async (status) => {
  const { price } = orderFixture();
  const deal = { type: 'Finance', dealRefId: 'D', status } as const;
  await openOrders([orderFixture({ deal, price: { ...price, finance: terms } })]);
  expect(await screen.findByRole('article')).not.toHaveTextContent('$');
});

it.each([
  [
    'updates in progress',
    { orderStatus: 'SUBMITTED_TO_UNIFI' },
    [/^Updates in progress/, "We're creating your order", /^We've been working on it since/],
  ],
  [
    'ready to pick up where the shopper left off',
    {},
    ['Ready to pick up where you left off.', 'Your turn 1', /^Your turn since/],
  ],
  ['vehicle delivered', { orderStatus: 'DELIVERED' }, [/We delivered your vehicle/, 'Past orders 1']],
  [
    'canceled by retailer',
    { deal: { type: 'Finance', dealRefId: 'D', status: 'CANC' } },
    ['This order was canceled by the retailer', 'Past orders 1'],
  ],
] as const)('card state (TRACK-101): %s', async (_, parts, texts) => {
  await openOrders([orderFixture(parts)]);
  await screen.findByRole('article');
  for (const text of texts) {
    const found = screen.getAllByText((_content, element) => matches(element, text));
    expect(found.at(-1)).toBeVisible();
  }
});

function matches(element: Element | null, text: string | RegExp): boolean {
  const shown = element?.textContent ?? '';
  return typeof text === 'string' ? shown === text : text.test(shown);
}

it('an expired contract is a problem, not something to pick up', async () => {
  const steps = progress.steps.map((step) =>
    step.id === 'signing'
      ? { ...step, status: 'NEEDS_ATTENTION' as const, since }
      : {
          ...step,
          status: step.id === 'payment' || step.id === 'fulfillment' ? step.status : ('COMPLETED' as const),
        },
  );
  const deal = { type: 'Finance', dealRefId: 'D', status: 'SUBS' } as const;
  await openOrders([{ ...orderFixture({ deal }), progress: { ...progress, steps } }]);
  const problems = within(await screen.findByRole('region', { name: 'Needs your attention 1' }));
  expect(problems.getByRole('heading', { name: 'Your contract has expired' })).toBeVisible();
  expect(problems.getByText('Step 4 of 6')).toBeVisible();
  expect(problems.getByRole('link', { name: 'Get a new contract order T-1001' })).toBeVisible();
  expect(screen.queryByText(/pick up where you left off/)).toBeNull();
});

it('an order whose lender is late waits for the lender, with a way to the options', async () => {
  const deal = { type: 'Finance', dealRefId: 'D', status: 'LTIM' } as const;
  const { user, path } = await openOrders([{ ...orderFixture({ deal }), progress }]);
  const waiting = within(await screen.findByRole('region', { name: 'Waiting for others 1' }));
  expect(waiting.getByRole('heading', { name: "Your lender hasn't answered yet" })).toBeVisible();
  expect(waiting.getByText('With the lender since Jun 15, 2026')).toBeVisible();
  expect(screen.queryByText(/needs? to be fixed|Your turn|^Step/)).toBeNull();
  await user.click(waiting.getByRole('link', { name: 'See your options order T-1001' }));
  expect(path()).toBe('/checkout/T-1001');
});

it('an order of which only the appointment is left is all set, and waits for no one', async () => {
  const steps = progress.steps.map((step) => ({ ...step, status: 'COMPLETED' as const }));
  await openOrders([{ ...orderFixture(), progress: { ...progress, steps } }]);
  const set = within(await screen.findByRole('region', { name: 'All set 1' }));
  expect(set.getByText('Every step is done. Only your pickup or delivery is left.')).toBeVisible();
  expect(screen.queryByText(/Waiting|Updates in progress/)).toBeNull();
});

it('groups the listed orders by what they need, oldest first, and reports how many are in progress', async () => {
  const { platform } = await openOrders([
    orderFixture({ orderNumber: 'T-3', creationDate: '2026-03-01T00:00:00.000Z' }),
    orderFixture({ orderNumber: 'T-1', creationDate: '2026-01-01T00:00:00.000Z', orderStatus: 'DELIVERED' }),
    orderFixture({ orderNumber: 'T-2', creationDate: '2026-02-01T00:00:00.000Z', orderStatus: 'OFFRAMP' }),
    orderFixture({
      orderNumber: 'T-6',
      creationDate: '2026-05-01T00:00:00.000Z',
      deal: { type: 'Finance', dealRefId: 'D6', status: 'LDEC' },
    }),
    orderFixture({ orderNumber: 'T-4', orderStatus: 'DRAFT' }),
    orderFixture({ orderNumber: 'T-5', orderStatus: 'CANCELED' }),
  ]);
  await screen.findAllByRole('article');
  const numbers = screen.getAllByText(/^Order T-\d$/).map(({ textContent }) => textContent);
  expect(numbers).toEqual(['Order T-6', 'Order T-3', 'Order T-2', 'Order T-1']);
  expect(screen.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent)).toEqual([
    'Needs your attention 1',
    'Your turn 1',
    'Waiting for others 1',
    'Past orders 1',
  ]);
  expect(platform.events.last('orders:count-changed')).toMatchObject({
    source: 'mfe-account',
    payload: { count: 3 },
  });
});

it('links to the search when there are none', async () => {
  const { platform } = await openOrders([]);
  expect(await screen.findByRole('heading', { name: 'You have no orders yet' })).toBeVisible();
  expect(screen.getByText("When you place an order, you'll see it here.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search vehicles' })).toHaveAttribute('href', '/search');
  expect(platform.events.last('orders:count-changed')?.payload).toEqual({ count: 0 });
});

it('reports that the orders could not be loaded, and loads them on retry', async () => {
  server.use(refuse(listOrders, 500, 'error.internal'));
  const { user } = await renderRemote({ target, signedInAs: buyer });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /trouble loading your orders.*call 207-.?555-.?0178/i,
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
  expect(await screen.findByRole('heading', { name: 'You have no orders right now' })).toBeVisible();
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
