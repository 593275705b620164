import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { startApi } from '@forecourt/shared-contracts/testing';
import { openCheckout } from '../../testing/open-checkout.ts';
import { shownSteps } from '../../testing/shown-steps.ts';
import { trackerHandlers } from '../../testing/tracker-handlers.ts';

const api = startApi();
const order = '/progress/FC-1001';
const signOut = () => screen.queryByRole('button', { name: 'Sign Out' });

/** An identity token of the tenant's pool, as a host's page gives it. */
function hostToken(): string {
  const claims = { sub: 'buyer-1', email: 'buyer@example.com', token_use: 'id', iat: 100, exp: 3_700 };
  return `e30.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.c2ln`;
}

describe('on a host dealer’s page', () => {
  test('the buyer is named and can sign out, which removes the order from the screen', async () => {
    api.use(...trackerHandlers());
    const { user, platform } = await openCheckout(order, { parts: { placement: 'embedded' } });
    await shownSteps();
    expect(screen.getByText('Signed in as Ada.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByLabelText(/^Password/)).toBeVisible();
    expect(platform.session.getState()).toEqual({ status: 'guest' });
    expect(screen.queryByRole('heading', { name: /2024 Volvo XC60/ })).toBeNull();
    expect(screen.queryByText('Signed in as Ada.')).toBeNull();
  });

  test('a guest has nothing to sign out of', async () => {
    await openCheckout(order, { signedInAs: undefined, parts: { placement: 'embedded' } });
    expect(screen.getByLabelText(/^Password/)).toBeVisible();
    expect(signOut()).toBeNull();
  });

  test('a session of the host ends at the host', async () => {
    api.use(...trackerHandlers());
    const hostSession = {
      isGiven: () => true,
      idToken: async () => hostToken(),
      subscribe: () => () => undefined,
    };
    await openCheckout(order, { signedInAs: undefined, parts: { placement: 'embedded', hostSession } });
    await shownSteps();
    expect(signOut()).toBeNull();
  });

  test('links of the checkout lead a new tab to the site', async () => {
    api.use(...trackerHandlers());
    const { platform } = await openCheckout(order, { parts: { placement: 'embedded' } });
    await shownSteps();
    for (const link of screen.getAllByRole('link')) {
      expect(link.getAttribute('href')).toMatch(/^(https?:|tel:|mailto:|#)/);
    }
    expect(platform.siteOrigin).toMatch(/^http/);
  });
});

test('on the site the header has the way out', async () => {
  api.use(...trackerHandlers());
  await openCheckout(order);
  await shownSteps();
  expect(signOut()).toBeNull();
});
