import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { getOrder, getOrderHistory } from '@forecourt/shared-contracts/commerce';
import { listDocuments } from '@forecourt/shared-contracts/documents';
import { getIdVerification } from '@forecourt/shared-contracts/id-verification';
import { getInsuranceProgress } from '@forecourt/shared-contracts/insurance';
import { answer, refuse, startApi, testOrigin } from '@forecourt/shared-contracts/testing';
import { loggedErrors } from '../../testing/logged-errors.ts';
import { openCheckout } from '../../testing/open-checkout.ts';
import { shownSteps } from '../../testing/shown-steps.ts';
import { trackerHandlers } from '../../testing/tracker-handlers.ts';

const api = startApi();
const base = '/progress/FC-1001';
const failedTitle = { level: 1, name: "We couldn't load your order" } as const;
const tryAgain = { name: 'Try Again' } as const;

describe('5xx while loading', () => {
  test.each([
    ['order', refuse(getOrder, 500, 'error.internal')],
    ['history', refuse(getOrderHistory, 500, 'error.internal')],
    ['insurance', refuse(getInsuranceProgress, 500, 'error.internal')],
    ['id-verification', refuse(getIdVerification, 500, 'error.internal')],
    ['documents', refuse(listDocuments, 500, 'error.internal')],
    ['order, unavailable after its repeats', refuse(getOrder, 503, 'error.unavailable')],
  ])('of the %s shows the failed view with the dealer’s phone', async (_, failing) => {
    api.use(...trackerHandlers());
    api.use(failing);
    await openCheckout(base);
    expect(await screen.findByRole('heading', failedTitle)).toBeVisible();
    expect(screen.getByRole('button', tryAgain)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Call 207-.?555-.?0178$/ })).toHaveAttribute(
      'href',
      'tel:+12075550178',
    );
  });

  test('an answer that violates its contract is a failed load too', async () => {
    api.use(...trackerHandlers());
    api.use(
      answer(getOrder, () => new Response('<h1>Gateway</h1>', { headers: { 'content-type': 'text/html' } })),
    );
    await openCheckout(base, { parts: { log: () => undefined } });
    expect(await screen.findByRole('heading', failedTitle)).toBeVisible();
    expect(await screen.findByText('Not enough data to request Progress Tracker state.')).toBeVisible();
    expect(loggedErrors()).toEqual(['Not enough data to request Progress Tracker state']);
  });

  test.each([
    ['Missing insurance data.', refuse(getInsuranceProgress, 500, 'error.internal')],
    ['Missing identity data.', refuse(getIdVerification, 500, 'error.internal')],
    ['Missing document upload data.', refuse(listDocuments, 500, 'error.internal')],
  ])('TRACK-26: says what is missing: %s', async (words, failing) => {
    api.use(...trackerHandlers());
    api.use(failing);
    await openCheckout(base);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryAllByText(/^Missing/)).toHaveLength(1);
  });

  test('Try Again loads the tracker once the service is back, repeating only the failed calls', async () => {
    api.use(...trackerHandlers());
    api.use(refuse(getOrder, 500, 'error.internal'));
    const { user } = await openCheckout(base);
    const button = await screen.findByRole('button', tryAgain);
    await waitFor(() => expect(api.calls).toHaveLength(6));
    api.use(...trackerHandlers());
    await user.click(button);
    expect(await shownSteps()).toHaveLength(6);
    expect(api.calls.slice(6)).toEqual([
      'GET /public/commerce/orders/FC-1001',
      'GET /api/documents/deals/deal-1001/documents',
    ]);
  });

  test('is offered while fewer than 3 prior clicks were made; the count is kept in session storage', async () => {
    api.use(...trackerHandlers());
    api.use(refuse(getOrder, 500, 'error.internal'));
    const orderCalls = () => api.calls.filter((call) => call.includes('/orders/')).length;
    const { user, platform } = await openCheckout(base);
    const measured: unknown[] = [];
    platform.events.subscribe('analytics:event', ({ payload }) => measured.push(payload.properties));
    for (const clicks of [1, 2, 3]) {
      await user.click(await screen.findByRole('button', tryAgain));
      await waitFor(() => expect(orderCalls()).toBe(clicks + 1));
      expect(platform.storage.session.read('tracker.try-again-clicks.FC-1001', v.number())).toBe(clicks);
    }
    await waitFor(() => expect(screen.queryByRole('button', tryAgain)).toBeNull());
    expect(screen.getByRole('heading', failedTitle)).toBeVisible();
    expect(screen.getByText(/^Oops! .* Please call .*, or come back later/)).toBeVisible();
    expect(screen.queryByText(/try again/i)).toBeNull();
    expect(measured).toEqual(Array(3).fill({ control: 'order-try-again' }));
    expect(screen.getByRole('link', { name: /^Call 207-.?555-.?0178$/ })).toBeVisible();
  });

  test('is counted for each order, and from zero again once the order has loaded', async () => {
    const key = 'tracker.try-again-clicks.FC-1001';
    api.use(...trackerHandlers());
    api.use(refuse(getOrder, 500, 'error.internal'));
    const { user, platform } = await openCheckout(base);
    platform.storage.session.write('tracker.try-again-clicks.FC-2002', 3);
    const orderCalls = () => api.calls.filter((call) => call.includes('/orders/')).length;
    await user.click(await screen.findByRole('button', tryAgain));
    await waitFor(() => expect(orderCalls()).toBe(2));
    expect(platform.storage.session.read(key, v.number())).toBe(1);
    api.use(...trackerHandlers());
    await user.click(await screen.findByRole('button', tryAgain));
    await shownSteps();
    expect(platform.storage.session.read(key, v.number())).toBeUndefined();
    expect(platform.storage.session.read('tracker.try-again-clicks.FC-2002', v.number())).toBe(3);
  });
});

test('without a connection there is no error code, and Try Again has no limit', async () => {
  api.use(...trackerHandlers());
  api.use(http.get('*/public/commerce/orders/FC-1001', () => HttpResponse.error()));
  const { user } = await openCheckout(base);
  for (let click = 0; click < 4; click += 1) {
    await user.click(await screen.findByRole('button', tryAgain));
    expect(await screen.findByRole('heading', failedTitle)).toBeVisible();
  }
  expect(screen.getByText(/Check your connection/)).toBeVisible();
  expect(screen.queryByText('Error 500')).toBeNull();
  api.use(...trackerHandlers());
  await user.click(await screen.findByRole('button', tryAgain));
  await shownSteps();
  loggedErrors();
});

describe('other failures of the order', () => {
  test.each([
    ['404', refuse(getOrder, 404, 'error.notFound')],
    ['403', refuse(getOrder, 403, 'error.auth.forbidden')],
  ])('%s leads to the catch-all route', async (_, failing) => {
    api.use(...trackerHandlers());
    api.use(failing);
    const { path } = await openCheckout(base);
    expect(await screen.findByRole('heading', { name: "We can't find this order" })).toBeVisible();
    expect(path()).toBe('/progress');
    const orders = screen.getByRole('link', { name: 'See my orders' });
    expect(orders).toHaveAttribute('href', `${testOrigin}/account/orders`);
    expect(orders).toHaveAttribute('target', '_top');
  });

  test('401 shows the signed-out view, which leads back here', async () => {
    api.use(...trackerHandlers());
    api.use(refuse(getOrder, 401, 'error.auth.missing'));
    const { path } = await openCheckout(`${base}/doc-upload`);
    expect(await screen.findByRole('heading', { name: 'Sign in to see your order' })).toBeVisible();
    expect(path()).toBe(`${base}/doc-upload`);
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      '/sign-in?returnTo=%2Fprogress%2FFC-1001%2Fdoc-upload',
    );
  });
});
