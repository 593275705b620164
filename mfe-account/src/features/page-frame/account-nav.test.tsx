import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DesignProvider } from '@forecourt/shared-design';
import { AccountNav } from './account-nav.tsx';

test('account pages are links of a named navigation, and the current one is marked', () => {
  const items = [
    { id: 'profile', href: '/account/profile', label: 'Profile', isCurrent: false },
    { id: 'orders', href: '/account/orders', label: 'Orders', isCurrent: true },
    { id: 'privacy', href: '/account/privacy', label: 'Privacy', isCurrent: false },
  ];
  const { rerender } = render(<AccountNav label="Your account" items={items} />, { wrapper: DesignProvider });
  const links = within(screen.getByRole('navigation', { name: 'Your account' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null]);
  rerender(<AccountNav label="Your account" items={[]} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
