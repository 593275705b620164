import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RemoteRoot } from '@forecourt/shared-contracts/react';
import { mountOf } from '../testing/render-remote.tsx';

const accountPages = {
  '/account/orders': 'Loading your orders',
  '/deals': 'Loading your deals',
  '/account/documents': 'Loading your documents',
  '/account/profile': 'Loading your profile',
  '/account/privacy': 'Loading your requests',
};

test.each([
  ['/sign-in', 'Sign In', 'Welcome back.'],
  ['/sign-up', 'Welcome to Test Dealer', 'at least 8 characters'],
  ['/account/orders', 'Orders', 'Loading your orders'],
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

test('every account page waits for the session with the shape of the first paint’s blocks', async () => {
  const shapes = await Promise.all(
    Object.entries(accountPages).map(async ([target, label]) => {
      const html = renderToString(
        <RemoteRoot remote={await mountOf({ target })} onError={() => undefined} />,
      );
      return html.slice(html.indexOf('role="status"')).replace(label, '');
    }),
  );
  expect(new Set(shapes).size).toBe(1);
  // A line and two cards, each with a thumbnail and a line, two lines and a button.
  expect(shapes[0]?.match(/<span/g)).toHaveLength(1 + 2 * 5);
});
