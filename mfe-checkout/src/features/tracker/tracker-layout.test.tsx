import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getOrderHistory, type Order } from '@forecourt/shared-contracts/commerce';
import { getSigningReadiness, getSigningStatus } from '@forecourt/shared-contracts/signing';
import { driversLicenseKey, insuranceCardKey, w2Key } from '@forecourt/shared-contracts/documents';
import { answer, pageFixture, refuse, startApi } from '@forecourt/shared-contracts/testing';
import { loggedErrors } from '../../testing/logged-errors.ts';
import { openCheckout } from '../../testing/open-checkout.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { shownSteps } from '../../testing/shown-steps.ts';
import { documentFixture } from '../../testing/tracker-answers.ts';
import { stepHandlers } from '../../testing/step-handlers.ts';
import { trackerHandlers } from '../../testing/tracker-handlers.ts';

const api = startApi();
const base = '/progress/FC-1001';
const bothComplete = [
  documentFixture(driversLicenseKey, 'COMPLETE'),
  documentFixture(insuranceCardKey, 'COMPLETE'),
];
const toggle = 'cec_c3_payment_and_schedule_delivery_toggles';

async function statuses(): Promise<string[]> {
  return (await shownSteps()).map((step) => step.status);
}

async function titles(): Promise<string[]> {
  return (await shownSteps()).map((step) => step.title);
}

describe('the step menu', () => {
  test('a new order: six steps, and no link to those that are not ready', async () => {
    api.use(...trackerHandlers());
    await openCheckout(base);
    expect(await shownSteps()).toEqual([
      { title: 'Verify Insurance', status: 'Get Started', href: `${base}/insurance-verification` },
      { title: 'Verify ID', status: 'Get Started', href: `${base}/id-verification` },
      { title: 'Upload Documents', status: 'Get Started', href: `${base}/doc-upload` },
      { title: 'Sign Contract', status: 'Not Ready', href: null },
      { title: 'Make a Payment', status: 'Not Ready', href: null },
      { title: 'Schedule Delivery', status: 'Not Ready', href: null },
    ]);
  });

  test('statuses come from the answers of all services', async () => {
    api.use(
      ...trackerHandlers({
        order: orderFixture({ paymentInfo: { status: 'PAYMENT_PENDING' } }),
        insurance: { status: 'COMPLETED', policyStatus: 'ACTIVE', hasConsent: true },
        idVerification: { isExpired: true, transactionsAmount: 1, isCaptureAllowed: true },
        documents: [...bothComplete, documentFixture(w2Key, 'MISSING')],
        signing: { status: 'Signed', signersCompleted: ['buyer'] },
      }),
    );
    await openCheckout(base);
    expect(await shownSteps()).toEqual([
      { title: 'Verify Insurance', status: 'Completed', href: `${base}/insurance-verification` },
      { title: 'Verify ID', status: 'Needs Attention', href: `${base}/id-verification` },
      { title: 'Upload Documents', status: 'Needs Attention', href: `${base}/doc-upload` },
      { title: 'Sign Contract', status: 'Completed', href: `${base}/signing` },
      { title: 'Make a Payment', status: 'In Progress', href: `${base}/payment` },
      { title: 'Schedule Delivery', status: 'Get Started', href: '/fulfillment/FC-1001' },
    ]);
  });

  test('several steps need the buyer: a line above them says how many, and leads to the first', async () => {
    const idVerification = { isExpired: true, transactionsAmount: 1, isCaptureAllowed: true };
    const documents = [...bothComplete, documentFixture(w2Key, 'MISSING')];
    api.use(...trackerHandlers({ idVerification, documents }));
    const { user, path } = await openCheckout(`${base}/doc-upload`);
    const first = await screen.findByRole('link', { name: '2 things to fix. Start with: Verify ID' });
    // Each of them is amber in the bar of a phone, too.
    const pieces = document.querySelectorAll('.fc-pieces > [data-status=attention]');
    expect(pieces).toHaveLength(2);
    await user.click(first);
    expect(path()).toBe(`${base}/id-verification`);
    // There, it is the one that is open.
    const next = await screen.findByRole('link', { name: '1 more to fix. Next: Upload Documents' });
    expect(next).toHaveAttribute('href', `${base}/doc-upload`);
    expect(screen.queryByRole('link', { name: /things to fix/ })).toBeNull();
  });

  test('a refused file is one of the things to fix, and its row says so, whatever the status by its rule', async () => {
    const idVerification = { isExpired: true, transactionsAmount: 1, isCaptureAllowed: true };
    const documents = [
      documentFixture(driversLicenseKey, 'FAIL'),
      documentFixture(insuranceCardKey, 'MISSING'),
    ];
    api.use(...trackerHandlers({ idVerification, documents }));
    await openCheckout(`${base}/insurance-verification`);
    const fix = await screen.findByRole('link', { name: '2 things to fix. Start with: Verify ID' });
    expect(fix).toHaveAttribute('href', `${base}/id-verification`);
    const steps = within(screen.getByRole('list', { name: 'Steps of your order' }));
    const [, , row] = steps.getAllByRole('listitem');
    expect(row).toHaveTextContent("Upload DocumentsNeeds AttentionA file wasn't accepted");
    expect(row).toHaveAttribute('data-status', 'attention');
    expect(document.querySelectorAll('.fc-pieces > [data-status=attention]')).toHaveLength(2);
  });

  test.each<[string, Partial<Order>, readonly string[]]>([
    ['nothing was paid', {}, ['Get Started', 'Completed: Waiting for your payment']],
    [
      'the deposit of a cash order',
      { paymentInfo: { status: 'DOWNPAYMENT_PAID' } },
      ['Completed: Waiting for your payment', 'Completed: Waiting for your payment'],
    ],
    [
      'nothing of a loan was paid',
      { deal: { type: 'Finance', dealRefId: 'deal-1001', status: 'FUND' } },
      ['Get Started', 'Completed: Waiting for your down payment'],
    ],
    ['all was paid', { paymentInfo: { status: 'FULLY_PAID' } }, ['Completed', 'Completed']],
  ])('a booked appointment says what is still owed: %s', async (_row, parts, expected) => {
    const delivery = { type: 'PICKUP', appointmentTime: '2027-06-18T13:00:00.000Z' } as const;
    api.use(
      ...trackerHandlers({
        order: orderFixture({ delivery, ...parts }),
        signing: { status: 'Signed', signersCompleted: ['buyer'] },
      }),
    );
    await openCheckout(`${base}/insurance-verification`);
    const list = await screen.findByRole('list', { name: 'Steps of your order' });
    const wordsOf = (row: HTMLElement) =>
      [...row.querySelectorAll('.fc-step-status, .fc-step-detail')].map(({ textContent }) => textContent);
    const rows = within(list).getAllByRole('listitem').slice(4);
    expect(rows.map((row) => wordsOf(row).join(': '))).toEqual(expected);
  });

  test('one step that needs the buyer speaks for itself', async () => {
    api.use(...trackerHandlers({ documents: [...bothComplete, documentFixture(w2Key, 'MISSING')] }));
    await openCheckout(`${base}/doc-upload`);
    await shownSteps();
    expect(screen.queryByRole('link', { name: /things to fix/ })).toBeNull();
  });

  test('marks the current step, and opens another one on a press', async () => {
    api.use(...trackerHandlers());
    const { user, path } = await openCheckout(`${base}/insurance-verification`);
    const list = await screen.findByRole('list', { name: 'Steps of your order' });
    const current = () => within(list).getByRole('listitem', { current: 'step' });
    expect(current()).toHaveTextContent('Verify Insurance');
    await user.click(within(list).getByRole('link', { name: 'Upload Documents' }));
    await screen.findByRole('heading', { level: 1, name: 'Upload Documents' });
    expect(current()).toHaveTextContent('Upload Documents');
    expect(path()).toBe(`${base}/doc-upload`);
  });

  test("on a small screen: 'n of total', and the list behind a button", async () => {
    api.use(...trackerHandlers());
    const { user } = await openCheckout(`${base}/doc-upload`);
    const opener = await screen.findByRole('button', { name: /^Step 3 of 6\s· Get Started$/ });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getAllByRole('region', { name: 'Your order' })).toHaveLength(1);
    await user.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getAllByRole('list', { name: 'Steps of your order' })).toHaveLength(2);
    expect(screen.getAllByRole('region', { name: 'Your order' })).toHaveLength(2);
  });

  test('below the step are the way back to all orders and the number to call', async () => {
    api.use(...trackerHandlers());
    await openCheckout(`${base}/doc-upload`);
    const orders = await screen.findByRole('link', { name: 'Your orders' });
    expect(orders).toHaveAttribute('href', expect.stringMatching(/\/account\/orders$/));
    const help = screen.getByRole('link', { name: /^Questions\? 207-.?555-.?0178$/ });
    expect(help).toHaveAttribute('href', 'tel:+12075550178');
    expect(orders.closest('.fc-step')).toBeNull();
  });

  test('notices about the order follow the heading of the step', async () => {
    api.use(...trackerHandlers(), ...stepHandlers());
    await openCheckout(`${base}/payment`);
    const notice = await screen.findByText(/^Make a Payment isn't open yet/);
    const heading = screen.getByRole('heading', { level: 1, name: 'Verify Insurance' });
    expect(heading.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  const finance = {
    downPaymentCents: 1_878_250,
    financedCents: 2_500_000,
    monthlyPaymentCents: 48_915,
    termMonths: 60,
    aprPercent: 6.5,
  };
  const order = (status: 'DPEN' | 'UACC' | 'LDEC') =>
    orderFixture({
      deal: { type: 'Finance', dealRefId: 'deal-1001', status },
      price: { ...orderFixture().price, purchaseType: 'Finance', finance },
    });
  const summary = () => screen.findByRole('region', { name: 'Your order' });

  test('amounts are in whole dollars until a lender has approved them, then they have cents', async () => {
    api.use(...trackerHandlers({ order: order('DPEN') }));
    const estimated = await openCheckout(`${base}/insurance-verification`);
    expect(await summary()).toHaveTextContent(/Total \$43,783.*\$489\/mo/);
    estimated.unmount();
    api.use(...trackerHandlers({ order: order('UACC') }));
    await openCheckout(`${base}/insurance-verification`);
    expect(await summary()).toHaveTextContent(/Total \$43,782\.50.*\$489\.15\/mo/);
  });

  test('an order that the dealer took over after every lender declined has its total, and no payment', async () => {
    api.use(...trackerHandlers({ order: { ...order('LDEC'), orderStatus: 'OFFRAMP' } }));
    await openCheckout(`${base}/insurance-verification`);
    expect(await summary()).toHaveTextContent(/Total \$43,783/);
    expect(await summary()).not.toHaveTextContent(/\/mo/);
  });

  test('an order to be picked up says so', async () => {
    api.use(...trackerHandlers({ order: orderFixture({ delivery: { type: 'PICKUP' } }) }));
    await openCheckout(base);
    expect((await titles()).at(-1)).toBe('Schedule Pickup');
  });
});

describe('the sequence of steps', () => {
  test('an offramp order has no payment, whether indicated by its status or its history', async () => {
    api.use(...trackerHandlers({ order: orderFixture({ orderStatus: 'OFFRAMP' }) }));
    const first = await openCheckout(base);
    expect(await titles()).not.toContain('Make a Payment');
    first.unmount();
    api.use(
      ...trackerHandlers({
        history: [{ id: 'h1', at: '2026-06-15T14:30:00.000Z', values: { orderStatus: 'OFFRAMP' } }],
      }),
    );
    await openCheckout(base);
    expect(await titles()).toHaveLength(5);
    expect(await titles()).not.toContain('Make a Payment');
  });

  test.each([
    [true, true, ['Make a Payment', 'Schedule Delivery']],
    [true, false, ['Make a Payment']],
    [false, true, ['Schedule Delivery']],
    [false, false, []],
  ])('under the toggle, payment %s and delivery %s', async (showPaymentStep, showDeliveryStep, shown) => {
    api.use(...trackerHandlers());
    await openCheckout(base, { page: tenantPage({ showPaymentStep, showDeliveryStep }, true) });
    expect((await titles()).slice(4)).toEqual(shown);
  });

  test('without the toggle the tenant’s flags hide nothing', async () => {
    api.use(...trackerHandlers());
    await openCheckout(base, {
      page: tenantPage({ showPaymentStep: false, showDeliveryStep: false }, false),
    });
    expect(await titles()).toHaveLength(6);
  });
});

describe('a failure of signing is an answer, never an error page', () => {
  test('failed readiness is not ready, even with both documents submitted', async () => {
    api.use(...trackerHandlers({ documents: bothComplete }));
    api.use(refuse(getSigningReadiness, 500, 'error.internal'));
    await openCheckout(base);
    expect((await statuses())[3]).toBe('Not Ready');
    expect(loggedErrors()).toEqual(['Missing readiness data']);
    expect(api.calls).toContain('GET /api/contracting/signing/FC-1001/readiness');
  });

  test('successful readiness opens signing', async () => {
    api.use(...trackerHandlers({ documents: bothComplete }));
    await openCheckout(base);
    expect((await statuses())[3]).toBe('Get Started');
  });

  test.each(['error.validation.transactionExpired', 'error.validation.wrongPackageStatus'] as const)(
    'signing status %s is Cancelled',
    async (code) => {
      api.use(...trackerHandlers({ documents: bothComplete }));
      api.use(refuse(getSigningStatus, 400, code));
      await openCheckout(`${base}/signing`);
      expect((await statuses())[3]).toBe('Needs Attention');
      expect(await screen.findByText(/The signing timed out or was canceled/)).toBeVisible();
    },
  );

  test('any other failure of the signing status is not signed', async () => {
    api.use(...trackerHandlers({ documents: bothComplete }));
    api.use(refuse(getSigningStatus, 500, 'error.internal'));
    await openCheckout(base);
    expect((await statuses()).slice(3)).toEqual(['Get Started', 'Not Ready', 'Not Ready']);
    expect(loggedErrors()).toEqual(['Missing signing status data']);
  });
});

test('the calls run in parallel; only the documents wait, for the order', async () => {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  api.use(...trackerHandlers());
  api.use(
    answer(getOrderHistory, async () => {
      await held;
      return { history: [] };
    }),
  );
  await openCheckout(base);
  await waitFor(() => expect(api.calls).toHaveLength(7));
  expect(api.calls.slice(0, 6).toSorted()).toEqual([
    'GET /api/contracting/signing/FC-1001/readiness',
    'GET /api/contracting/signing/FC-1001/status',
    'GET /api/id-verification/doc-verification/consumer',
    'GET /public/commerce/history/FC-1001',
    'GET /public/commerce/orders/FC-1001',
    'GET /public/insurance-verification/progress/FC-1001',
  ]);
  expect(api.calls[6]).toBe('GET /api/documents/deals/deal-1001/documents');
  expect(screen.getByRole('status', { name: 'Loading your order' })).toBeVisible();
  release();
  expect(await shownSteps()).toHaveLength(6);
});

function tenantPage(
  progressTracker: { readonly showPaymentStep: boolean; readonly showDeliveryStep: boolean },
  isToggleOn: boolean,
) {
  const { tenant } = pageFixture();
  return {
    tenant: { ...tenant, consumer: { ...tenant.consumer, progressTracker } },
    flags: { revision: '1', flags: { [toggle]: isToggleOn } },
  };
}
