import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  acceptLenderDecision,
  cancelOrder,
  counterPrice,
  declineLenderDecision,
  getLenderDecision,
  lenderTerms,
  withdrawApplication,
  type DealStatus,
  type LenderDecision,
  type OrderStatus,
} from '@forecourt/shared-contracts/commerce';
import { driversLicenseKey, insuranceCardKey } from '@forecourt/shared-contracts/documents';
import { cancelPayment, getPaymentState, type PaymentState } from '@forecourt/shared-contracts/payments';
import { axeFaults, tabTo } from '@forecourt/shared-contracts/react/testing';
import { answer, refuse, startApi } from '@forecourt/shared-contracts/testing';
import { openCheckout } from '../testing/open-checkout.ts';
import { orderFixture } from '../testing/order-fixture.ts';
import { paymentFixture, paymentOrigin, paymentStateFixture } from '../testing/payment-fixture.ts';
import { documentFixture } from '../testing/tracker-answers.ts';
import { trackerHandlers } from '../testing/tracker-handlers.ts';

const api = startApi();
const base = '/checkout/FC-1001';
const expectAccessible = async () => expect(await axeFaults()).toEqual([]);
const { price } = orderFixture();
const finance = {
  downPaymentCents: 1_878_250,
  financedCents: 2_500_000,
  monthlyPaymentCents: 48_915,
  termMonths: 60,
  aprPercent: 6.5,
};
type User = Awaited<ReturnType<typeof openCheckout>>['user'];

/** Presses Enter on an element that Tab reaches. */
async function press(user: User, element: HTMLElement) {
  await tabTo(user, element);
  await user.keyboard('{Enter}');
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
/** The heading of a new page has the focus. */
const expectFocusOn = async (name: string) => {
  await heading(name);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toHaveFocus());
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });

function financed(status: DealStatus, orderStatus: OrderStatus = 'SUBMITTED') {
  return orderFixture({
    orderStatus,
    deal: { type: 'Finance', dealRefId: 'deal-1001', status },
    price: { ...price, purchaseType: 'Finance', finance },
  });
}

function decision(
  dealStatus: DealStatus,
  orderStatus: OrderStatus = 'SUBMITTED',
  parts: Partial<LenderDecision> = {},
): LenderDecision {
  const isAnswered = dealStatus !== 'DPEN';
  return {
    dealStatus,
    orderStatus,
    lenderName: isAnswered ? 'Lakeshore Credit Union' : null,
    submittedAt: '2026-06-15T14:30:00.000Z',
    dueAt: '2099-06-16T14:30:00.000Z',
    decidedAt: isAnswered ? '2026-06-15T15:30:00.000Z' : null,
    respondedAt: null,
    terms: isAnswered ? (lenderTerms(financed(dealStatus).price) ?? null) : null,
    askedTerms: null,
    reasons: [],
    conditions: [],
    lender: null,
    ...parts,
  };
}

/** Serves an order with a deal status. */
function serveDecision(status: DealStatus, orderStatus?: OrderStatus, parts?: Partial<LenderDecision>) {
  api.use(
    answer(getLenderDecision, decision(status, orderStatus, parts)),
    answer(getPaymentState, paymentStateFixture()),
    ...trackerHandlers({ order: financed(status, orderStatus) }),
  );
}

const asked = financed('LNSEL').price;
const counter: Partial<LenderDecision> = {
  terms:
    lenderTerms(counterPrice(asked, { downPaymentCents: 2_000_000, termMonths: 72, aprPercent: 7.5 })) ??
    null,
  askedTerms: lenderTerms(asked) ?? null,
  reasons: ['income-insufficient'],
};

describe('axe finds no fault in the decision:', { tags: ['matrix'] }, () => {
  it.each([
    ['received', 'DPEN', 'SUBMITTED', {}, 'Application received'],
    ['approved', 'LSEL', 'SUBMITTED', {}, 'Your loan is approved'],
    ['other terms', 'LNSEL', 'SUBMITTED_TO_UNIFI', counter, 'You have a counteroffer'],
    [
      'declined with reasons',
      'LDEC',
      'SUBMITTED',
      { reasons: ['income-insufficient'] },
      'No lender approved this application',
    ],
    ['no answer in time', 'LTIM', 'SUBMITTED', {}, "Your lender hasn't answered yet"],
    ['declined by the buyer', 'UDEC', 'CANCELED', {}, 'You declined the loan'],
    ['canceled', 'CANC', 'CANCELED', {}, 'This order is canceled'],
  ] as const)('%s', async (_, status, orderStatus, parts, title) => {
    serveDecision(status, orderStatus, parts as Partial<LenderDecision>);
    await openCheckout(base);
    await heading(title);
    await screen.findAllByRole('link');
    await expectAccessible();
  });

  it('accepted, with what the lender wants to see', async () => {
    const lender = {
      name: 'Lakeshore Credit Union',
      address: '1 Lakeshore Plaza',
      phone: '(207) 555 - 0188',
    };
    serveDecision('UACC', 'SUBMITTED', { conditions: ['pay-stub'], lender });
    await openCheckout(`${base}/decision`);
    await screen.findByText('Pay stub: your latest one');
    await expectAccessible();
  });
});

describe('axe finds no fault in the order:', { tags: ['matrix'] }, () => {
  it.each([
    ['received', base, orderFixture({ buyers: ['Ann Example', 'Ben Example'] }), 'Order received'],
    ['its receipt', `${base}/receipt`, orderFixture(), 'Order summary'],
    [
      'not created',
      base,
      orderFixture({ orderStatus: 'ORDER_INITIATION_FAILED' }),
      "We couldn't set up your order",
    ],
  ] as const)('%s', async (_, target, order, title) => {
    api.use(...trackerHandlers({ order }), answer(getPaymentState, paymentStateFixture()));
    await openCheckout(target);
    await heading(title);
    await expectAccessible();
  });

  it('in preparation', async () => {
    api.use(...trackerHandlers({ order: orderFixture({ orderStatus: 'DRAFT' }) }));
    await openCheckout(base);
    await screen.findByText('Hold on while we prepare your order.');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Order /);
    await expectAccessible();
  });

  it('of a guest', async () => {
    await openCheckout(base, { signedInAs: undefined });
    await screen.findByRole('heading', { level: 1, name: 'Sign in to see your order' });
    await expectAccessible();
  });
});

const signed = {
  documents: [documentFixture(driversLicenseKey, 'COMPLETE'), documentFixture(insuranceCardKey, 'COMPLETE')],
  readiness: { ready: true, isSigningNotificationSent: true },
  signing: { status: 'Signed' as const, signersCompleted: ['buyer' as const] },
};
const cash = { dealType: 'Cash' as const, depositCents: 25_000, restCents: 4_353_250 };
const bank = (phase: 'awaiting-bank' | 'clearing') =>
  paymentFixture({
    phase,
    method: 'bank',
    bankUrl: phase === 'clearing' ? null : `${paymentOrigin}/bank/token`,
  });

function servePayment(state: PaymentState, deal: 'Cash' | 'Finance' = 'Finance') {
  api.use(
    ...trackerHandlers({ ...signed, order: orderFixture({ deal: { type: deal, dealRefId: 'deal-1001' } }) }),
    answer(getPaymentState, state),
  );
}

describe('axe finds no fault in the payment:', { tags: ['matrix'] }, () => {
  it.each([
    ['by card', paymentStateFixture(), 'Due now'],
    [
      'by bank, in parts',
      paymentStateFixture({ restCents: 1_000_000 }),
      'You need to pay this amount from a bank account',
    ],
    [
      'waiting for the bank',
      paymentStateFixture({ payments: [bank('awaiting-bank')] }),
      'Continue to your bank',
    ],
    [
      'pending',
      paymentStateFixture({ payments: [bank('clearing')], status: 'PAYMENT_PENDING' }),
      'payment pending',
    ],
    [
      'held',
      paymentStateFixture({ payments: [paymentFixture({ phase: 'review' })], status: 'PAYMENT_HOLD' }),
      "We'll charge your card once we approve it",
    ],
    [
      'processing',
      paymentStateFixture({ payments: [paymentFixture({ phase: 'starting' })] }),
      'Processing $2,500.00',
    ],
    [
      'declined',
      paymentStateFixture({
        payments: [paymentFixture({ phase: 'failed', failure: 'declined' })],
        status: 'PAYMENT_FAILED',
      }),
      'We encountered an issue',
    ],
    [
      'paid',
      paymentStateFixture({ payments: [paymentFixture()], status: 'DOWNPAYMENT_PAID' }),
      'Your loan covers the rest',
    ],
  ])('%s', async (_, state, shown) => {
    servePayment(state);
    await openCheckout('/progress/FC-1001/payment');
    await waitFor(() => expect(document.body).toHaveTextContent(shown));
    await expectAccessible();
  });

  it.each([
    ['of a cash order', paymentStateFixture(cash), 'Pay in full from your bank ($43,782.50)'],
    [
      'the invoice of a cash order',
      paymentStateFixture({
        ...cash,
        payments: [paymentFixture({ amountCents: 25_000 })],
        status: 'DOWNPAYMENT_PAID',
      }),
      'Invoice for order FC-1001',
    ],
  ])('%s', async (_, state, shown) => {
    servePayment(state, 'Cash');
    await openCheckout('/progress/FC-1001/payment');
    await waitFor(() => expect(document.body).toHaveTextContent(shown));
    await expectAccessible();
  });

  it('that could not be loaded', async () => {
    servePayment(paymentStateFixture());
    api.use(refuse(getPaymentState, 500, 'error.internal'));
    await openCheckout('/progress/FC-1001/payment');
    await screen.findByText("We couldn't load your payment");
    await expectAccessible();
  });

  it.each([
    ['the deposit', paymentStateFixture({ depositCents: 25_000 }), 'Due now'],
    [
      'the deposit, paid',
      paymentStateFixture({ payments: [paymentFixture({ portion: 'deposit', amountCents: 50_000 })] }),
      'We received your deposit',
    ],
    ['no deposit', { ...paymentStateFixture(), deposit: null }, 'You have no deposit to pay'],
  ])('%s', async (_, state, shown) => {
    api.use(...trackerHandlers(), answer(getPaymentState, state));
    await openCheckout(`${base}/deposit`);
    await waitFor(() => expect(document.body).toHaveTextContent(shown));
    await expectAccessible();
  });
});

describe('by keyboard', () => {
  it.each([
    ['LSEL', 'SUBMITTED', 'Decline', 'Decline this loan?'],
    ['LTIM', 'SUBMITTED', 'Withdraw your application', 'Withdraw your application?'],
    ['LSEL', 'SUBMITTED', 'How we got this payment', 'How we got this payment'],
  ] as const)(
    '%s %s: "%s" opens a dialog, and Escape returns the focus',
    async (status, orderStatus, name, title) => {
      serveDecision(status, orderStatus);
      const { user } = await openCheckout(base);
      const opener = await button(name);
      await press(user, opener);
      const dialog = await screen.findByRole('dialog', { name: title });
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
      await expectAccessible();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
    },
  );

  it('an application is taken back, which fails first', async () => {
    serveDecision('LTIM');
    api.use(refuse(withdrawApplication, 503, 'error.unavailable'));
    const { user } = await openCheckout(base);
    await press(user, await button('Withdraw your application'));
    await press(user, await button('Withdraw'));
    await screen.findByText(/We couldn't connect/);
    await expectAccessible();
    serveDecision('CANC', 'CANCELED');
    api.use(answer(withdrawApplication, decision('CANC', 'CANCELED')));
    await press(user, await button('Withdraw'));
    await expectFocusOn('This order is canceled');
  });

  it('a loan is declined: the focus is on what the page now says', async () => {
    serveDecision('LSEL');
    const { user } = await openCheckout(base);
    await press(user, await button('Decline'));
    serveDecision('UDEC', 'CANCELED');
    api.use(answer(declineLenderDecision, decision('UDEC', 'CANCELED')));
    await press(user, await button('Decline the loan'));
    await expectFocusOn('You declined the loan');
  });

  it('other terms are accepted', async () => {
    serveDecision('LNSEL', 'SUBMITTED_TO_UNIFI', counter);
    const { user } = await openCheckout(base);
    const accept = await button('Accept these terms');
    serveDecision('UACC', 'SUBMITTED_TO_UNIFI');
    api.use(answer(acceptLenderDecision, decision('UACC', 'SUBMITTED_TO_UNIFI')));
    await press(user, accept);
    await screen.findByText('Hold on while we prepare your order.');
    await expectAccessible();
    serveDecision('UACC');
    await heading('Order received');
  });

  it('an order is canceled, which fails first; Escape returns to the button', async () => {
    const order = orderFixture({ deal: { type: 'Cash', dealRefId: 'deal-1001' } });
    api.use(...trackerHandlers({ order }), refuse(cancelOrder, 503, 'error.unavailable'));
    const { user } = await openCheckout('/progress/FC-1001/insurance-verification');
    const opener = await button('Cancel order');
    await press(user, opener);
    await screen.findByRole('dialog', { name: 'Cancel this order?' });
    await expectAccessible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await press(user, opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
    await press(user, dialog.getByRole('button', { name: 'Cancel the order' }));
    await dialog.findByText(/We couldn't connect/);
    await expectAccessible();
    const canceled = { ...order, orderStatus: 'CANCELED' as const };
    api.use(
      answer(cancelOrder, { data: canceled }),
      answer(getPaymentState, paymentStateFixture({ payments: [paymentFixture({ amountCents: 50_000 })] })),
      ...trackerHandlers({ order: canceled }),
    );
    await press(user, dialog.getByRole('button', { name: 'Cancel the order' }));
    await expectFocusOn('This order is canceled');
    await expectAccessible();
  });

  it('the bank payment of a cash order is chosen with the arrow keys, and left for another way', async () => {
    servePayment(paymentStateFixture(cash), 'Cash');
    const { user, unmount } = await openCheckout('/progress/FC-1001/payment');
    await tabTo(user, await screen.findByRole('radio', { name: /^Pay the deposit only/ }));
    await user.keyboard('{ArrowDown}');
    expect(await button(/^Pay .* from your bank account$/)).toBeVisible();
    await expectAccessible();
    unmount();
    servePayment(paymentStateFixture({ payments: [bank('awaiting-bank')] }));
    const waiting = await openCheckout('/progress/FC-1001/payment');
    const canceled = paymentStateFixture({ payments: [paymentFixture({ phase: 'cancelled' })] });
    api.use(
      answer(cancelPayment, () => {
        servePayment(canceled);
        return canceled;
      }),
    );
    await press(waiting.user, await button('Pay another way'));
    await screen.findByText(/You left your bank's page before paying/);
    await expectAccessible();
  });
});
