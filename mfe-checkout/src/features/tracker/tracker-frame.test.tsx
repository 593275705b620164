import { act, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { getOrder } from '@forecourt/shared-contracts/commerce';
import { getSigningReadiness, getSigningStatus } from '@forecourt/shared-contracts/signing';
import { getInsuranceProgress, giveInsuranceConsent } from '@forecourt/shared-contracts/insurance';
import { getPaymentState } from '@forecourt/shared-contracts/payments';
import { priceBreakdown } from '@forecourt/shared-contracts/pricing';
import {
  answer,
  pageFixture,
  priceSettingsFixture,
  refuse,
  startApi,
} from '@forecourt/shared-contracts/testing';
import { loggedErrors } from '../../testing/logged-errors.ts';
import { openCheckout } from '../../testing/open-checkout.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { paymentStateFixture } from '../../testing/payment-fixture.ts';
import { shownSteps } from '../../testing/shown-steps.ts';
import { stepHandlers } from '../../testing/step-handlers.ts';
import { trackerHandlers } from '../../testing/tracker-handlers.ts';

const api = startApi();
const base = '/progress/FC-1001';

function withBanner(message_banner: boolean | string) {
  return { page: { ...pageFixture(), flags: { revision: '1', flags: { message_banner } } } };
}

describe('a redirect explains its reason', () => {
  test.each([
    ['an unknown path', `${base}/nonsense`, "We couldn't find that page in your order."],
    ['an unknown child', `${base}/doc-upload/nonsense`, "We couldn't find that page in your order."],
    ['a step that is not ready', `${base}/payment`, "Make a Payment isn't open yet"],
    ['scheduling', '/fulfillment/FC-1001', "Schedule Delivery isn't open yet"],
    ['a child of a step that is not ready', `${base}/signing/review`, "Sign Contract isn't open yet"],
  ])('%s', async (_row, target, text) => {
    api.use(...trackerHandlers(), ...stepHandlers());
    const { path } = await openCheckout(target);
    expect(await screen.findByText((content) => content.startsWith(text))).toBeVisible();
    expect(path()).toBe(`${base}/insurance-verification`);
  });

  test('the tracker path itself is not a wrong address', async () => {
    api.use(...trackerHandlers());
    await openCheckout(base);
    await screen.findByRole('heading', { level: 1, name: 'Verify Insurance' });
    expect(screen.queryByText(/Your next step/)).toBeNull();
  });

  test('going back to a step that is no longer ready redirects as well', async () => {
    api.use(...trackerHandlers(), ...stepHandlers());
    const { platform, path } = await openCheckout(`${base}/doc-upload`);
    await screen.findByRole('heading', { level: 1, name: 'Upload Documents' });
    act(() => platform.navigation.push(`${base}/payment`));
    await screen.findByText(/Make a Payment isn't open yet/);
    act(() => platform.navigation.back());
    await waitFor(() => expect(path()).toBe(`${base}/doc-upload`));
  });
});

describe('a step whose readiness is unknown while signing does not answer', () => {
  const heading = { level: 1, name: "We couldn't check if Make a Payment is open" } as const;
  const failing = [
    refuse(getSigningStatus, 503, 'error.unavailable'),
    refuse(getSigningReadiness, 503, 'error.unavailable'),
  ];

  test('keeps its path, and opens once the answer arrives', async () => {
    api.use(...trackerHandlers(), ...stepHandlers());
    api.use(...failing);
    const { path, user } = await openCheckout(`${base}/payment`);
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    expect(path()).toBe(`${base}/payment`);
    expect(screen.getByText('Missing readiness data. Missing signing status data.')).toBeVisible();
    expect((await shownSteps()).slice(3).map(({ status }) => status)).toEqual([
      'Not Ready',
      'Not Ready',
      'Not Ready',
    ]);
    expect(loggedErrors()).toEqual(['Missing readiness data', 'Missing signing status data']);
    api.use(...trackerHandlers({ signing: { status: 'Signed', signersCompleted: ['buyer'] } }));
    api.use(answer(getPaymentState, paymentStateFixture()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Make a Payment' })).toBeVisible();
    expect(path()).toBe(`${base}/payment`);
  });

  test('TRACK-26: another step says what is missing until it is there', async () => {
    api.use(...trackerHandlers());
    api.use(refuse(getSigningStatus, 503, 'error.unavailable'));
    const { user } = await openCheckout(`${base}/doc-upload`);
    await screen.findByText("We couldn't check your contract");
    expect(screen.getByText('Missing signing status data.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Upload Documents' })).toBeVisible();
    loggedErrors();
    api.use(...trackerHandlers());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Missing signing status data.')).toBeNull());
  });

  test('redirects with its reason when the answer is no', async () => {
    api.use(...trackerHandlers(), ...stepHandlers());
    api.use(...failing);
    const { path, user } = await openCheckout(`${base}/payment`);
    await screen.findByRole('heading', heading);
    loggedErrors();
    api.use(...trackerHandlers());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Make a Payment isn't open yet/)).toBeVisible();
    expect(path()).toBe(`${base}/insurance-verification`);
  });
});

describe('signing entry', () => {
  test.each([
    ['/signing?orderNumber=FC-1001', /Sign Contract isn't open yet/],
    ['/signing/hello-again', /Welcome back/],
    ['/signing/thank-you', /Thank you for signing/],
    ['/signing', /We can't find this order/],
  ])('%s', async (target, text) => {
    api.use(...trackerHandlers());
    await openCheckout(target);
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('the banner', () => {
  test('is hidden without the flag', async () => {
    api.use(...trackerHandlers());
    await openCheckout(base, withBanner(false));
    await shownSteps();
    expect(screen.queryByRole('complementary', { name: 'About your order' })).toBeNull();
  });

  test('a message alone', async () => {
    api.use(...trackerHandlers());
    await openCheckout(base, withBanner('message'));
    expect(await screen.findByRole('complementary', { name: 'About your order' })).toBeVisible();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  test("'Time spent' counts per order, can be hidden, and survives a reload", async () => {
    api.use(...trackerHandlers());
    const { user, platform } = await openCheckout(base, withBanner('timer'));
    const { textContent: first } = await screen.findByRole('timer');
    expect(first).toMatch(/^00 h 00 min 0\d s$/);
    await waitFor(() => expect(screen.getByRole('timer')).not.toHaveTextContent(first));
    expect(screen.getByRole('timer')).toHaveTextContent(/^00 h 00 min \d\d s$/);
    expect(platform.storage.session.read('time-spent.FC-1001', v.number())).toBeGreaterThanOrEqual(1);
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(screen.queryByRole('timer')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByRole('timer')).toBeVisible();
  });

  test('is shown only for insurance, ID and documents', async () => {
    api.use(
      ...trackerHandlers({
        signing: { status: 'Signed', signersCompleted: ['buyer'] },
      }),
      answer(getPaymentState, paymentStateFixture()),
    );
    await openCheckout(`${base}/payment`, withBanner('timer'));
    await screen.findByRole('heading', { level: 1, name: 'Make a Payment' });
    expect(screen.queryByRole('timer')).toBeNull();
  });
});

test('the terms of a lease do not repeat that it is one', async () => {
  const { lease } = priceBreakdown({
    purchaseType: 'Lease',
    condition: 'New',
    priceCents: 39_500_00,
    msrpCents: 42_000_00,
    incentivesCents: 1_000_00,
    deliveryFeeCents: 0,
    state: 'IL',
    settings: priceSettingsFixture,
    downPaymentCents: 2_982_04,
  });
  const order = orderFixture();
  const deal = { type: 'Lease', dealRefId: 'deal-1001', status: 'UACC' } as const;
  api.use(
    ...trackerHandlers({ order: { ...order, deal, price: { ...order.price, ...(lease && { lease }) } } }),
  );
  await openCheckout(base);
  await shownSteps();
  const vehicle = within(screen.getByRole('region', { name: 'Your order' }));
  expect(vehicle.getByText('Lease')).toBeVisible();
  expect(vehicle.getByText(/^36\spayments, \$2,982\.04\sdue at signing/)).toBeVisible();
});

describe('until when the vehicle is held (TRACK-114)', () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

  test.each([
    ['as a day', 3 * 24, /^Held for you until [A-Z][a-z]+day, [A-Z][a-z]{2} \d{1,2}\.$/],
    ['with its time on the last day', 20, / at \d{1,2}:\d{2}\s[AP]M\s\(ET\)\.$/],
  ])('is said %s, and how to keep it longer', async (_row, hours, words) => {
    api.use(...trackerHandlers({ order: orderFixture({ heldUntil: inHours(hours) }) }));
    await openCheckout(base);
    await shownSteps();
    const vehicle = within(screen.getByRole('region', { name: 'Your order' }));
    // What a cash order costs is said once.
    expect(vehicle.queryByText('Cash')).toBeNull();
    expect(vehicle.getAllByRole('button', { name: /^More about/ })).toHaveLength(1);
    expect(vehicle.getByText(/^Held for you until /)).toHaveTextContent(words);
    expect(vehicle.getByText(/Each step you finish extends the hold to 7\sdays from that day/)).toBeVisible();
  });

  test('is no longer said once the time is over: that nothing is held is', async () => {
    api.use(...trackerHandlers({ order: orderFixture({ heldUntil: inHours(-1) }) }));
    await openCheckout(base);
    await shownSteps();
    const vehicle = within(screen.getByRole('region', { name: 'Your order' }));
    expect(vehicle.getByText('No longer held')).toBeVisible();
    expect(screen.queryByText(/Held (for you )?until/)).toBeNull();
  });

  test.each([
    ['an order without an end', { heldUntil: null }],
    ['an order of an older server', {}],
  ])('is not said of %s', async (_row, parts) => {
    api.use(...trackerHandlers({ order: orderFixture(parts) }));
    await openCheckout(base);
    await shownSteps();
    expect(screen.queryByText(/Held for you/)).toBeNull();
    expect(screen.queryByText(/Reserved for you/)).toBeNull();
  });

  test('once the contract is signed, that is said instead', async () => {
    api.use(
      ...trackerHandlers({ signing: { status: 'Signed', signersCompleted: ['buyer'] } }),
      answer(getPaymentState, paymentStateFixture()),
    );
    await openCheckout(`${base}/payment`);
    await shownSteps();
    const vehicle = within(screen.getByRole('region', { name: 'Your order' }));
    expect(vehicle.getByText('Reserved for you')).toBeVisible();
  });
});

describe('changes while the page is open', () => {
  test('a later failure of a call leaves the page unchanged', async () => {
    api.use(...trackerHandlers());
    await openCheckout(base);
    await shownSteps();
    api.use(refuse(getInsuranceProgress, 500, 'error.internal'));
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    const before = api.calls.length;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(api.calls.length).toBeGreaterThan(before + 6));
    expect(await screen.findByRole('heading', { level: 1, name: 'Verify Insurance' })).toBeVisible();
    expect(loggedErrors()).toEqual([]);
  });

  test('a second tab on the order follows the first one', async () => {
    let hasConsent = false;
    api.use(...trackerHandlers());
    api.use(
      answer(getInsuranceProgress, () => ({ status: 'NOT_INITIATED' as const, hasConsent })),
      answer(giveInsuranceConsent, () => {
        hasConsent = true;
        return { status: 'NOT_INITIATED' as const, hasConsent };
      }),
    );
    const first = await openCheckout(`${base}/insurance-verification`);
    await screen.findByRole('button', { name: 'Agree and continue' });
    await openCheckout(`${base}/insurance-verification`);
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Agree and continue' })).toHaveLength(2),
    );
    const [consent] = screen.getAllByRole('checkbox');
    const [agree] = screen.getAllByRole('button', { name: 'Agree and continue' });
    if (!consent || !agree) throw new Error('no form');
    await first.user.click(consent);
    await first.user.click(agree);
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Verify my insurance' })).toHaveLength(2),
    );
  });

  test('a tab that knows the deal requests its documents in parallel with the order', async () => {
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    const values = new Map<string, string>();
    const openSession = () => ({
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    });
    api.use(...trackerHandlers());
    const first = await openCheckout(base, { parts: { openSession } });
    await shownSteps();
    first.unmount();
    api.use(
      answer(getOrder, async () => {
        await held;
        return { data: orderFixture() };
      }),
    );
    api.calls.length = 0;
    await openCheckout(base, { parts: { openSession } });
    await waitFor(() => expect(api.calls).toContain('GET /api/documents/deals/deal-1001/documents'));
    release();
    await shownSteps();
    expect(api.calls).toHaveLength(7);
  });
});
