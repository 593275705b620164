import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { driversLicenseKey, insuranceCardKey } from '@forecourt/shared-contracts/documents';
import {
  cancelPayment,
  getPaymentState,
  startPayment,
  type Payment,
  type PaymentState,
} from '@forecourt/shared-contracts/payments';
import { answer, refuse, refuseFields, startApi, testOrigin } from '@forecourt/shared-contracts/testing';
import { openCheckout } from '../../testing/open-checkout.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { paymentFixture, paymentOrigin, paymentStateFixture } from '../../testing/payment-fixture.ts';
import { documentFixture, type TrackerAnswers } from '../../testing/tracker-answers.ts';
import { trackerHandlers } from '../../testing/tracker-handlers.ts';

const api = startApi();
const path = '/progress/FC-1001/payment';
const KeptSchema = v.object({ key: v.string() });
afterEach(() => vi.useRealTimers());

const finance = orderFixture({ deal: { type: 'Finance', dealRefId: 'deal-1001' } });
const signed: Partial<TrackerAnswers> = {
  documents: [documentFixture(driversLicenseKey, 'COMPLETE'), documentFixture(insuranceCardKey, 'COMPLETE')],
  readiness: { ready: true, isSigningNotificationSent: true },
  signing: { status: 'Signed', signersCompleted: ['buyer'] },
};

/** The payments on the server; tests change `now`. */
function serve(first: PaymentState, order = finance) {
  const server = { now: first, sent: [] as unknown[], keys: [] as string[], canceled: [] as string[] };
  api.use(...trackerHandlers({ ...signed, order }));
  api.use(
    answer(getPaymentState, () => server.now),
    answer(startPayment, ({ body, headers }) => {
      server.sent.push(body);
      server.keys.push(headers.get('idempotency-key') ?? '');
      const phase = body.method === 'bank' ? 'awaiting-bank' : 'starting';
      const bankUrl = body.method === 'bank' ? `${paymentOrigin}/bank/token` : null;
      const made = paymentFixture({
        method: body.method,
        phase,
        bankUrl,
        amountCents: body.expectedAmountCents,
      });
      server.now = { ...server.now, payments: [made, ...server.now.payments] };
      return made;
    }),
    answer(cancelPayment, ({ params }) => {
      server.canceled.push(params.paymentId ?? '');
      server.now = { ...server.now, payments: [paymentFixture({ phase: 'cancelled' })] };
      return server.now;
    }),
  );
  return server;
}

const cardFrame = async () =>
  (await screen.findByTitle('Card details, with our payment provider')) as HTMLIFrameElement;

/** The provider's frame: reports ready, and drawn unless it is outside of the window; it replies as the test specifies. */
async function provider(
  reply: (requestId: string) => object | undefined = () => undefined,
  { isSeen = true } = {},
) {
  const frame = await cardFrame();
  const received: { type: string; requestId?: string }[] = [];
  const post = (data: object) =>
    act(() =>
      window.dispatchEvent(
        new MessageEvent('message', {
          origin: paymentOrigin,
          source: frame.contentWindow,
          data: { source: 'forecourt-card-frame', version: 1, ...data },
        }),
      ),
    );
  vi.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(((
    message: (typeof received)[0],
    origin: string,
  ) => {
    expect(origin).toBe(paymentOrigin);
    received.push(message);
    if (message.type === 'init') queueMicrotask(() => void post({ type: 'ready' }));
    const answered = message.type === 'submit' && reply(message.requestId!);
    if (answered) queueMicrotask(() => void post({ requestId: message.requestId, ...answered }));
  }) as Window['postMessage']);
  fireEvent.load(frame);
  await waitFor(() => expect(frame).toHaveAttribute('data-ready', 'true'));
  if (isSeen) await post({ type: 'painted' });
  return { received, post };
}

const token = () => ({ type: 'token', paymentMethodId: 'pm_0123456789abcdef' });
const payButton = (name: string | RegExp) => screen.findByRole('button', { name });

test('a page that cannot load does not claim that nothing was paid', async () => {
  serve(paymentStateFixture());
  api.use(refuse(getPaymentState, 500, 'error.internal'));
  await openCheckout(path);
  expect(await screen.findByText("We couldn't load your payment")).toBeVisible();
  expect(screen.getByText(/^If you've already paid, your payment is safe/)).toBeVisible();
  expect(screen.queryByText(/haven't been charged|Nothing was/)).toBeNull();
});

describe('by card', () => {
  test('shows what is due and how it is calculated; one press sends the token once, then it is processing', async () => {
    const server = serve(paymentStateFixture());
    const { user } = await openCheckout(path);
    expect(await screen.findByRole('row', { name: /^Deposit \$500/ })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Due now $2,500.00' })).toBeVisible();
    const { received } = await provider(token);
    await user.dblClick(await payButton('Pay $2,500.00'));
    expect(await screen.findByText('Processing $2,500.00')).toBeVisible();
    expect(server.sent).toEqual([
      {
        portion: 'due-now',
        method: 'card',
        expectedAmountCents: 250_000,
        paymentMethodId: 'pm_0123456789abcdef',
      },
    ]);
    expect(received.map(({ type }) => type)).toEqual(['init', 'submit']);
  });

  test('while the card fields load, their shape is in their place and payment is disabled; the shape stays until they are drawn', async () => {
    serve(paymentStateFixture());
    await openCheckout(path);
    const frame = await cardFrame();
    const shapes = () => frame.parentElement?.querySelector('.fc-wait') ?? null;
    expect(await screen.findByText('Loading the card fields')).toHaveAttribute('role', 'status');
    expect(shapes()).toBeVisible();
    expect(await payButton('Enter card details')).toBeDisabled();
    expect(screen.getByText('Wait until the card fields have loaded.')).toBeVisible();
    const { post } = await provider(undefined, { isSeen: false });
    expect(screen.queryByText('Loading the card fields')).toBeNull();
    expect(await payButton('Enter card details')).toBeEnabled();
    // Outside of the window the fields are there, but not drawn.
    expect(shapes()).toBeInTheDocument();
    await post({ type: 'height', heightPx: 775.4 });
    expect(frame).toHaveStyle({ height: '776px' });
    await post({ type: 'painted' });
    expect(shapes()).toBeNull();
    expect(await payButton('Pay $2,500.00')).toBeEnabled();
  });

  test('while nobody has seen the card fields, the button leads to them and pays nothing', async () => {
    const server = serve(paymentStateFixture());
    const { user } = await openCheckout(path);
    const { received } = await provider(token, { isSeen: false });
    const frame = await cardFrame();
    frame.scrollIntoView = vi.fn();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    await user.click(await payButton('Enter card details'));
    expect(frame.scrollIntoView).toHaveBeenCalledOnce();
    expect(frame).toHaveFocus();
    expect(received.map(({ type }) => type)).toEqual(['init']);
    expect(server.sent).toEqual([]);
    expect(await payButton('Pay $2,500.00')).toBeEnabled();
  });

  test('on arrival: shows thanks, a receipt and the next step', async () => {
    const server = serve(paymentStateFixture({ payments: [paymentFixture({ phase: 'starting' })] }));
    await openCheckout(path);
    await screen.findByText('Processing $2,500.00');
    server.now = paymentStateFixture({ payments: [paymentFixture()], status: 'DOWNPAYMENT_PAID' });
    const receipt = await screen.findByRole('region', { name: /^Receipt/ });
    expect(within(receipt).getByText('Visa ···4242')).toBeVisible();
    expect(within(receipt).getByText('$2,500.00')).toBeVisible();
    const vin = within(receipt).getByText('VIN').nextElementSibling;
    expect(vin).toHaveTextContent(/^\w{10,}$/);
    expect(screen.getByText('Thank you').closest('.fc-moment')).not.toBeNull();
    // The contract is signed.
    expect(within(receipt).queryByText(/deposit is 100% refundable/)).toBeNull();
    expect(screen.getByText(/Your loan covers the rest/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print this receipt' })).toBeVisible();
  });

  test('the frame shows an error: nothing is sent', async () => {
    const server = serve(paymentStateFixture());
    const { user } = await openCheckout(path);
    await provider(() => ({ type: 'invalid' }));
    await user.click(await payButton('Pay $2,500.00'));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Pay $2,500.00' })).not.toHaveAttribute('aria-busy'),
    );
    expect(server.sent).toEqual([]);
  });

  test('the provider cannot be reached: reports that nothing was paid', async () => {
    serve(paymentStateFixture());
    const { user } = await openCheckout(path);
    await provider(() => ({ type: 'failed' }));
    await user.click(await payButton('Pay $2,500.00'));
    expect(
      await screen.findByText(/We couldn't reach our payment provider. You haven't been charged/),
    ).toBeVisible();
  });

  test('the card fields do not load: reports it, leaves another method open, and can reload them', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    serve(paymentStateFixture());
    const { user } = await openCheckout(path);
    await cardFrame();
    expect(await payButton('Enter card details')).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(await screen.findByText("The card fields didn't load")).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Load again' }));
    await provider();
    expect(await payButton('Pay $2,500.00')).toBeEnabled();
  });

  test.each([
    [
      'declined',
      'We encountered an issue processing your payment. Please try again or try using another payment method.',
    ],
    ['authentication', 'There is an error while authentication'],
    ['wallet', 'Wallet verification failed'],
  ] as const)('%s: shows why first, then the exact text, with the form below it', async (failure, text) => {
    serve(
      paymentStateFixture({
        payments: [paymentFixture({ phase: 'failed', failure })],
        status: 'PAYMENT_FAILED',
      }),
    );
    await openCheckout(path);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(alert).toHaveTextContent(/^\S*?Your (card|bank) (was|couldn't)/);
    expect(alert).toHaveTextContent("You haven't been charged.");
    // Said once: no sentence above the alert repeats it.
    expect(screen.queryByText(/didn't go through/)).toBeNull();
    expect(within(alert).getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+12075550178');
    const account = within(alert).queryByRole('link', { name: 'Go to your account' });
    expect(account?.getAttribute('href')).toBe(
      failure === 'authentication' ? `${testOrigin}/account/orders` : undefined,
    );
    await cardFrame();
  });

  test.each([
    ['error.payment.open', /in progress, perhaps in another tab/],
    ['error.payment.amountChanged', /The amount due has changed/],
    ['error.step.notReady', /once your contract is signed/],
  ] as const)('%s is shown', async (code, text) => {
    serve(paymentStateFixture());
    api.use(refuse(startPayment, 409, code));
    const { user } = await openCheckout(path);
    await provider(token);
    await user.click(await payButton('Pay $2,500.00'));
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('by bank', () => {
  const large = () => paymentStateFixture({ restCents: 1_000_000 });

  test('above the card limit: bank only, in parts', async () => {
    const server = serve(large());
    const { user } = await openCheckout(path);
    expect(await screen.findByText('You need to pay this amount from a bank account')).toBeVisible();
    expect(screen.getByText(/\$10,500.00 is above the card limit of \$7,000/)).toBeVisible();
    expect(screen.getByText('$6,500.00 now')).toBeVisible();
    expect(screen.getByText('$4,000.00 after that')).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await user.click(await payButton('Pay $6,500.00 from your bank account'));
    const link = await screen.findByRole('link', { name: 'Continue to your bank' });
    expect(link).toHaveAttribute('href', `${paymentOrigin}/bank/token`);
    expect(server.sent).toEqual([
      { portion: 'due-now', method: 'bank', expectedAmountCents: 650_000, returnTo: 'order' },
    ]);
  });

  test('the buyer can switch methods from there, and nothing was paid', async () => {
    const waiting = paymentFixture({ phase: 'awaiting-bank', bankUrl: `${paymentOrigin}/bank/token` });
    const server = serve(paymentStateFixture({ payments: [waiting] }));
    const { user } = await openCheckout(path);
    await user.click(await payButton('Pay another way'));
    expect(await screen.findByText(/You left your bank's page before paying/)).toBeVisible();
    expect(server.canceled).toEqual([waiting.id]);
  });

  test('BUY-81: a payment whose fields the server refuses says to choose another way, not that it may go through', async () => {
    serve(large());
    api.use(refuseFields(startPayment, { portion: 'validation.invalid' }));
    const { user } = await openCheckout(path);
    await user.click(await payButton(/from your bank account/));
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose another way to pay');
    expect(screen.queryByText(/We didn't hear back/)).toBeNull();
  });

  test('a lost response keeps its key across a reload, and a response removes it', async () => {
    serve(large());
    api.use(refuse(startPayment, 500, 'error.internal'));
    const { user, platform } = await openCheckout(path);
    await user.click(await payButton(/from your bank account/));
    expect(await screen.findByText(/We didn't hear back/)).toBeVisible();
    const kept = platform.storage.session.read('payment-key.FC-1001', KeptSchema);
    const answered = serve(large());
    await user.click(await payButton(/from your bank account/));
    await screen.findByRole('link', { name: 'Continue to your bank' });
    expect(answered.keys).toEqual([kept?.key]);
    expect(platform.storage.session.read('payment-key.FC-1001', KeptSchema)).toBeUndefined();
  });

  test('pending: a payment was already made, and there is no button', async () => {
    const pending: Payment = paymentFixture({
      phase: 'clearing',
      method: 'bank',
      instrument: 'Everyday Checking ···6789',
    });
    serve(paymentStateFixture({ payments: [pending], status: 'PAYMENT_PENDING' }));
    await openCheckout(path);
    expect(await screen.findByText('$2,500.00 payment pending')).toBeVisible();
    expect(
      screen.getByText(/Bank payments take up to 3 business days. You don't need to pay again./),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    const table = within(screen.getByRole('table', { name: 'Your payment' }));
    expect(
      table.getAllByRole('row').map(({ textContent, dataset }) => [textContent, dataset['kind']]),
    ).toEqual([
      expect.anything(),
      expect.anything(),
      ['Pending payment−$2,500.00', 'line'],
      ['Left to pay$0.00', 'total'],
    ]);
  });

  test.each([
    ['card', 'Visa ···9235', 'on Visa ···9235', 'charge your card'],
    ['bank', 'Everyday Checking ···6789', 'from Everyday Checking ···6789', 'collect it'],
  ] as const)('held: a %s payment is authorized, and under review', async (method, instrument, by, then) => {
    const payments = [paymentFixture({ phase: 'review', method, instrument })];
    serve(paymentStateFixture({ payments, status: 'PAYMENT_HOLD' }));
    await openCheckout(path);
    const words = await screen.findByText(/^You authorized \$2,500.00/);
    expect(words).toHaveTextContent(`You authorized $2,500.00 ${by} on`);
    expect(words).toHaveTextContent(`We'll ${then} once we approve it.`);
  });
});

describe('cash', () => {
  const cash = { dealType: 'Cash' as const, depositCents: 25_000, restCents: 4_353_250 };

  test('the deposit by card or the full amount by bank; the choice changes the button', async () => {
    serve(paymentStateFixture(cash), orderFixture());
    const { user } = await openCheckout(path);
    await user.click(
      await screen.findByRole('radio', { name: /^Pay in full from your bank \(\$43,782.50\)/ }),
    );
    expect(await payButton('Pay $6,500.00 from your bank account')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /^Pay the deposit only/ }));
    await provider();
    expect(await payButton('Pay $250.00')).toBeVisible();
    const due = within(screen.getByRole('table', { name: 'Your payment' }));
    expect(due.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'Deposit$250.00',
      'Due now$250.00',
      'Due before you get your car$43,532.50',
    ]);
  });

  test('deposit paid: shows the invoice with the balance and how to pay it, and sets the local flag', async () => {
    const deposit = paymentFixture({ amountCents: 25_000 });
    const state = paymentStateFixture({ ...cash, payments: [deposit], status: 'DOWNPAYMENT_PAID' });
    serve(state, orderFixture({ paymentInfo: { status: 'DOWNPAYMENT_PAID' } }));
    const { user, platform } = await openCheckout(path);
    const invoice = await screen.findByRole('region', { name: 'Invoice for order FC-1001' });
    expect(within(invoice).getByRole('row', { name: 'Left to pay $43,532.50' })).toBeVisible();
    expect(within(invoice).getByRole('row', { name: /^Sales tax\s?5\.5% in ME/ })).toBeVisible();
    expect(within(invoice).getByText(/cashier's check payable to/)).toBeVisible();
    await user.click(await payButton('Pay the rest from your bank account'));
    expect(await payButton('Pay $6,500.00 from your bank account')).toBeVisible();
    expect(platform.storage.local.read('paid.FC-1001', v.boolean())).toBe(true);
  });

  test('T52: the server overrides a forged paid flag', async () => {
    serve(paymentStateFixture(cash), orderFixture());
    const key = 'forecourt.testdealer.paid.FC-1001';
    localStorage.setItem(key, 'true');
    onTestFinished(() => localStorage.clear());
    await openCheckout(path, { parts: { openLocal: () => localStorage } });
    await screen.findByText('Your payment');
    await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
  });
});

describe('a payment of which something goes back', () => {
  const cash = { dealType: 'Cash' as const, depositCents: 25_000, restCents: 4_353_250 };
  const paid = (parts: { doneCents?: number; refusedCents?: number }) => {
    const partRefunds = { doneCents: 0, dueCents: 0, refusedCents: 0, ...parts };
    return paymentStateFixture({
      ...cash,
      payments: [paymentFixture({ amountCents: 4_378_250, partRefunds })],
      status: 'FULLY_PAID',
    });
  };

  test('shows it on its receipt and on the invoice', async () => {
    serve(paid({ doneCents: 14_900 }), orderFixture());
    await openCheckout(path);
    const receipt = within(await screen.findByRole('region', { name: /^Receipt/ }));
    expect(receipt.getByText('Refunded').nextElementSibling).toHaveTextContent('$149.00');
    const invoice = within(screen.getByRole('region', { name: /^Invoice/ }));
    expect(invoice.getByRole('row', { name: 'Going back to you $149.00' })).toBeVisible();
    expect(screen.queryByText(/We couldn.t refund/)).toBeNull();
  });

  test('a refused refund is shown with the phone', async () => {
    serve(paid({ refusedCents: 14_900 }), orderFixture());
    await openCheckout(path);
    expect(await screen.findByText(/We couldn.t refund \$149\.00/)).toHaveTextContent(
      /call 207-.?555-.?0178 to arrange it/,
    );
    expect(screen.getByRole('link', { name: /^207-.?555-.?0178$/ })).toHaveAttribute(
      'href',
      'tel:+12075550178',
    );
    const receipt = within(screen.getByRole('region', { name: /^Receipt/ }));
    expect(receipt.getByText(/^Not refunded yet/).nextElementSibling).toHaveTextContent('$149.00');
    expect(receipt.queryByText('Refunded')).toBeNull();
  });
});

test('the state cannot be loaded: offers a retry', async () => {
  const server = serve(paymentStateFixture());
  api.use(refuse(getPaymentState, 500, 'error.internal'));
  const { user } = await openCheckout(path);
  expect(await screen.findByText("We couldn't load your payment")).toBeVisible();
  api.use(answer(getPaymentState, () => server.now));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: 'Due now $2,500.00' })).toBeVisible();
});
