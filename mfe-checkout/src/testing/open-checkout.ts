import userEvent from '@testing-library/user-event';
import { stepIds } from '@forecourt/shared-contracts/progress';
import { renderRemote } from '@forecourt/shared-contracts/react/testing';
import { createTestPlatform, type TestPlatformOptions } from '@forecourt/shared-contracts/testing';
import { prepare, RemoteApp, resources } from '../app/remote-app.tsx';
import { stepViews } from '../app/step-views.ts';

await Promise.all(stepIds.map(stepViews.load));

/** The buyer who owns the fixture orders. */
export const buyer = { sub: 'buyer-1', email: 'buyer@example.com', givenName: 'Ada' };

/**
 * Opens the checkout remote at a path, signed in unless the options say otherwise; the steps' chunks are already loaded, and call retries
 * do not wait.
 */
export async function openCheckout(target: string, options: TestPlatformOptions = {}) {
  const { parts, ...rest } = options;
  const platform = await createTestPlatform({
    target,
    signedInAs: buyer,
    ...rest,
    parts: { random: () => 0, ...parts },
  });
  const view = await renderRemote({ RemoteApp, resources, prepare }, platform);
  return { ...view, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}
