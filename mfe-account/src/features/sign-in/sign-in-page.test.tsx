import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SignInOutcome } from '@forecourt/shared-contracts';
import { listOrders } from '@forecourt/shared-contracts/commerce';
import { chooseRegion } from '@forecourt/shared-contracts/identity';
import {
  answer,
  identityFixture,
  startApi,
  type TestPlatformOptions,
} from '@forecourt/shared-contracts/testing';
import { buyer, renderRemote } from '../../testing/render-remote.tsx';

const server = startApi();
type Credentials = { readonly email: string; readonly password: string };

/** An identity service that answers a sign-in with `outcome` and records what it was sent. */
function identityOf(outcome: SignInOutcome): { parts: TestPlatformOptions['parts']; sent: Credentials[] } {
  const sent: Credentials[] = [];
  const tokens = { idToken: 'test-token', lifetimeMs: 3_600_000, user: buyer };
  return {
    sent,
    parts: {
      loadIdentity: async () =>
        identityFixture({
          signIn: async (credentials) => {
            sent.push(credentials);
            return outcome;
          },
          tokens: async () => ({ kind: 'tokens', tokens }),
        }),
    },
  };
}

async function openSignIn(options: TestPlatformOptions = {}) {
  server.use(
    answer(chooseRegion, () => ({ region: 'us-east-1' as const, activeRegion: 'us-east-1' as const })),
    answer(listOrders, () => ({ orders: [] })),
  );
  const view = await renderRemote({ target: '/sign-in', ...options });
  return {
    ...view,
    email: screen.getByLabelText('Email'),
    password: screen.getByLabelText('Password'),
    button: screen.getByRole('button', { name: 'Sign In' }),
  };
}

describe('the form', () => {
  it('keeps Sign In disabled until both fields are valid, and shows what is missing from the start', async () => {
    const { user, email, password, button } = await openSignIn();
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('Enter your email and your password to sign in.');
    await user.type(email, 'user');
    expect(button).toHaveAccessibleDescription('Enter a valid email to sign in.');
    await user.type(email, '@example.com');
    expect(button).toHaveAccessibleDescription('Enter your password to sign in.');
    await user.type(password, '   ');
    expect(button).toBeDisabled();
    await user.type(password, 'secret');
    expect(button).toBeEnabled();
    expect(button).toHaveAccessibleDescription('');
  });

  it('reports at the field that a plus sign is not supported', async () => {
    const { user, email } = await openSignIn();
    await user.type(email, 'user+tag@example.com');
    await user.tab();
    await waitFor(() => expect(email).toHaveAccessibleDescription('Use an email without a plus sign'));
  });

  it('shows and hides the password by keyboard', async () => {
    const { user, password } = await openSignIn();
    await user.type(password, 'secret');
    expect(password).toHaveAttribute('type', 'password');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await user.keyboard(' ');
    expect(password).toHaveAttribute('type', 'text');
    await user.keyboard(' ');
    expect(password).toHaveAttribute('type', 'password');
  });

  it("fills in the demo account's email in the sandbox, and offers no such help elsewhere", async () => {
    const { user, email, password, unmount } = await openSignIn();
    await user.click(screen.getByRole('button', { name: 'Fill in the email' }));
    expect(email).toHaveValue('demo@testdealer.example');
    expect(password).toHaveFocus();
    unmount();
    await openSignIn({
      page: { environment: { name: 'production', sandbox: false, forcedFlags: 'cosmetic' } },
    });
    expect(screen.queryByText(/Demo account/)).toBeNull();
  });
});

describe('signing in', () => {
  const submit = async (outcome: SignInOutcome, options: TestPlatformOptions = {}) => {
    const { parts, sent } = identityOf(outcome);
    const page = await openSignIn({ parts, ...options });
    await page.user.type(page.email, ' Demo@testdealer.example ');
    await page.user.type(page.password, ' Forecourt1! ');
    await page.user.keyboard('{Enter}');
    return { ...page, sent };
  };

  it('goes to the orders with trimmed values on success', async () => {
    const { path, sent, platform } = await submit({ kind: 'success', user: buyer });
    await waitFor(() => expect(path()).toBe('/account/orders'));
    expect(sent).toEqual([{ email: 'Demo@testdealer.example', password: 'Forecourt1!' }]);
    expect(platform.session.getState()).toEqual({ status: 'signed-in', user: buyer });
    expect(await screen.findByText('You have no orders yet')).toBeVisible();
  });

  it.each([
    ['/sign-in?returnTo=%2Fcart', '/cart'],
    ['/sign-in?returnTo=%2Fprogress%2FA-1%3Fx%3D1', '/progress/A-1?x=1'],
    ['/sign-in?returnTo=https%3A%2F%2Fevil.example', '/account/orders'],
    ['/sign-in?returnTo=%2F%2Fevil.example', '/account/orders'],
  ])('at %s leads to %s', async (target, expected) => {
    const { path } = await submit({ kind: 'success', user: buyer }, { target });
    await waitFor(() => expect(path()).toBe(expected));
    if (expected === '/account/orders') {
      expect(await screen.findByText('You have no orders yet')).toBeVisible();
    }
  });

  it.each([
    ['wrong-credentials', 'Your email and/or password are incorrect. Please try again.'],
    ['locked', /locked after too many attempts.*set a new password\. Reset your password/],
    ['throttled', 'Too many attempts. Please try again in 30 minutes.'],
    [
      'outage',
      /trouble signing you in right now.*sign in with an emailed one-time passcode.*Call 207-.?555-.?0178/,
    ],
    ['reset-required', /needs a new password.*Reset your password/],
    ['further-step', /a sign-in step that this page doesn't have.*Call/],
    ['not-configured', /can't sign in here.*Call/],
  ] as const)('shows the refusal %s in place and keeps what was typed', async (kind, expected) => {
    const { path, email, password, button } = await submit({ kind });
    expect(await screen.findByRole('alert')).toHaveTextContent(expected);
    expect(document.title).toBe('Error: Sign In | Test Dealer');
    expect(email).toHaveValue('Demo@testdealer.example');
    expect(password).not.toHaveValue('');
    expect(button).toBeEnabled();
    expect(path()).toBe('/sign-in');
  });

  it('asks for the emailed code when the account was never confirmed', async () => {
    const { user, path } = await submit({ kind: 'confirm-required' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Confirm your email' })).toBeVisible();
    expect(screen.getByText(/You haven't confirmed Demo@testdealer\.example yet/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to sign-in' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
    expect(path()).toBe('/sign-in');
  });

  it('sends one request, however often the button is pressed meanwhile', async () => {
    let settle: (outcome: SignInOutcome) => void = () => undefined;
    const sent: Credentials[] = [];
    const page = await openSignIn({
      parts: {
        loadIdentity: async () =>
          identityFixture({
            signIn: (credentials) => {
              sent.push(credentials);
              return new Promise((resolve) => (settle = resolve));
            },
            tokens: async () => ({ kind: 'none' }),
          }),
      },
    });
    await page.user.type(page.email, 'demo@testdealer.example');
    await page.user.type(page.password, 'Forecourt1!');
    await page.user.dblClick(page.button);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(page.button).toHaveAttribute('aria-busy', 'true');
    settle({ kind: 'wrong-credentials' });
    await waitFor(() => expect(page.button).not.toHaveAttribute('aria-busy'));
    expect(sent).toHaveLength(1);
  });
});

describe('a visitor', () => {
  it('without an account is sent to sign-up and keeps their return path', async () => {
    const { user, path } = await openSignIn({ target: '/sign-in?returnTo=%2Fcart' });
    await user.click(screen.getByRole('link', { name: 'Create account' }));
    await waitFor(() => expect(path()).toBe('/sign-up?returnTo=%2Fcart'));
  });

  it('who is already signed in is redirected', async () => {
    const { path } = await renderRemote({ target: '/sign-in?returnTo=%2Fcart', signedInAs: buyer });
    await waitFor(() => expect(path()).toBe('/cart'));
  });

  it.each(['/sign-in', '/sign-in/code'])('whose session has expired is notified: %s', async (target) => {
    await renderRemote({
      target,
      signedInAs: buyer,
      parts: {
        loadIdentity: async () =>
          identityFixture({
            signIn: async () => ({ kind: 'outage' }),
            tokens: async () => ({ kind: 'unreachable' }),
          }),
      },
    });
    expect(screen.getByText('Your session has expired. Please sign in again.')).toBeVisible();
  });
});
