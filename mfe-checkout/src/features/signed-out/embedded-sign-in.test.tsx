import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { SignInOutcome, SocialOutcome } from '@forecourt/shared-contracts';
import { keepTogether } from '@forecourt/shared-contracts/formats';
import { getOrder } from '@forecourt/shared-contracts/commerce';
import { chooseRegion } from '@forecourt/shared-contracts/identity';
import { answer, identityFixture, pageFixture, refuse, startApi } from '@forecourt/shared-contracts/testing';
import { buyer, openCheckout } from '../../testing/open-checkout.ts';
import { shownSteps } from '../../testing/shown-steps.ts';
import { trackerHandlers } from '../../testing/tracker-handlers.ts';

const api = startApi();
const order = '/progress/FC-1001';

/** Opens an order on a host's page for a guest whose sign-in ends with the given outcome. */
async function openEmbedded(outcome: SignInOutcome) {
  api.use(answer(chooseRegion, { region: 'us-east-1', activeRegion: 'us-east-1' }));
  const credentials: unknown[] = [];
  const view = await openCheckout(order, {
    signedInAs: undefined,
    parts: {
      placement: 'embedded',
      loadIdentity: async () =>
        identityFixture({
          signIn: async (given) => {
            credentials.push(given);
            return outcome;
          },
          tokens: async () => ({
            kind: 'tokens',
            tokens: { idToken: 'embedded-token', lifetimeMs: 3_600_000, user: buyer },
          }),
        }),
    },
  });
  return { ...view, credentials };
}

async function signIn(user: UserEvent): Promise<void> {
  await user.type(screen.getByLabelText(/^Email/), 'buyer@example.com');
  await user.type(screen.getByLabelText(/^Password/), 'Secret1!');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

describe('on a host dealer’s page', () => {
  test('a guest signs in here and sees the order, at the same path', async () => {
    api.use(...trackerHandlers());
    const { user, path, credentials } = await openEmbedded({ kind: 'success', user: buyer });
    expect(screen.getByText(/Use the Test Dealer account you placed your order with/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
    await signIn(user);
    expect(await shownSteps()).toHaveLength(6);
    expect(path()).toBe(`${order}/insurance-verification`);
    expect(credentials).toEqual([{ email: 'buyer@example.com', password: 'Secret1!' }]);
  });

  test('spaces around the password do not count', async () => {
    api.use(...trackerHandlers());
    const { user, credentials } = await openEmbedded({ kind: 'success', user: buyer });
    await user.type(screen.getByLabelText(/^Email/), 'buyer@example.com');
    await user.type(screen.getByLabelText(/^Password/), '   ');
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeDisabled();
    await user.type(screen.getByLabelText(/^Password/), 'Secret1! ');
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(credentials).toEqual([{ email: 'buyer@example.com', password: 'Secret1!' }]));
  });

  test('a forgotten password is reset on the dealer’s own site, in a new tab', async () => {
    await openEmbedded({ kind: 'locked' });
    const link = screen.getByRole('link', { name: /^Reset your password on the Test Dealer site/ });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https?:.*\/reset-password$/));
    expect(link).toHaveAttribute('target', '_blank');
  });

  test('the button is enabled once the form is valid and shows what is missing', async () => {
    const { user } = await openEmbedded({ kind: 'success', user: buyer });
    const button = screen.getByRole('button', { name: 'Sign In' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('Enter your email and password to continue');
    await user.type(screen.getByLabelText(/^Email/), 'buyer');
    await user.type(screen.getByLabelText(/^Password/), 'x');
    expect(button).toBeDisabled();
    expect(await screen.findByText('Enter an email address like name@example.com')).toBeVisible();
    await user.type(screen.getByLabelText(/^Email/), '@example.com');
    await waitFor(() => expect(button).toBeEnabled());
    expect(screen.queryByText('Enter an email address like name@example.com')).toBeNull();
  });

  test.each([
    ['wrong-credentials', 'Your email and/or password are incorrect. Please try again.'],
    [
      'locked',
      keepTogether(
        'Your account is locked after too many attempts. Reset your password on our site, or call 207-555-0178.',
      ),
    ],
    ['confirm-required', "Your email address isn't confirmed yet. Open the message we sent you."],
    ['reset-required', 'Set a new password on our site before you sign in here.'],
    ['further-step', 'Your account asks for a code. Please sign in on our site.'],
    ['throttled', 'Too many attempts. Please try again in 30 minutes.'],
    ['outage', keepTogether("Sign-in isn't available right now. Please try again, or call 207-555-0178.")],
    ['not-configured', keepTogether("Sign-in isn't available right now. Please call 207-555-0178.")],
  ] as const)('%s is shown, and the email stays', async (kind, words) => {
    const { user } = await openEmbedded({ kind });
    await signIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByLabelText(/^Email/)).toHaveValue('buyer@example.com');
    expect(api.calls.filter((call) => call.includes('/commerce/'))).toEqual([]);
  });
});

describe('another account on the same page', () => {
  const other = { sub: 'other', email: 'other@example.com' };
  const none = refuse(getOrder, 404, 'error.notFound');

  /** Accounts sign in one after the other; the first without the password. */
  async function openFor(first: typeof other, next: typeof other) {
    let user = first;
    api.use(answer(chooseRegion, { region: 'us-east-1', activeRegion: 'us-east-1' }));
    const loadIdentity = async () =>
      identityFixture({
        signIn: async () => ({ kind: 'success', user }),
        tokens: async () => ({
          kind: 'tokens',
          tokens: { idToken: user.sub, lifetimeMs: 3_600_000, user },
        }),
      });
    const view = await openCheckout(order, {
      signedInAs: first,
      parts: { placement: 'embedded', loadIdentity },
    });
    const change = async () => {
      await view.platform.session.signOut();
      user = next;
      await screen.findByLabelText(/^Email/);
      await signIn(view.user);
    };
    return { ...view, change };
  }

  test('is not shown the order of the one before (T35)', async () => {
    api.use(...trackerHandlers());
    const { change } = await openFor(buyer, other);
    await shownSteps();
    api.use(none);
    await change();
    expect(await screen.findByRole('heading', { name: "We can't find this order" })).toBeVisible();
    expect(screen.queryByText(/Volvo/)).toBeNull();
  });

  test('that the order belongs to sees it after a wrong one', async () => {
    api.use(none, ...trackerHandlers());
    const { change, path } = await openFor(other, buyer);
    expect(await screen.findByRole('heading', { name: "We can't find this order" })).toBeVisible();
    expect(path()).toBe(order);
    api.use(...trackerHandlers());
    await change();
    expect(await shownSteps()).toHaveLength(6);
  });
});

describe('with a social account', () => {
  async function press(outcome: SocialOutcome, opensWindow = true) {
    const { tenant } = pageFixture();
    const identityPools = tenant.consumer.identityPools.map((pool) => ({ ...pool, domain: '/idp' }));
    const opened = { visit: () => undefined, answer: async () => undefined, close: () => undefined };
    const view = await openCheckout(order, {
      signedInAs: undefined,
      page: { tenant: { ...tenant, consumer: { ...tenant.consumer, identityPools } } },
      parts: {
        placement: 'embedded',
        social: {
          initiator: 'https://www.riverside.example',
          openWindow: () => (opensWindow ? opened : undefined),
        },
        loadIdentity: async () =>
          identityFixture({
            beginSocial: async () => outcome,
            tokens: async () => ({
              kind: 'tokens',
              tokens: { idToken: 'embedded-token', lifetimeMs: 3_600_000, user: buyer },
            }),
          }),
      },
    });
    await view.user.click(screen.getByRole('button', { name: 'Continue with Facebook' }));
    return view;
  }

  test('a guest signs in through a popup and sees the order', async () => {
    api.use(...trackerHandlers());
    await press({ kind: 'success', user: buyer });
    expect(await shownSteps()).toHaveLength(6);
  });

  test.each([
    [true, { kind: 'window-closed' }, 'The sign-in window closed'],
    [true, { kind: 'denied' }, 'nothing was shared with us'],
    [true, { kind: 'outage' }, keepTogether('or call 207-555-0178')],
    [false, { kind: 'outage' }, 'Your browser blocked the sign-in window'],
  ] as const)('window %s: %j is shown, with a link to a full page', async (opens, outcome, words) => {
    await press(outcome, opens);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    const link = screen.getByRole('link', { name: 'Sign in on the Test Dealer site' });
    expect(link.getAttribute('href')).toMatch(/\/sign-in\/callback\?initiator=%2Fprogress%2FFC-1001/);
  });
});
