import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getPaymentState, type PaymentState } from '@forecourt/shared-contracts/payments';
import { getSigningStatus } from '@forecourt/shared-contracts/signing';
import { answer, refuse, startApi } from '@forecourt/shared-contracts/testing';
import { openCheckout } from '../../testing/open-checkout.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { paymentFixture, paymentStateFixture } from '../../testing/payment-fixture.ts';
import { trackerHandlers } from '../../testing/tracker-handlers.ts';

const api = startApi();
const base = '/checkout/FC-1001';
const path = `${base}/deposit`;

function serve(state: PaymentState, order = orderFixture()) {
  api.use(...trackerHandlers({ order }), answer(getPaymentState, state));
}

describe('the deposit before the contract', () => {
  test('order received offers it, and its page charges only the deposit', async () => {
    serve(paymentStateFixture({ depositCents: 25_000 }));
    const { path: current, user } = await openCheckout(base);
    await user.click(await screen.findByRole('link', { name: 'Pay the deposit' }));
    await screen.findByRole('heading', { level: 1, name: 'Pay your deposit' });
    expect(await screen.findByRole('row', { name: /^Due now.*\$250\.00$/ })).toBeVisible();
    const due = screen.getByRole('row', { name: /^Deposit/ });
    expect(due).toHaveTextContent('100% refundable until the contract is signed');
    expect(current()).toBe(path);
    expect(screen.getByRole('button', { name: 'Enter card details' })).toBeVisible();
    expect(screen.queryByText('Remaining down payment')).toBeNull();
  });

  test('paid: shows thanks, a receipt and the next step', async () => {
    const paid = paymentFixture({ portion: 'deposit', amountCents: 50_000 });
    serve(
      paymentStateFixture({ payments: [paid], status: 'PAYMENT_PENDING' }),
      orderFixture({ paymentInfo: { status: 'PAYMENT_PENDING' } }),
    );
    await openCheckout(path);
    await screen.findByText('Thank you. We received your deposit.');
    expect(screen.getByRole('region', { name: /^Receipt/ })).toBeVisible();
    expect(screen.getByText(/^Your \$.* deposit is 100% refundable/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue with your order' })).toHaveAttribute(
      'href',
      `${base}/received`,
    );
  });

  test('after the contract is signed the page takes no money, and leads to the payment', async () => {
    serve(
      { ...paymentStateFixture(), deposit: null },
      orderFixture({ deal: { type: 'Cash', dealRefId: 'deal-1001', status: 'SIGN' }, orderStatus: 'SOLD' }),
    );
    api.use(answer(getSigningStatus, { status: 'Signed', signersCompleted: ['buyer', 'dealer'] }));
    await openCheckout(path);
    await screen.findByRole('heading', { level: 1, name: 'No deposit to pay' });
    expect(screen.getByText(/Your contract is signed/)).toBeVisible();
    expect(screen.queryByText(/refundable until|Waiting for/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    expect(screen.getByRole('link', { name: /^Next/ })).toHaveAttribute('href', '/progress/FC-1001/payment');
  });

  test('an order that allows none says so; an undecided order redirects to its decision', async () => {
    serve({ ...paymentStateFixture(), deposit: null });
    await openCheckout(path);
    expect(await screen.findByText(/You have no deposit to pay/)).toBeVisible();
  });

  test('payments that cannot be loaded can be retried', async () => {
    api.use(refuse(getPaymentState, 503, 'error.unavailable'), ...trackerHandlers());
    const { user } = await openCheckout(path);
    const again = await screen.findByRole('button', { name: /try again/i });
    serve(paymentStateFixture());
    await user.click(again);
    expect(await screen.findByRole('button', { name: 'Enter card details' })).toBeVisible();
  });
});
