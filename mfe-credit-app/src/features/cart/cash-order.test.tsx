import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  changedTerms,
  createOrder,
  getCart,
  listOrders,
  orderTerms,
  type Cart,
} from '@forecourt/shared-contracts/commerce';
import { answer, orderFixture, refuse, testOrigin } from '@forecourt/shared-contracts/testing';
import { cartFixture } from '../../testing/cart-fixture.ts';
import { buyer, renderRemote } from '../../testing/render-remote.tsx';
import { startPurchaseApi } from '../../testing/start-purchase-api.ts';

const server = startPurchaseApi();
const cash = cartFixture({ purchaseType: 'Cash', zipCode: '04101' });

async function openReview(cart: Cart = cash) {
  server.use(
    answer(getCart, () => ({ cart })),
    answer(listOrders, () => ({ orders: [orderFixture({ orderNumber: 'T-1' })] })),
  );
  const page = await renderRemote({ target: '/cart', signedInAs: buyer });
  await page.user.click(await screen.findByRole('button', { name: 'Review my order' }));
  expect(await screen.findByRole('heading', { name: 'Review your cash order' })).toHaveFocus();
  return page;
}

interface Sent {
  readonly body: unknown;
  readonly key: string | null;
}

/** Accepts orders; records what was sent, and responds once `gate` resolves. */
function takeOrders(gate: Promise<void> = Promise.resolve()): Sent[] {
  const sent: Sent[] = [];
  server.use(
    answer(createOrder, async ({ rawBody, headers }) => {
      sent.push({ body: rawBody, key: headers.get('idempotency-key') });
      await gate;
      return { data: orderFixture({ orderNumber: 'T-2' }) };
    }),
  );
  return sent;
}

const agree = () => screen.getByRole('checkbox', { name: /agree to these terms/ });
const placeOrder = () => screen.getByRole('button', { name: 'Place order' });

describe('a guest', () => {
  it('is asked to sign in or to create an account before ordering, and can stay', async () => {
    server.use(answer(getCart, () => ({ cart: cash })));
    const { user, path } = await renderRemote({ target: '/cart' });
    const button = await screen.findByRole('button', { name: 'Review my order' });
    await user.click(button);
    expect(
      screen.getByRole('dialog', { name: 'Sign in or create an account to place your order' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to cart' }));
    expect(button).toHaveFocus();
    await user.click(button);
    expect(screen.getByRole('link', { name: 'Create account' })).toHaveAttribute(
      'href',
      '/sign-up?returnTo=%2Fcart',
    );
    await user.click(screen.getByRole('link', { name: 'Sign In' }));
    expect(path()).toBe('/sign-in?returnTo=%2Fcart');
  });

  it('sees the cart at the path of the review', async () => {
    server.use(answer(getCart, () => ({ cart: cash })));
    await renderRemote({ target: '/cart?step=review' });
    expect(await screen.findByRole('button', { name: 'Review my order' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull();
  });
});

describe('two buyers', () => {
  it.each([
    ['with cart_cash_cobuyer they are named first', '/cart?flags=cart_cash_cobuyer', 1],
    ['without it the order has one buyer', '/cart', 0],
  ])('%s', async (_row, target, count) => {
    server.use(
      answer(getCart, () => ({ cart: cash })),
      answer(listOrders, () => ({ orders: [] })),
    );
    await renderRemote({ target, signedInAs: buyer });
    await screen.findByRole('button', { name: 'Review my order' });
    const links = screen.queryAllByRole('link', { name: 'Buy with a co-buyer' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: count }, () => '/credit-application'),
    );
  });
});

describe('a member', () => {
  it('reviews the vehicle, the total and the refundable deposit', async () => {
    const { path } = await openReview();
    expect(path()).toBe('/cart?step=review');
    expect(screen.getByRole('heading', { name: '2023 Volvo XC60' })).toBeVisible();
    expect(screen.getByRole('row', { name: /^Total/ })).toHaveTextContent('$44,286.95');
    expect(
      screen.getByRole('row', {
        name: /deposit, after you order.*100% refundable until the contract is signed/,
      }),
    ).toHaveTextContent('$250');
  });

  it('is in the overview, after the steps that are done', async () => {
    await openReview();
    const [steps] = screen.getAllByRole('list', { name: 'Steps of your purchase' });
    const [here] = within(steps ?? document.body)
      .getAllByRole('listitem')
      .filter((step) => step.querySelector('[aria-current]') ?? step.matches('[aria-current]'));
    expect(here).toHaveTextContent(/Overview\s*In Progress/);
    expect(within(steps ?? document.body).getByText('Completed').parentElement).toHaveTextContent(
      /Shopping Cart/,
    );
  });

  it('sees the total beside the next step', async () => {
    server.use(answer(getCart, () => ({ cart: cash })));
    await renderRemote({ target: '/cart', signedInAs: buyer });
    const next = await screen.findByRole('button', { name: 'Review my order' });
    expect(next.parentElement).toHaveTextContent('$44,287 total');
  });

  it('reads when the deposit can be paid, and that a pickup may cost something, too', async () => {
    await openReview();
    expect(
      screen.getByText(/^You can pay your \$250 deposit once you've ordered, or with the rest/),
    ).toBeVisible();
    expect(screen.queryByText(/due when you order/)).toBeNull();
    expect(screen.getByText(/with taxes and fees, plus any pickup or delivery fee\.$/)).toBeVisible();
  });

  it('reads when the contract is binding, and that the money-back guarantee is left after that', async () => {
    await openReview();
    expect(screen.getByText(/^The contract is binding once you and the dealer have signed it/)).toBeVisible();
    expect(
      screen.getByText('You then have 5 days or 500 miles from the day you get the car to return it.'),
    ).toBeVisible();
  });

  it('must accept the terms; the summary takes focus and links to the checkbox', async () => {
    const sent = takeOrders();
    const { user } = await openReview();
    await user.click(placeOrder());
    const summary = screen.getByRole('alert', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Check the box to agree to the terms' }));
    expect(agree()).toHaveFocus();
    expect(agree()).toBeInvalid();
    expect(sent).toEqual([]);
  });

  it('orders by keyboard only, goes to the tracker, and the cart button counts nothing', async () => {
    const sent = takeOrders();
    const { user, path, platform } = await openReview();
    agree().focus();
    await user.keyboard(' ');
    await user.tab();
    expect(placeOrder()).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/checkout/T-2'));
    expect(sent).toEqual([
      {
        body: { purchaseType: 'Cash', terms: orderTerms(cash.price), cartId: cash.id },
        key: expect.stringMatching(/^.{36}$/),
      },
    ]);
    expect(platform.events.last('cart:count-changed')?.payload).toEqual({ count: 0 });
  });

  it('who clicks twice orders once, and sees that the order is being prepared', async () => {
    let open: () => void = () => undefined;
    const sent = takeOrders(new Promise((resolve) => (open = resolve)));
    const { user, path } = await openReview();
    await user.click(agree());
    await user.dblClick(placeOrder());
    expect(await screen.findByText('Hold on while we prepare your order.')).toBeVisible();
    await waitFor(() => expect(sent).toHaveLength(1));
    open();
    await waitFor(() => expect(path()).toBe('/checkout/T-2'));
    expect(sent).toHaveLength(1);
  });

  it('whose price has changed sees what changed and must agree again', async () => {
    const dearer = cartFixture({ zipCode: '04101' }, { priceCents: 4_250_000 });
    const changes = changedTerms(orderTerms(cash.price), orderTerms(dearer.price));
    server.use(refuse(createOrder, 409, { code: 'error.order.priceChanged', changes }));
    const { user, path } = await openReview();
    server.use(answer(getCart, () => ({ cart: dearer })));
    await user.click(agree());
    await user.click(placeOrder());
    const notice = await screen.findByRole('alert');
    const rows = (await within(notice).findAllByRole('row')).map(({ textContent }) => textContent);
    expect(rows).toContain('Total$44,286.95$45,341.95');
    expect(rows).toHaveLength(1 + changes.length);
    expect(agree()).not.toBeChecked();
    const sent = takeOrders();
    await user.click(agree());
    await user.click(placeOrder());
    await waitFor(() => expect(path()).toBe('/checkout/T-2'));
    expect(sent[0]?.body).toEqual({
      purchaseType: 'Cash',
      terms: orderTerms(dearer.price),
      cartId: dearer.id,
    });
  });

  it('whose deal has expired meanwhile is back at the cart, which says so (BUY-11)', async () => {
    server.use(refuse(createOrder, 409, 'error.cart.notReady'));
    const { user } = await openReview();
    server.use(answer(getCart, () => ({ cart: { ...cash, isExpired: true } })));
    await user.click(agree());
    await user.click(placeOrder());
    expect(await screen.findByText(/Looks like your deal is expired/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull();
  });

  it('whose vehicle was sold meanwhile sees it as gone', async () => {
    server.use(refuse(createOrder, 409, 'error.order.vehicleUnavailable'));
    const { user } = await openReview();
    server.use(answer(getCart, () => ({ cart: { ...cash, isAvailable: false } })));
    await user.click(agree());
    await user.click(placeOrder());
    expect(await screen.findByText('This vehicle is no longer available')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See Similar Vehicles' })).toBeVisible();
  });

  it('whose cart was emptied in another window sees it empty', async () => {
    server.use(refuse(createOrder, 409, 'error.cart.empty'));
    const { user } = await openReview();
    server.use(answer(getCart, () => ({ cart: null })));
    await user.click(agree());
    await user.click(placeOrder());
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });

  it.each([
    ['error.order.financeNeedsApplication', /needs a credit application.*call 207-.?555-.?0178/, 409],
    [
      'error.internal',
      /Oops! Something went wrong\. We're here to help\. Please call 207-.?555-.?0178\./,
      500,
    ],
  ] as const)('refused with %s sees why in place', async (code, expected, status) => {
    server.use(refuse(createOrder, status, code));
    const { user } = await openReview();
    await user.click(agree());
    await user.click(placeOrder());
    expect(await screen.findByRole('alert')).toHaveTextContent(expected);
    const call = within(screen.getByRole('alert')).getByRole('link');
    expect(call).toHaveAttribute('href', 'tel:+12075550178');
    expect(placeOrder()).toBeEnabled();
  });

  it('who got no response sends the same key again, even after reopening the review', async () => {
    const keys: (string | null)[] = [];
    server.use(
      http.post(`${testOrigin}${createOrder.path}`, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return HttpResponse.error();
      }),
    );
    const { user } = await openReview();
    await user.click(agree());
    await user.click(placeOrder());
    expect(await screen.findByRole('alert')).toHaveTextContent(/we only place your order once/);
    await user.click(screen.getByRole('link', { name: 'Back to cart' }));
    await user.click(await screen.findByRole('button', { name: 'Review my order' }));
    const sent = takeOrders();
    await user.click(agree());
    await user.click(placeOrder());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(new Set([...keys, sent[0]?.key]).size).toBe(1);
  });
});
