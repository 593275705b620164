import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { startApi, testOrigin } from '@forecourt/shared-contracts/testing';
import { loggedErrors } from '../../testing/logged-errors.ts';
import { openCheckout } from '../../testing/open-checkout.ts';
import { shownSteps } from '../../testing/shown-steps.ts';
import { trackerHandlers } from '../../testing/tracker-handlers.ts';

const api = startApi();

const needed = {
  order: '/public/commerce/orders/FC-1001',
  history: '/public/commerce/history/FC-1001',
  insurance: '/public/insurance-verification/progress/FC-1001',
  'id-verification': '/api/id-verification/doc-verification/consumer',
  documents: '/api/documents/deals/:deal/documents',
} as const;
const signing = {
  readiness: '/api/contracting/signing/FC-1001/readiness',
  status: '/api/contracting/signing/FC-1001/status',
} as const;

const json = { 'content-type': 'application/json' };
const noAnswers: readonly (readonly [string, () => Response])[] = [
  ['a connection that ends (F25)', () => HttpResponse.error()],
  [
    'an HTML page with 200 (F27)',
    () => new Response('<h1>Wi-Fi log-in</h1>', { headers: { 'content-type': 'text/html' } }),
  ],
  ['JSON cut in the middle (F28)', () => new Response('{"data":{"orderNum', { headers: json })],
  ['an empty body (F28)', () => new Response('', { headers: json })],
  ['null (F29)', () => new Response('null', { headers: json })],
  [
    'a number for everything (F29)',
    () => new Response('{"data":1,"history":2,"documents":3}', { headers: json }),
  ],
  ['500', () => new Response('{"error":{"code":"error.internal"}}', { status: 500, headers: json })],
  ['502 with HTML', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
  ['504 with nothing', () => new Response(null, { status: 504 })],
];
const refusals: readonly (readonly [string, () => Response])[] = [
  ['400', () => new Response('{}', { status: 400, headers: json })],
  ['403 with HTML', () => new Response('<h1>Forbidden</h1>', { status: 403 })],
  ['404', () => new Response('{}', { status: 404, headers: json })],
];

async function openWith(path: string, fault: () => Response) {
  api.use(...trackerHandlers());
  api.use(http.get(testOrigin + path, fault));
  return openCheckout('/progress/FC-1001', { parts: { log: () => undefined } });
}

describe.each(Object.entries(needed))('the call for the %s', (_name, path) => {
  test.each(noAnswers)(
    'fails with %s: shows the failed view with Try Again and the phone',
    async (_fault, fault) => {
      await openWith(path, fault);
      expect(await screen.findByRole('heading', { name: "We couldn't load your order" })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
      expect(screen.getByRole('link', { name: /^(Call|Or call) 207-.?555-.?0178$/ })).toBeVisible();
      loggedErrors();
    },
  );

  test.each(refusals)('fails with %s: shows the catch-all route', async (_fault, fault) => {
    const { path: shown } = await openWith(path, fault);
    expect(await screen.findByRole('heading', { name: "We can't find this order" })).toBeVisible();
    expect(shown()).toBe('/progress');
    loggedErrors();
  });
});

describe.each(Object.entries(signing))('the call for the %s of signing', (_name, path) => {
  test.each([...noAnswers, ...refusals])(
    'fails with %s: signing is not ready, nothing else changes',
    async (_fault, fault) => {
      await openWith(path, fault);
      const shown = (await shownSteps()).find(({ title }) => title === 'Sign Contract');
      expect(shown?.status).toBe('Not Ready');
      expect(screen.queryByRole('heading', { name: "We couldn't load your order" })).toBeNull();
      loggedErrors();
    },
  );
});

test('F19: an order that is not allowed is asked for once, without a loop or a sign-out', async () => {
  const asked = { count: 0 };
  api.use(...trackerHandlers());
  api.use(
    http.get(testOrigin + needed.order, () => {
      asked.count += 1;
      return new Response('{"error":{"code":"error.auth.forbidden"}}', { status: 403, headers: json });
    }),
  );
  const { path, platform } = await openCheckout('/progress/FC-1001', { parts: { log: () => undefined } });
  expect(await screen.findByRole('heading', { name: "We can't find this order" })).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect([asked.count, path()]).toEqual([1, '/progress']);
  expect(platform.session.getState().status).toBe('signed-in');
  loggedErrors();
});
