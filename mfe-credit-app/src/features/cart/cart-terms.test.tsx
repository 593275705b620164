import { screen, waitFor, within } from '@testing-library/react';
import { formatRoundedCurrency } from '@forecourt/shared-contracts/formats';
import { describe, expect, it } from 'vitest';
import { getCart, putCart, type Cart } from '@forecourt/shared-contracts/commerce';
import type { PriceInput } from '@forecourt/shared-contracts/pricing';
import { answer, pageFixture, priceSettingsFixture, refuse } from '@forecourt/shared-contracts/testing';
import { cartFixture } from '../../testing/cart-fixture.ts';
import { renderRemote } from '../../testing/render-remote.tsx';
import { startPurchaseApi } from '../../testing/start-purchase-api.ts';

const server = startPurchaseApi();
const { tenant } = pageFixture();
const settings = { ...tenant.payment, lease: priceSettingsFixture.lease };

async function openCart(cart: Cart) {
  server.use(answer(getCart, () => ({ cart })));
  const page = await renderRemote({ target: '/cart' });
  await screen.findByRole('region', { name: 'Price' });
  return page;
}

/** Handles every change by returning the resulting cart, and records what was sent. */
function takePuts(cart: Cart): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  server.use(
    answer(putCart, ({ rawBody }) => {
      const body = rawBody as Record<string, unknown>;
      sent.push(body);
      const terms = body as Partial<PriceInput>;
      const { downPaymentCents, termMonths, creditTier } = terms;
      const price = { downPaymentCents, termMonths, creditTier };
      const parts = { purchaseType: cart.purchaseType, ...(creditTier && { creditTier }) };
      return { cart: { ...cartFixture(parts, price), updatedAt: `2026-06-15T02:3${sent.length}:00.000Z` } };
    }),
  );
  return sent;
}

describe('loan terms', () => {
  const cart = cartFixture({ purchaseType: 'Finance', creditTier: 'very-good' });

  it('a down payment is sent once, after the last keystroke, and changes the payment', async () => {
    const sent = takePuts(cart);
    const { user } = await openCart(cart);
    const field = screen.getByRole('textbox', { name: 'Down payment' });
    expect(field).toHaveAccessibleDescription(/^Up to \$39,286(?!\.)/);
    await user.clear(field);
    await user.type(field, '5000');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ downPaymentCents: 500_000, termMonths: 72, creditTier: 'very-good' });
    expect(await screen.findByText('$5,000 down, 72 months, 9.89% APR')).toBeVisible();
    expect(field).toHaveValue('5,000');
  });

  it('one above the card limit explains that it is paid by bank', async () => {
    await openCart(
      cartFixture({ purchaseType: 'Finance', creditTier: 'very-good' }, { downPaymentCents: 8_000_00 }),
    );
    expect(screen.getByRole('textbox', { name: 'Down payment' })).toHaveAccessibleDescription(
      /Above \$7,000, pay from your bank account/,
    );
  });

  it('one above the maximum is reported in place and not sent', async () => {
    const sent = takePuts(cart);
    const { user } = await openCart(cart);
    const field = screen.getByRole('textbox', { name: 'Down payment' });
    await user.clear(field);
    await user.type(field, '39287{Tab}');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/Down payment can be at most \$39,286(?!\.)/);
    expect(field).toHaveValue('39,287');
    expect(sent).toEqual([]);
  });

  it('term and credit tier are sent together with the earlier choices', async () => {
    const sent = takePuts(cart);
    const { user } = await openCart(cart);
    await user.click(screen.getByRole('radio', { name: '48' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Your credit score' }), 'excellent');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ termMonths: 48, creditTier: 'excellent' });
    expect(await screen.findByText(/48 months, 7\.69% APR/)).toBeVisible();
  });

  it('that could not be saved are kept, and can be sent again', async () => {
    server.use(refuse(putCart, 500, 'error.internal'));
    const { user } = await openCart(cart);
    const field = screen.getByRole('textbox', { name: 'Down payment' });
    await user.clear(field);
    await user.type(field, '5000');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /couldn't calculate the payment.*saved for this visit/,
    );
    const call = within(screen.getByRole('alert')).getByRole('link');
    expect(call).toHaveAttribute('href', 'tel:+12075550178');
    expect(field).toHaveValue('5,000');
    const sent = takePuts(cart);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sent).toMatchObject([{ downPaymentCents: 500_000 }]));
  });

  it('with a personal rate show it, and ask for no credit score', async () => {
    await openCart({ ...cart, isRatePersonal: true, creditTier: 'excellent' });
    expect(screen.getByText(/Your rate comes from your pre-qualification: Excellent credit/)).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Your credit score' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Price' })).toHaveTextContent('/mo with your rate');
  });
});

describe('a lease', () => {
  const lease = {
    condition: 'New' as const,
    msrpCents: 44_000_00,
    settings,
    downPaymentCents: 3_000_00,
    termMonths: 36,
  };
  const cart: Cart = {
    ...cartFixture({ purchaseType: 'Lease', creditTier: 'very-good' }, lease),
    purchaseTypes: ['Finance', 'Lease', 'Cash'],
  };

  it('is offered where the vehicle can be leased, and confirmed first', async () => {
    const financed = { ...cartFixture({ purchaseType: 'Finance' }), purchaseTypes: cart.purchaseTypes };
    const { user } = await openCart(financed);
    server.use(answer(putCart, () => ({ cart })));
    await user.click(screen.getByRole('radio', { name: 'Lease' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Switch to a lease?' }));
    expect(dialog.getByRole('button', { name: 'Keep financing' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Switch to lease' }));
    const price = within(screen.getByRole('region', { name: 'Price' }));
    expect(await price.findByText(/This is a lease: 36 monthly payments/)).toBeVisible();
  });

  it('shows what is due at signing and its parts', async () => {
    await openCart(cart);
    const table = within(screen.getByRole('table', { name: 'Due at signing' }));
    expect(table.getByRole('row', { name: /^Due at signing/ })).toHaveTextContent('$3,000');
    expect(table.getByRole('row', { name: /^First monthly payment/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /^Adjusted capitalized cost/ })).toBeVisible();
  });

  it('has the cents of its amounts due at signing in its price, too, and its payment in whole dollars (SITE-78)', async () => {
    await openCart(cart);
    const cents = /^−?\$[\d,]+\.\d\d$/;
    for (const name of [
      /^Capitalized cost reduction/,
      /^Adjusted capitalized cost/,
      /^First monthly payment/,
    ]) {
      for (const row of screen.getAllByRole('row', { name })) {
        expect(within(row).getByRole('cell').textContent).toMatch(cents);
      }
    }
    const card = within(screen.getByRole('region', { name: 'Price' }));
    const payments = card.getAllByText(/^\$\d+$/, { selector: 'b' }).map((one) => one.textContent);
    expect(new Set(payments).size).toBe(1);
    expect(payments).toHaveLength(2);
    const { residualCents = 0, residualPercent = 1 } = cart.price.lease ?? {};
    const listed = formatRoundedCurrency((residualCents * 100) / residualPercent);
    expect(card.getByText(/At the end you return the vehicle/)).toHaveTextContent(
      `(${residualPercent}% of its ${listed} MSRP)`,
    );
  });

  it('is not available for less than the amount due at signing', async () => {
    const { user } = await openCart(cart);
    const field = screen.getByRole('textbox', { name: 'Due at signing' });
    await user.clear(field);
    await user.type(field, '100{Tab}');
    expect(field).toHaveAccessibleDescription(/Enter at least \$/);
  });
});

it.each([
  ['changed', 500_00, 'Your savings have changed', /Your \$1,500 in incentives is now \$500/],
  ['no longer available', 0, 'An incentive is no longer available', /Your \$1,500 in incentives ended/],
])('shows that incentives are %s, and hides it at one press', async (_, incentivesCents, title, text) => {
  const cart = cartFixture({ savingsBeforeCents: 1_500_00 }, { incentivesCents });
  const sent = takePuts(cart);
  const { user } = await openCart(cart);
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Got it' }));
  await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  expect(sent).toHaveLength(1);
});

it('has on its card the price after incentives, with the one before named and struck through (SHOP-34)', async () => {
  await openCart(cartFixture({}, { incentivesCents: 1_500_00 }));
  const before = within(screen.getByRole('article')).getByText('$41,500', { selector: 's' });
  expect(before.closest('[data-line=price]')).toHaveTextContent(/^\$40,000.*Was \$41,500.*Incentives/);
});

it('has on its card the line that search shows of a new vehicle: the MSRP and all that is saved (SHOP-34)', async () => {
  const cart = cartFixture({}, { incentivesCents: 1_500_00 });
  await openCart({ ...cart, vehicle: { ...cart.vehicle, condition: 'New', msrpCents: 4_300_000 } });
  const amount = within(screen.getByRole('article')).getByText('$43,000', { selector: 's' });
  const line = amount.closest('[data-line=price]');
  expect(line).toHaveTextContent(/^\$40,000 MSRP \$43,000\$3,000 off(?! MSRP)/);
  expect(line).not.toHaveTextContent('Was');
});

it('names the incentives in the price once, and lists only those that cannot be combined with them', async () => {
  const dates = { effectiveFromOn: '2026-06-01', effectiveToOn: '2026-06-30' };
  const loyalty = { id: 'loyalty', name: 'Loyalty Bonus', savingsCents: 750_00 };
  const cart = cartFixture(
    {
      incentives: [
        { id: 'conquest', name: 'Conquest Bonus', savingsCents: 500_00, ...dates },
        { ...loyalty, ...dates, excludes: ['conquest'] },
      ],
    },
    { incentivesCents: 750_00 },
  );
  await openCart({ ...cart, price: { ...cart.price, incentives: [loyalty] } });
  const excluded = within(await screen.findByRole('list', { name: 'Incentives' })).getByRole('listitem');
  expect(excluded).toHaveTextContent(/^Conquest Bonus.*Cannot be combined with selection\$500$/);
  expect(screen.getByRole('row', { name: 'Loyalty Bonus −$750' })).toBeVisible();
  expect(screen.getAllByText('Loyalty Bonus')).toHaveLength(1);
});

describe('a price that violates a rule', () => {
  it('shows no payment, but the down payment that makes it possible, applied with one press', async () => {
    const owing = cartFixture(
      { purchaseType: 'Finance' },
      {
        tradeIn: { valueCents: 2_000_00, payoffCents: 22_000_00 },
        settings: { ...tenant.payment, maximumLoanToValuePercent: 120 },
      },
    );
    const sent = takePuts(owing);
    const { user } = await openCart(owing);
    expect(screen.getByText('This is over our financing limit for this vehicle')).toBeVisible();
    expect(screen.queryByText('/mo')).toBeNull();
    expect(screen.getByRole('link', { name: 'Remove the trade-in' })).toHaveAttribute(
      'href',
      '/trade-in/offer?remove=1',
    );
    expect(screen.getByRole('link', { name: /^Call 207-.?555-.?0178$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
    await user.click(screen.getByRole('button', { name: /^Raise down payment to \$/ }));
    await waitFor(() => expect(sent).toHaveLength(1));
    const { possible } = owing.price;
    expect(sent[0]?.['downPaymentCents']).toBe(possible?.suggestedDownPaymentCents);
    await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent('/mo Est. payment'));
  });

  it('says so once: why is above the vehicle, whose card only has no payment (BUY-85)', async () => {
    const owing = cartFixture(
      { purchaseType: 'Finance' },
      {
        tradeIn: { valueCents: 2_000_00, payoffCents: 22_000_00 },
        settings: { ...tenant.payment, maximumLoanToValuePercent: 120 },
      },
    );
    await openCart(owing);
    const card = within(screen.getByRole('article'));
    expect(card.getByText('Payment not available')).toBeVisible();
    expect(card.queryByRole('button', { name: /down payment/ })).toBeNull();
    expect(screen.getAllByText(/^Raise (the )?down payment to/)).toHaveLength(1);
    expect(
      screen
        .getByText('This is over our financing limit for this vehicle')
        .compareDocumentPosition(screen.getByRole('article')),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows a trade-in with odd cents in whole dollars (SITE-78)', async () => {
    await openCart(
      cartFixture({ purchaseType: 'Cash' }, { tradeIn: { valueCents: 2_000_00, payoffCents: 5_000_52 } }),
    );
    expect(screen.getByText(/^You owe \$3,001 more than our offer/)).toBeVisible();
  });

  it('shows the trade-in with its value toward the purchase', async () => {
    await openCart(
      cartFixture({ purchaseType: 'Cash' }, { tradeIn: { valueCents: 6_500_00, payoffCents: 2_000_00 } }),
    );
    expect(screen.getByText(/\$6,500, less \$2,000 payoff: \$4,500 toward/)).toBeVisible();
    expect(screen.getByRole('row', { name: /^Trade-in value/ })).toHaveTextContent('−$6,500');
    expect(screen.getByRole('row', { name: /^Trade-in payoff/ })).toHaveTextContent('$2,000');
  });
});

describe('a deal that lasts', () => {
  it('says until when, with the time zone, and that an order holds the vehicle (BUY-71)', async () => {
    await openCart({ ...cartFixture({ purchaseType: 'Cash' }), offerEndsAt: '2026-06-22T22:00:00.000Z' });
    const until = screen.getByText(
      /^This price is good through Jun 22, 2026 at \d+:00 [AP]M \([A-Z]{2,4}\)\. Order to reserve the car\.$/,
    );
    expect(until).toBeVisible();
    expect(until.textContent).toMatch(/ at\u00a0\d/);
  });
});

describe('an expired deal', () => {
  it('says so, offers no order, and is renewed at today’s price', async () => {
    const expired = { ...cartFixture({ purchaseType: 'Cash' }), isExpired: true };
    const sent = takePuts(expired);
    const { user } = await openCart(expired);
    expect(screen.getByText('Looks like your deal is expired')).toBeVisible();
    expect(screen.queryByText(/price is good through/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Review my order' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Renew my deal' }));
    expect(await screen.findByRole('button', { name: 'Review my order' })).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});
