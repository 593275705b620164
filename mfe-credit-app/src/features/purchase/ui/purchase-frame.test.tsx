import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getCart, listOrders } from '@forecourt/shared-contracts/commerce';
import { getProtection } from '@forecourt/shared-contracts/protection';
import { getPurchase } from '@forecourt/shared-contracts/purchase';
import { answer, refuse } from '@forecourt/shared-contracts/testing';
import { getTradeIn } from '@forecourt/shared-contracts/trade-in';
import { cartFixture } from '../../../testing/cart-fixture.ts';
import { offerFixture } from '../../../testing/offer-fixture.ts';
import { buyer, renderRemote } from '../../../testing/render-remote.tsx';
import { answerPurchase, startPurchaseApi } from '../../../testing/start-purchase-api.ts';
import { wholeAnswers } from '../../../testing/trade-in-fixture.ts';

const server = startPurchaseApi();
afterEach(() => vi.unstubAllGlobals());

async function open(options: Partial<Parameters<typeof renderRemote>[0]> = {}) {
  server.use(
    answer(getCart, () => ({ cart: cartFixture() })),
    answer(listOrders, () => ({ orders: [] })),
  );
  return renderRemote({ target: '/cart', ...options });
}
const list = () => screen.findByRole('list', { name: 'Steps of your purchase' });
const step = async (name: string) =>
  within(await list())
    .getAllByRole('listitem')
    .find((item) => item.textContent.includes(name));

it('names the steps with their statuses as text, and marks the current one', async () => {
  await open();
  expect(within(await list()).getByRole('listitem', { current: 'step' })).toHaveTextContent(
    /Shopping Cart.*In Progress/,
  );
  // It has the color of what is open, as in the cart's other marks, not one of its own.
  expect(await step('Shopping Cart')).toHaveAttribute('data-status', 'ready');
  expect(await list()).not.toHaveTextContent('Completed');
  expect(await step('Trade-In')).toHaveTextContent(/Optional/);
  expect(within(await list()).getByRole('link', { name: 'Account' })).toHaveAttribute(
    'href',
    '/sign-in?returnTo=%2Fcart',
  );
  expect(within(await list()).getByRole('link', { name: 'Request a Test Drive' })).toHaveAttribute(
    'href',
    '/vehicle/1HGCM82633A004352#test-drive',
  );
});

it('shows what needs attention, and who is signed in', async () => {
  server.use(answerPurchase({ cart: 'attention', isSignedIn: true }));
  await open({ signedInAs: buyer });
  expect(await step('Shopping Cart')).toHaveTextContent('Needs Attention');
  expect(await step('Account')).toHaveTextContent('Signed in');
});

it('on a small screen is a menu behind a button with the open step and its status', async () => {
  const { user } = await open();
  const opener = await screen.findByRole('button', { name: 'Shopping Cart: In Progress' });
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  await user.click(opener);
  expect(screen.getAllByRole('list', { name: 'Steps of your purchase' })).toHaveLength(2);
});

it('are not shown beside an empty cart', async () => {
  server.use(answer(getCart, () => ({ cart: null })));
  await renderRemote({ target: '/cart' });
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
});

it('that cannot be loaded leaves the screen unchanged, and loads on retry', async () => {
  server.use(refuse(getPurchase, 500, 'error.internal'));
  const { user } = await open();
  expect(await screen.findByText(/couldn't load your purchase steps/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  server.use(answerPurchase());
  const again = screen.getByRole('button', { name: 'Try again' });
  expect(again.parentElement).toHaveClass('fc-actions');
  await user.click(again);
  expect(await list()).toBeVisible();
});

describe.each([
  ['the cart', '/cart', 'Continue to order details'],
  ['the overview', '/cart/overview', 'Choose pickup or delivery'],
  ['the coverage', '/cart/coverage', 'Continue without coverage'],
  ['a question of the trade-in', '/trade-in/offer/mileage', 'Continue'],
])('the button of the order summary of %s', (_, target, mainAction) => {
  async function openPage() {
    server.use(
      answer(getCart, () => ({ cart: cartFixture({ purchaseType: 'Finance', zipCode: '04101' }) })),
      answer(getProtection, () => ({ offer: offerFixture() })),
      answer(getTradeIn, () => ({ tradeIn: null, draft: { answers: wholeAnswers, version: 3 } })),
    );
    await renderRemote({ target, signedInAs: buyer });
    return position();
  }
  async function position() {
    const action = await screen.findByText(mainAction, { selector: 'a, button' });
    const summary = await screen.findByRole('button', { name: 'View summary' });
    return summary.compareDocumentPosition(action);
  }
  const narrow = (query: string) => ({ matches: query === '(width < 960px)' });

  it('is beside the heading', async () => {
    expect(await openPage()).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is below the main action on a small screen', async () => {
    vi.stubGlobal('matchMedia', narrow);
    expect(await openPage()).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('is below the main action once the screen becomes small', async () => {
    await openPage();
    vi.stubGlobal('matchMedia', narrow);
    act(() => void dispatchEvent(new Event('resize')));
    expect(await position()).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });
});
