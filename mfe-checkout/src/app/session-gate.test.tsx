import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startApi } from '@forecourt/shared-contracts/testing';
import { openCheckout } from '../testing/open-checkout.ts';
import { shownSteps } from '../testing/shown-steps.ts';
import { trackerHandlers } from '../testing/tracker-handlers.ts';

const api = startApi();

test('a guest is asked to sign in, and no order API is called', async () => {
  await openCheckout('/progress/FC-1001?from=mail', { signedInAs: undefined });
  expect(screen.getByRole('heading', { name: 'Sign in to see your order' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/sign-in?returnTo=%2Fprogress%2FFC-1001%3Ffrom%3Dmail',
  );
  expect(api.calls).toEqual([]);
});

test('a session that ends removes the order from the screen', async () => {
  api.use(...trackerHandlers());
  const { platform } = await openCheckout('/progress/FC-1001');
  await shownSteps();
  await platform.session.signOut();
  expect(await screen.findByRole('heading', { name: 'Sign in to see your order' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: /2024 Volvo XC60/ })).toBeNull();
});

test('a path without an order number shows the catch-all page', async () => {
  await openCheckout('/progress');
  expect(screen.getByRole('heading', { name: "We can't find this order" })).toBeVisible();
  expect(api.calls).toEqual([]);
});
