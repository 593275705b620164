import userEvent from '@testing-library/user-event';
import type { RemoteMount } from '@forecourt/shared-contracts/react';
import { mountUnderTest, renderRemote as render } from '@forecourt/shared-contracts/react/testing';
import { createTestPlatform, type TestPlatformOptions } from '@forecourt/shared-contracts/testing';
import { prepare, RemoteApp, resources } from '../app/remote-app.tsx';

/** A buyer for tests. */
export const buyer = { sub: 'buyer-1', email: 'demo@testdealer.example', givenName: 'Ada' };

const remote = { name: 'mfe-credit-app', RemoteApp, resources, prepare };

/** Returns the remote with its providers, at a path of the test site. */
export async function mountOf(options: TestPlatformOptions): Promise<RemoteMount> {
  return mountUnderTest(remote, await createTestPlatform(options));
}

/** Renders the remote in a browser page. `path()` returns the page's current path. */
export async function renderRemote(options: TestPlatformOptions) {
  const view = await render(remote, await createTestPlatform(options));
  return { ...view, user: userEvent.setup() };
}
