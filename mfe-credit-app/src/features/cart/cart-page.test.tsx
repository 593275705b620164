import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deleteCart, getCart, listOrders, putCart, type Cart } from '@forecourt/shared-contracts/commerce';
import { lookUpZip } from '@forecourt/shared-contracts/geo';
import { answer, identityFixture, orderFixture, refuse } from '@forecourt/shared-contracts/testing';
import { cartFixture } from '../../testing/cart-fixture.ts';
import { buyer, renderRemote } from '../../testing/render-remote.tsx';
import { startPurchaseApi } from '../../testing/start-purchase-api.ts';

const server = startPurchaseApi();

async function openCart(cart: Cart | null, options: Parameters<typeof renderRemote>[0] = {}) {
  server.use(answer(getCart, () => ({ cart })));
  const page = await renderRemote({ target: '/cart', ...options });
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading your cart' })).toBeNull());
  return page;
}

/** Handles a PUT by returning the next cart; records what was sent. */
function takePut(next: Cart): unknown[] {
  const sent: unknown[] = [];
  server.use(
    answer(putCart, ({ rawBody }) => {
      sent.push(rawBody);
      return { cart: next };
    }),
  );
  return sent;
}

const amountOf = (label: RegExp) => {
  const row = screen.getByRole('row', { name: label });
  return within(row).getByRole('cell').textContent;
};

describe('the cart', () => {
  it('shows the vehicle and every line of the price', async () => {
    await openCart(cartFixture({ purchaseType: 'Cash', zipCode: '04101' }));
    expect(screen.getByRole('link', { name: 'Go to 2023 Volvo XC60' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/vehicle\/1HGCM82633A004352$/),
    );
    expect(document.title).toBe('Your cart | Test Dealer');
    expect(amountOf(/^Vehicle price/)).toBe('$41,500');
    expect(amountOf(/^Sales tax ?5.5% in ME/)).toBe('$2,299');
    expect(amountOf(/^Pickup or delivery/)).toBe('Not chosen yet');
    expect(amountOf(/^Total/)).toBe('$44,287');
    expect(amountOf(/^Refundable deposit, after you order/)).toBe('$250');
    expect(amountOf(/^Balance after the deposit/)).toBe('$44,037');
  });

  it.each([
    ['free', { deliveryFeeCents: 0 }, 'Delivery to 04101 is free if you choose it.'],
    ['not free', { deliveryFeeCents: 14_900 }, 'Delivery to 04101 costs $149 if you choose it.'],
    ['not known', {}, undefined],
  ])('says what delivery to its ZIP code costs: %s (BUY-90)', async (_row, parts, text) => {
    await openCart(cartFixture({ zipCode: '04101', ...parts }));
    await screen.findByRole('region', { name: 'Vehicle in your cart' });
    expect(screen.queryByText(/^Delivery to 04101/)?.textContent).toBe(text);
  });

  it('names the deposit that a down payment includes', async () => {
    await openCart(cartFixture({ purchaseType: 'Finance' }));
    expect(screen.getByRole('row', { name: /^Down payment/ })).toHaveAccessibleName(
      /Includes the \$250 refundable deposit/,
    );
  });

  it('has its sentence while it loads, so that it does not come late', async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((done) => (release = done));
    server.use(
      answer(getCart, async () => {
        await released;
        return { cart: cartFixture() };
      }),
    );
    await renderRemote({ target: '/cart' });
    expect(await screen.findByRole('status', { name: 'Loading your cart' })).toBeVisible();
    const lead = document.querySelector('.fc-lead')?.textContent;
    expect(lead).toBeTruthy();
    release();
    await screen.findByRole('region', { name: 'Vehicle in your cart' });
    expect(document.querySelector('.fc-lead')?.textContent).toBe(lead);
  });

  it('has the price between the choices that it follows from and what can be added', async () => {
    await openCart(cartFixture({ purchaseType: 'Finance' }));
    const inOrder = [
      screen.getByRole('textbox', { name: 'Down payment' }),
      screen.getByRole('button', { name: 'How we got this payment' }),
      screen.getByRole('row', { name: /^Total/ }),
      screen.getByRole('list', { name: 'Trade-in and protection' }),
    ];
    expect(inOrder.toSorted((a, b) => (a.compareDocumentPosition(b) & 4 ? -1 : 1))).toEqual(inOrder);
  });

  it('without a ZIP code states whose taxes these are, and asks for one', async () => {
    await openCart(cartFixture({ purchaseType: 'Cash' }));
    expect(screen.getByRole('row', { name: /^Sales tax.*until you add your ZIP code/ })).toBeVisible();
    expect(
      screen.getByText(/With our state's taxes and registration\. Add your ZIP for yours\./),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add your ZIP code' })).toBeEnabled();
  });

  it.each([
    ['whose taxes the dealer knows', 'ME', /% in ME, estimated$/],
    ['whose taxes the dealer has no rules for', 'TX', /% in ME, estimated; TX may differ$/],
  ])('of a buyer in a state %s states whose taxes these are', async (_, homeState, note) => {
    await openCart(cartFixture({ zipCode: '04240', homeState }, { state: 'ME' }));
    expect(screen.getByRole('rowheader', { name: /^Sales tax/ })).toHaveTextContent(note);
  });

  it('paid in cash offers protection without naming a loan', async () => {
    await openCart(cartFixture({ zipCode: '04240' }));
    expect(screen.getByText('Cover repairs, wear and tear, and more.')).toBeVisible();
    expect(screen.queryByText(/loan|GAP/)).toBeNull();
  });

  it.each([
    ['near', undefined, true],
    ['outside the delivery area', false, false],
  ])('promises delivery to a ZIP that is %s: %s', async (_, hasDelivery, isPromised) => {
    await openCart(cartFixture({ zipCode: '60601', hasDelivery }));
    await screen.findByRole('heading', { name: 'What you can count on' });
    expect(screen.queryAllByText(/included within/)).toHaveLength(isPromised ? 1 : 0);
  });

  it('links to the search when empty', async () => {
    await openCart(null);
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search vehicles' })).toHaveAttribute('href', '/search');
  });

  it('that cannot be loaded shows the phone, and loads on retry', async () => {
    server.use(refuse(getCart, 500, 'error.internal'));
    const { user } = await renderRemote({ target: '/cart' });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /trouble loading your price.*207-.?555-.?0178/,
    );
    server.use(answer(getCart, () => ({ cart: cartFixture() })));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Go to 2023 Volvo XC60' })).toBeVisible();
  });

  it('whose vehicle is gone offers similar ones and removal, and no order', async () => {
    await openCart(cartFixture({ isAvailable: false }));
    expect(screen.getByRole('alert')).toHaveTextContent('This vehicle is no longer available');
    expect(screen.getByRole('link', { name: 'See Similar Vehicles' })).toHaveAttribute(
      'href',
      '/search?condition=Certified%2CUsed&make=Volvo&model=XC60',
    );
    expect(screen.getByRole('button', { name: 'Remove' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Review my order' })).toBeNull();
  });

  it.each(['/cart', '/cart/details', '/cart/overview'])(
    'asks to sign in again when the session has expired: %s',
    async (target) => {
      const identity = identityFixture({ tokens: async () => ({ kind: 'unreachable' }) });
      await openCart(null, { target, signedInAs: buyer, parts: { loadIdentity: async () => identity } });
      await waitFor(() =>
        expect(screen.getByRole('heading', { name: 'Your session has expired' })).toBeVisible(),
      );
      expect(screen.queryByText('Your cart is empty')).toBeNull();
      expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
        'href',
        `/sign-in?returnTo=${encodeURIComponent(target)}`,
      );
    },
  );
});

describe('the number on the cart button (SITE-12)', () => {
  const countEvent = (platform: Awaited<ReturnType<typeof openCart>>['platform']) =>
    platform.events.last('cart:count-changed');

  it('counts the vehicle of a member, not their placed orders, which the page names', async () => {
    const orders = [
      orderFixture({ orderNumber: 'T-1' }),
      orderFixture({ orderNumber: 'T-2', orderStatus: 'DELIVERED' }),
      orderFixture({ orderNumber: 'T-3', orderStatus: 'CONTRACT_PENDING' }),
    ];
    server.use(answer(listOrders, () => ({ orders })));
    const { platform } = await openCart(cartFixture(), { signedInAs: buyer });
    await waitFor(() =>
      expect(countEvent(platform)).toMatchObject({ source: 'mfe-credit-app', payload: { count: 1 } }),
    );
    expect(await screen.findByText(/You have 2\sopen orders/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See orders' })).toHaveAttribute('href', '/account/orders');
  });

  it.each([
    ['the vehicle of a guest', cartFixture(), 1],
    ['nothing in an empty cart', null, 0],
  ])('counts %s', async (_, cart, count) => {
    const { platform } = await openCart(cart);
    await waitFor(() => expect(countEvent(platform)?.payload).toEqual({ count }));
  });
});

describe('switching between finance and cash', () => {
  const financed = cartFixture({ purchaseType: 'Finance', zipCode: '04101' });

  it('is confirmed first, then sent, and loads the new price', async () => {
    const sent = takePut(cartFixture({ purchaseType: 'Cash', zipCode: '04101' }));
    const { user } = await openCart(financed);
    await user.click(screen.getByRole('radio', { name: 'Cash' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Switch to cash?' }));
    expect(sent).toEqual([]);
    expect(screen.getByRole('radio', { name: 'Finance' })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Switch to cash' }));
    expect(await screen.findByRole('button', { name: 'Review my order' })).toBeVisible();
    expect(sent).toEqual([
      { vin: financed.vehicle.vin, purchaseType: 'Cash', zipCode: '04101', cartId: financed.id },
    ]);
    expect(screen.getByText(/The total is \$44,287/)).toBeInTheDocument();
  });

  it('can be canceled, also with Escape', async () => {
    const sent = takePut(financed);
    const { user } = await openCart(financed);
    for (const leave of [
      () => user.click(screen.getByRole('button', { name: 'Keep financing' })),
      () => user.keyboard('{Escape}'),
    ]) {
      await user.click(screen.getByRole('radio', { name: 'Cash' }));
      await screen.findByRole('dialog');
      await leave();
      expect(screen.queryByRole('dialog')).toBeNull();
    }
    expect(screen.getByRole('radio', { name: 'Finance' })).toBeChecked();
    expect(sent).toEqual([]);
  });

  it('reports a failure with advice to try later or call, and keeps the price', async () => {
    server.use(refuse(putCart, 500, 'error.internal'));
    const { user } = await openCart(financed);
    await user.click(screen.getByRole('radio', { name: 'Cash' }));
    await user.click(await screen.findByRole('button', { name: 'Switch to cash' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/couldn't switch.*207-.?555-.?0178/);
    expect(screen.getByRole('region', { name: 'Price' })).toHaveTextContent('/mo Est. payment');
  });

  it('shows the vehicle as gone when it has been sold', async () => {
    server.use(refuse(putCart, 409, 'error.cart.vehicleUnavailable'));
    const { user } = await openCart(financed);
    server.use(answer(getCart, () => ({ cart: { ...financed, isAvailable: false } })));
    await user.click(screen.getByRole('radio', { name: 'Cash' }));
    await user.click(await screen.findByRole('button', { name: 'Switch to cash' }));
    expect(await screen.findByText('This vehicle is no longer available')).toBeVisible();
  });
});

describe('the ZIP code', () => {
  const cart = cartFixture({ purchaseType: 'Cash', zipCode: '04101' });
  const place = { zip: '04240', city: 'Lewiston', state: 'ME', county: 'X', latitude: 44, longitude: -70 };

  it.each(['{Enter}', '{Tab}'])('is edited in place and committed by %s', async (key) => {
    server.use(answer(lookUpZip, () => place));
    const sent = takePut({ ...cart, zipCode: '04240' });
    const { user } = await openCart(cart);
    await user.click(screen.getByRole('button', { name: /^04101\s· Change$/ }));
    const field = screen.getByRole('textbox', { name: 'Your ZIP code' });
    await user.clear(field);
    await user.type(field, `04240${key}`);
    expect(await screen.findByRole('button', { name: /^04240\s· Change$/ })).toBeVisible();
    expect(sent).toEqual([
      { vin: cart.vehicle.vin, purchaseType: 'Cash', zipCode: '04240', cartId: cart.id },
    ]);
    if (key === '{Enter}') expect(screen.getByRole('button', { name: /^04240\s· Change$/ })).toHaveFocus();
  });

  it('stays open until it has five digits, and is restored with Escape', async () => {
    const sent = takePut(cart);
    const { user } = await openCart(cart);
    await user.click(screen.getByRole('button', { name: /^04101\s· Change$/ }));
    const field = screen.getByRole('textbox', { name: 'Your ZIP code' });
    await user.clear(field);
    await user.type(field, '9021O{Enter}');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Enter 5 digits');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: /^04101\s· Change$/ })).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('reports an unknown one and changes nothing', async () => {
    server.use(refuse(lookUpZip, 404, 'error.geo.unknownZip'));
    const sent = takePut(cart);
    const { user } = await openCart(cart);
    await user.click(screen.getByRole('button', { name: /^04101\s· Change$/ }));
    const field = screen.getByRole('textbox', { name: 'Your ZIP code' });
    await user.clear(field);
    await user.type(field, '00000{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent("We can't find the ZIP code 00000.");
    expect(sent).toEqual([]);
  });
});

describe('the financed cart', () => {
  it('shows payment, down payment, term and APR, and expands them', async () => {
    const { user } = await openCart(cartFixture({ purchaseType: 'Finance' }));
    const price = within(screen.getByRole('region', { name: 'Price' }));
    const [payment, besideAction] = price.getAllByText('$772');
    expect(payment).toBeVisible();
    expect(besideAction?.closest('.fc-next')).toHaveTextContent(/^\$772\/mo Est\. payment\$44,287/);
    expect(price.getByText('$2,500 down, 72 months, 9.89% APR')).toBeVisible();
    expect(screen.getByRole('article')).toHaveTextContent(/\$772\/mo Est\. payment/);
    await user.click(screen.getByRole('button', { name: 'How we got this payment' }));
    const sheet = within(screen.getByRole('dialog', { name: 'How we got this payment' }));
    expect(sheet.getByRole('row', { name: /Amount financed/ })).toHaveTextContent('$41,786.95');
    expect(sheet.getByText(/Very good credit/)).toBeVisible();
  });

  it('does not ask for pickup or delivery again', async () => {
    const place = { name: 'Test', line1: '1 Main', line2: '', city: 'Portland', state: 'ME', zip: '04101' };
    const handOver = { type: 'PICKUP' as const, place, feeCents: 0, distanceMiles: null };
    await openCart(cartFixture({ purchaseType: 'Finance', handOver }));
    expect(screen.getByRole('link', { name: 'Continue to overview' })).toHaveAttribute(
      'href',
      '/cart/overview',
    );
  });

  it('continues to the order details; paying cash is a choice of the switch alone', async () => {
    await openCart(cartFixture({ purchaseType: 'Finance' }));
    expect(screen.getByRole('link', { name: 'Continue to order details' })).toHaveAttribute(
      'href',
      '/cart/details',
    );
    expect(screen.getByRole('radio', { name: 'Cash' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Switch to cash' })).toBeNull();
  });
});

describe('removing the vehicle', () => {
  it('is confirmed first and leaves an empty cart that says what happened', async () => {
    server.use(answer(deleteCart, () => ({ cart: null })));
    const { user } = await openCart(cartFixture());
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Remove this vehicle?' })).getByRole('button', {
        name: 'Remove vehicle',
      }),
    );
    expect(await screen.findByText('We removed the vehicle from your cart.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });

  it('reports a failure and keeps the vehicle', async () => {
    server.use(refuse(deleteCart, 500, 'error.internal'));
    const { user } = await openCart(cartFixture());
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.click(await screen.findByRole('button', { name: 'Remove vehicle' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /couldn't remove the vehicle.*207-.?555-.?0178/,
    );
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(screen.getByRole('heading', { name: 'Go to 2023 Volvo XC60' })).toBeVisible();
  });
});
