import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RemoteRoot } from '@forecourt/shared-contracts/react';
import { mountOf } from '../testing/render-remote.tsx';

test.each([
  ['/sign-in', 'Sign In', 'Sign in to continue your purchase.'],
  ['/sign-up', 'Welcome to Test Dealer', 'at least 8 characters'],
  ['/account/orders', 'My orders', 'Loading your orders'],
  ['/account/unknown', 'find that page', 'Go to the home page'],
])('%s renders on a server, without a window', async (target, heading, part) => {
  expect(typeof window).toBe('undefined');
  const remote = await mountOf({ target });
  const failures: unknown[] = [];
  const html = renderToString(<RemoteRoot remote={remote} onError={(error) => failures.push(error)} />);
  expect(html).toMatch(new RegExp(`<h1[^>]*>[^<]*${heading}`));
  expect(html).toContain(part);
  expect(failures).toEqual([]);
});
