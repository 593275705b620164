import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { cancelOrder } from '@forecourt/shared-contracts/commerce';
import { getPaymentState, type Payment } from '@forecourt/shared-contracts/payments';
import { answer, refuse, startApi } from '@forecourt/shared-contracts/testing';
import { openCheckout } from '../../testing/open-checkout.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { paymentFixture, paymentStateFixture } from '../../testing/payment-fixture.ts';
import { trackerHandlers } from '../../testing/tracker-handlers.ts';

const api = startApi();
const step = '/progress/FC-1001/insurance-verification';
const deal = { type: 'Cash', dealRefId: 'deal-1001' } as const;
const order = orderFixture({ deal });
const canceled = orderFixture({ deal, orderStatus: 'CANCELED' });

const paid = (phase: 'captured' | 'refunded' | 'failed', more: Partial<Payment> = {}) =>
  answer(
    getPaymentState,
    paymentStateFixture({ payments: [paymentFixture({ phase, amountCents: 50_000, ...more })] }),
  );

async function openDialog() {
  const view = await openCheckout(step);
  await view.user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Cancel this order?' })) };
}

describe('canceling an order whose contract is not signed', () => {
  test('is sent after confirmation, and the order says what is refunded', async () => {
    api.use(...trackerHandlers({ order: { ...order, paymentInfo: { status: 'PAYMENT_CAPTURED' } } }));
    const { user, dialog, path } = await openDialog();
    expect(
      dialog.getByText(/^Your order for the 20\d\d .* is canceled, and someone else may buy/),
    ).toBeVisible();
    expect(dialog.getByText("We'll refund what you paid in full, the way you paid it.")).toBeVisible();
    api.use(
      answer(cancelOrder, { data: canceled }),
      paid('captured'),
      ...trackerHandlers({ order: canceled }),
    );
    await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    await screen.findByRole('heading', { level: 1, name: 'This order is canceled' });
    expect(path()).toBe('/checkout/FC-1001/decision');
    expect(await screen.findByText(/^We'll refund your \$500\.00 payment in full/)).toBeVisible();
  });

  test('says that nothing was paid, and keeps the order on request', async () => {
    api.use(...trackerHandlers({ order }));
    const { user, dialog, path } = await openDialog();
    expect(dialog.getByText("You haven't paid anything, so there is nothing to refund.")).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep my order' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(path()).toBe(step);
  });

  test.each([
    ['error.order.notCancelable', 409, /can't cancel this order here anymore/],
    ['error.unavailable', 503, /We couldn't connect/],
  ] as const)('refused with %s: says so in the dialog', async (code, status, words) => {
    api.use(...trackerHandlers({ order }), refuse(cancelOrder, status, code));
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Cancel the order' }));
    expect(await dialog.findByText(words)).toBeVisible();
  });
});

test('an order whose contract is signed has no such action', async () => {
  api.use(...trackerHandlers({ order: orderFixture({ deal, orderStatus: 'SOLD' }) }));
  await openCheckout(step);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

test.each([
  ['refunded', /^We refunded \$500\.00/],
  ['failed', "You haven't paid anything, so there is nothing to refund."],
] as const)('a canceled order with a payment that is %s', async (phase, words) => {
  api.use(...trackerHandlers({ order: canceled }), paid(phase));
  await openCheckout('/checkout/FC-1001');
  expect(await screen.findByText(words)).toBeVisible();
});

test('a canceled order whose refund the payment provider refuses: the store returns it, nothing else is to come', async () => {
  const partRefunds = { doneCents: 0, dueCents: 0, refusedCents: 50_000 };
  api.use(...trackerHandlers({ order: canceled }), paid('captured', { partRefunds }));
  await openCheckout('/checkout/FC-1001');
  expect(await screen.findByText(/^We couldn't refund \$500\.00 the way you paid it/)).toBeVisible();
  expect(screen.queryByText(/^We'll refund|nothing to refund/)).toBeNull();
});
