import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  changedTerms,
  createOrder,
  getCart,
  listOrders,
  orderTerms,
  putCart,
  type Cart,
} from '@forecourt/shared-contracts/commerce';
import { lookUpZip } from '@forecourt/shared-contracts/geo';
import { getProtection, chooseCoverage, type ProtectionOffer } from '@forecourt/shared-contracts/protection';
import { axeFaults, tabTo } from '@forecourt/shared-contracts/react/testing';
import {
  answer,
  identityFixture,
  orderFixture,
  pageFixture,
  priceSettingsFixture,
  refuse,
} from '@forecourt/shared-contracts/testing';
import { cartFixture } from '../testing/cart-fixture.ts';
import { offerFixture } from '../testing/offer-fixture.ts';
import { buyer, renderRemote } from '../testing/render-remote.tsx';
import { startPurchaseApi } from '../testing/start-purchase-api.ts';

const server = startPurchaseApi();
const expectAccessible = async () => expect(await axeFaults()).toEqual([]);
const { tenant } = pageFixture();
const cash = cartFixture({ purchaseType: 'Cash', zipCode: '04101' });
const financed = cartFixture({ purchaseType: 'Finance', zipCode: '04101', creditTier: 'very-good' });
const place = {
  name: 'Test Dealer',
  line1: '1 Main Street',
  line2: '',
  city: 'Portland',
  state: 'ME',
  zip: '04101',
};
const handOver = { type: 'PICKUP' as const, place, feeCents: 0, distanceMiles: null };
const leased: Cart = {
  ...cartFixture(
    { purchaseType: 'Lease', creditTier: 'very-good' },
    {
      condition: 'New',
      msrpCents: 44_000_00,
      settings: { ...tenant.payment, lease: priceSettingsFixture.lease },
      downPaymentCents: 3_000_00,
      termMonths: 36,
    },
  ),
  purchaseTypes: ['Finance', 'Lease', 'Cash'],
};
const owing = cartFixture(
  { purchaseType: 'Finance' },
  {
    tradeIn: { valueCents: 2_000_00, payoffCents: 22_000_00 },
    settings: { ...tenant.payment, maximumLoanToValuePercent: 120 },
  },
);
const fewerSavings = cartFixture({ savingsBeforeCents: 1_500_00 }, { incentivesCents: 500_00 });

async function open(target: string, cart: Cart | null, options: Parameters<typeof renderRemote>[0] = {}) {
  server.use(answer(getCart, () => ({ cart })));
  return renderRemote({ target, ...options });
}
type User = Awaited<ReturnType<typeof open>>['user'];

/** Presses Enter on an element that Tab reaches. */
async function press(user: User, element: HTMLElement) {
  await tabTo(user, element);
  await user.keyboard('{Enter}');
}

/** The open dialog, which has the focus and no fault. */
async function dialogOf(name: string | RegExp) {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await expectAccessible();
  return within(dialog);
}

describe('axe finds no fault in', { tags: ['matrix'] }, () => {
  it.each([
    ['a cash order', cash, 'Review my order'],
    ['a loan', financed, 'How we got this payment'],
    ['a lease', leased, 'View summary'],
    ['a price without a ZIP code', cartFixture(), 'Add your ZIP code'],
    ['savings that have changed', fewerSavings, 'Got it'],
    ['an expired deal', { ...cash, isExpired: true }, 'Renew my deal'],
    ['a vehicle that is gone', { ...cash, isAvailable: false }, 'Remove'],
    ['a trade-in that makes the loan impossible', owing, /^Raise down payment to/],
  ])('the cart: %s', async (_, cart, button) => {
    await open('/cart', cart);
    await screen.findByRole('button', { name: button });
    await expectAccessible();
  });

  it('an empty cart of a member with open orders', async () => {
    server.use(answer(listOrders, () => ({ orders: [orderFixture()] })));
    await open('/cart', null, { signedInAs: buyer });
    await screen.findByText(/You have 1\sopen order/);
    await expectAccessible();
  });

  it('a cart that could not be loaded', async () => {
    server.use(refuse(getCart, 500, 'error.internal'));
    await renderRemote({ target: '/cart' });
    await screen.findByRole('button', { name: 'Try again' });
    await expectAccessible();
  });

  it('a session that has expired', async () => {
    const identity = identityFixture({ tokens: async () => ({ kind: 'unreachable' as const }) });
    await open('/cart', null, { signedInAs: buyer, parts: { loadIdentity: async () => identity } });
    await screen.findByRole('heading', { name: 'Your session has expired' });
    await expectAccessible();
  });

  it.each([
    ['a pickup', '/cart/details', financed, 'Save and continue'],
    ['the overview', '/cart/overview', { ...cash, handOver }, 'Review my order'],
  ] as const)('%s', async (_, target, cart, button) => {
    await open(target, cart);
    await screen.findByRole('button', { name: button });
    await expectAccessible();
  });

  it.each([
    ['no vehicle', '/cart/details', null, 'Your cart is empty'],
    ['an expired deal', '/cart/overview', { ...cash, handOver, isExpired: true }, /needs attention/],
    ['a loan to apply for', '/cart/overview', { ...financed, handOver }, /^Apply/],
  ])('the order details: %s', async (_, target, cart, text) => {
    await open(target, cart);
    await screen.findAllByText(text);
    await expectAccessible();
  });
});

describe('by keyboard', () => {
  it.each(['/cart', '/cart/details', '/cart/overview'])(
    'Escape closes the order details at %s, and the focus is on their button again',
    async (target) => {
      const { user } = await open(target, financed);
      const opener = await screen.findByRole('button', { name: 'View summary' });
      await press(user, opener);
      await dialogOf('Order summary');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    },
  );

  it('the purchase type is switched with the arrow keys, after a confirmation', async () => {
    const sent: unknown[] = [];
    const { user } = await open('/cart', financed);
    server.use(
      answer(putCart, ({ rawBody }) => {
        sent.push(rawBody);
        return { cart: cash };
      }),
    );
    await tabTo(user, await screen.findByRole('radio', { name: 'Finance' }));
    await user.keyboard('{ArrowRight}');
    await dialogOf('Switch to cash?');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Finance' })).toBeChecked());
    expect(sent).toEqual([]);
    // The arrow key moved the focus to the other choice.
    expect(screen.getByRole('radio', { name: 'Cash' })).toHaveFocus();
    await user.keyboard(' ');
    const dialog = await dialogOf('Switch to cash?');
    await press(user, dialog.getByRole('button', { name: 'Switch to cash' }));
    expect(await screen.findByRole('button', { name: 'Review my order' })).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['How we got this payment', 'How we got this payment', financed],
    ['Remove', 'Remove this vehicle?', cash],
    ['Review my order', 'Sign in or create an account to place your order', cash],
  ])('"%s" opens a dialog, which Escape closes', async (name, title, cart) => {
    const { user } = await open('/cart', cart);
    const opener = await screen.findByRole('button', { name });
    await press(user, opener);
    await dialogOf(title);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('a ZIP code that nobody knows, and a down payment that is too high, are reported at their fields', async () => {
    server.use(refuse(lookUpZip, 404, 'error.geo.unknownZip'));
    const { user } = await open('/cart', financed);
    await press(user, await screen.findByRole('button', { name: /^04101\s· Change$/ }));
    await user.keyboard('{Control>}a{/Control}00000{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent("We can't find the ZIP code 00000.");
    await expectAccessible();
    await user.keyboard('{Escape}');
    const field = screen.getByRole('textbox', { name: 'Down payment' });
    await tabTo(user, field);
    await user.keyboard('{Control>}a{/Control}99999{Tab}');
    expect(field).toBeInvalid();
    await expectAccessible();
  });

  it('a delivery address is asked for, with a summary of what is missing', async () => {
    server.use(refuse(lookUpZip, 404, 'error.geo.unknownZip'));
    const { user } = await open('/cart/details', financed);
    const [first] = await screen.findAllByRole('radio');
    await tabTo(user, first!);
    const delivery = screen.getByRole('radio', { name: /Delivery to your address/ });
    const radios = screen.getAllByRole('radio').length;
    for (let at = 0; at < radios && !(delivery as HTMLInputElement).checked; at += 1) {
      await user.keyboard('{ArrowDown}');
    }
    await press(user, screen.getByRole('button', { name: 'Save and continue' }));
    const summary = await screen.findByRole('alert', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    await expectAccessible();
    await press(user, within(summary).getByRole('link', { name: 'Enter your street address' }));
    expect(screen.getByRole('textbox', { name: 'Street address' })).toHaveFocus();
  });

  it('a cash order is reviewed, its terms missed, its price changed, and it is placed', async () => {
    const dearer = cartFixture({ purchaseType: 'Cash', zipCode: '04101' }, { priceCents: 4_250_000 });
    const changes = changedTerms(orderTerms(cash.price), orderTerms(dearer.price));
    const { user, path } = await open('/cart', cash, { signedInAs: buyer });
    await press(user, await screen.findByRole('button', { name: 'Review my order' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Review your cash order' })).toHaveFocus(),
    );
    await expectAccessible();
    const place = () => screen.getByRole('button', { name: 'Place order' });
    await press(user, place());
    await press(user, await screen.findByRole('link', { name: 'Check the box to agree to the terms' }));
    await expectAccessible();
    server.use(
      refuse(createOrder, 409, { code: 'error.order.priceChanged', changes }),
      answer(getCart, () => ({ cart: dearer })),
    );
    await user.keyboard(' ');
    await press(user, place());
    await screen.findByRole('row', { name: /^Total \$44,286\.95 \$45,341\.95/ });
    await expectAccessible();
    let accept: () => void = () => undefined;
    const accepted = new Promise<void>((done) => (accept = done));
    server.use(
      answer(createOrder, () => accepted.then(() => ({ data: orderFixture({ orderNumber: 'T-2' }) }))),
    );
    await tabTo(user, screen.getByRole('checkbox', { name: /agree to these terms/ }));
    await user.keyboard(' ');
    await press(user, place());
    await screen.findByText('Hold on while we prepare your order.');
    await expectAccessible();
    accept();
    await waitFor(() => expect(path()).toBe('/checkout/T-2'));
  });
});

describe('the coverage', () => {
  const contract = 'Vehicle Service Contract';
  async function openCoverage(offer: ProtectionOffer | null) {
    server.use(answer(getProtection, () => ({ offer })));
    const view = await renderRemote({ target: '/cart/coverage' });
    await screen.findByRole('heading', { level: 1, name: 'Protect your vehicle' });
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading your coverage' })).toBeNull());
    return view;
  }

  it.each([
    ['of a loan', offerFixture({ chosen: ['VSC-72'] })],
    ['of a cash order', offerFixture({ purchaseType: 'Cash' })],
    ['without prices', offerFixture({ chosen: ['VSC-72'], isPricingDown: true })],
    [
      'that makes the payment impossible',
      offerFixture({ chosen: ['GAP-72'], price: { errors: ['loan-to-value'] } }),
    ],
    ['of a vehicle that is gone', offerFixture({ isAvailable: false })],
    [
      'that is not sold',
      offerFixture({ packages: [], refused: [{ type: 'VSC', reason: 'vehicle-too-old', limit: 10 }] }),
    ],
    ['without a vehicle', null],
  ])('%s has no fault', async (_, offer) => {
    await openCoverage(offer);
    await expectAccessible();
  });

  it('that could not be loaded has no fault', async () => {
    server.use(refuse(getProtection, 500, 'error.internal'));
    await renderRemote({ target: '/cart/coverage' });
    await screen.findByRole('alert');
    await expectAccessible();
  });

  it('is compared, read about, added and replaced by keyboard', async () => {
    const { user } = await openCoverage(offerFixture({ chosen: ['VSC-48'] }));
    for (const [name, title] of [
      ['Compare packages', 'Compare packages'],
      [`See what's covered by ${contract}`, contract],
      ['Add Complete Protection Ultra', 'Replace your choice?'],
    ] as const) {
      const opener = screen.getByRole('button', { name });
      await press(user, opener);
      await dialogOf(title);
      await user.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
    }
    server.use(answer(chooseCoverage, () => ({ offer: offerFixture({ chosen: ['VSC-48', 'GAP-72'] }) })));
    await press(user, screen.getByRole('button', { name: 'Add GAP' }));
    expect(await within(screen.getByRole('article', { name: 'GAP' })).findByText('Added')).toBeVisible();
    server.use(refuse(chooseCoverage, 500, 'error.internal'));
    await press(user, screen.getByRole('button', { name: 'Add Complete Protection' }));
    await screen.findByRole('alert');
    await expectAccessible();
  });
});
