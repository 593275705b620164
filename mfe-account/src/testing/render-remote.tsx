import userEvent from '@testing-library/user-event';
import type { EventPayload, Platform } from '@forecourt/shared-contracts';
import { keepTogether } from '@forecourt/shared-contracts/formats';
import type { RemoteMount } from '@forecourt/shared-contracts/react';
import { mountUnderTest, renderRemote as render } from '@forecourt/shared-contracts/react/testing';
import { createTestPlatform, type TestPlatformOptions } from '@forecourt/shared-contracts/testing';
import { prepare, RemoteApp, resources } from '../app/remote-app.tsx';

/** A buyer for tests. */
export const buyer = { sub: 'buyer-1', email: 'demo@testdealer.example', givenName: 'Ada' };

const remote = { name: 'mfe-account', prepare, RemoteApp, resources };

/** Returns the remote with its providers, at a path of the test site. */
export async function mountOf(options: TestPlatformOptions): Promise<RemoteMount> {
  return mountUnderTest(remote, await createTestPlatform(options));
}

/** Renders the remote in a browser page. `path()` returns the page's current path. */
export async function renderRemote(options: TestPlatformOptions) {
  return renderRemoteOn(await createTestPlatform(options));
}

/** Like {@link renderRemote}, on a platform prepared by the test. `alerts` are those raised for the shell's alert bar. */
export async function renderRemoteOn(platform: Platform) {
  const alerts: EventPayload<'alert:show'>[] = [];
  platform.events.subscribe('alert:show', ({ payload }) => alerts.push(payload));
  const view = await render(remote, platform);
  return { ...view, user: userEvent.setup(), alerts };
}

/** The alerts of the forms with a code, as the specification words them (ACCT-15, SITE-25). */
export const codeAlerts = {
  resentByEmail: { kind: 'resent', message: 'Code resent: Please check your email.' },
  resentBySms: { kind: 'resent', message: 'Code resent: Please check your phone.' },
  expired: {
    kind: 'expired',
    message: 'Your code expired. Click link to request new one-time passcode',
  },
  wrongInput: {
    kind: 'wrongInput',
    message: 'Something happened! Please try entering your code again.',
  },
  internalError: {
    kind: 'internalError',
    message: keepTogether(
      'Oops! Something happened on our end. Please try again. Questions? Call 207-555-0178',
    ),
  },
} as const;
