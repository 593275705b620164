import { useState } from 'react';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { releaseFixture, releaseSetFixture } from '../../testing/release-fixture.ts';
import { buyer, renderInShell } from '../../testing/render-in-shell.tsx';
import { Header } from './index.ts';

const account = releaseFixture('mfe-account', ['/sign-in', '/sign-up', '/account/*']);
const storefront = releaseFixture('mfe-storefront', ['/', '/search', '/saved-vehicles', '/faq']);
const credit = releaseFixture('mfe-credit-app', ['/cart', '/financing']);
const whole = { releases: releaseSetFixture(storefront, credit, account) };

const mainLinks = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('destinations', () => {
  test('are those that a released remote owns, the current one marked', async () => {
    await renderInShell(<Header />, { page: whole, target: '/search?make=Volvo' });
    expect(mainLinks()).toEqual([
      ['Search', '/search'],
      ['Financing', '/financing'],
      ['FAQ', '/faq'],
    ]);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Search');
  });

  test('of a remote that is not released are absent', async () => {
    await renderInShell(<Header />, { page: { releases: releaseSetFixture(storefront) } });
    expect(mainLinks().map(([text]) => text)).toEqual(['Search', 'FAQ']);
    expect(screen.queryByRole('link', { name: 'Shopping Cart' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
  });

  test('are followed inside the page', async () => {
    const { user, path } = await renderInShell(<Header />, { page: whole });
    await user.click(screen.getByRole('link', { name: 'Financing' }));
    expect(path()).toBe('/financing');
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Financing');
  });

  test('brand, skip link and phone are there for everyone', async () => {
    await renderInShell(<Header />);
    expect(screen.getByRole('link', { name: 'Test Dealer' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#fc-main');
    expect(screen.getByRole('link', { name: 'Call us at 207-555-0178' })).toHaveAttribute(
      'href',
      'tel:+12075550178',
    );
  });
});

describe('counts', () => {
  test('come from the bus: none without a word, then the number, then 9+', async () => {
    const { platform } = await renderInShell(<Header />, { page: whole, signedInAs: buyer });
    const cart = () => screen.getByRole('link', { name: /^Shopping Cart/ });
    expect(cart()).toHaveAccessibleName('Shopping Cart');
    act(() => platform.events.emit('mfe-credit-app', 'cart:count-changed', { count: 9 }));
    expect(cart()).toHaveTextContent('9');
    act(() => platform.events.emit('mfe-credit-app', 'cart:count-changed', { count: 12 }));
    expect(cart()).toHaveTextContent('9+');
    expect(cart()).toHaveAccessibleName('Shopping Cart, 12');
    expect(screen.getByRole('link', { name: 'Saved Vehicles' })).toBeVisible();
  });

  test('of the account are none for a guest, whatever was told before', async () => {
    const { platform } = await renderInShell(<Header />, { page: whole });
    act(() => platform.events.emit('mfe-credit-app', 'cart:count-changed', { count: 9 }));
    expect(screen.getByRole('link', { name: /^Shopping Cart/ })).toHaveAccessibleName('Shopping Cart');
  });

  test('told before the header stood are shown as well', async () => {
    function Page() {
      const [isShown, setShown] = useState(false);
      return isShown ? <Header /> : <button onClick={() => setShown(true)}>Show</button>;
    }
    const { platform, user } = await renderInShell(<Page />, { page: whole });
    platform.events.emit('mfe-storefront', 'favourites:count-changed', { count: 3 });
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByRole('link', { name: 'Saved Vehicles, 3' })).toBeVisible();
  });
});

describe('account menu', () => {
  const page = whole;
  const opener = () => screen.getByRole('button', { name: /^Ada/ });

  test('a guest gets Sign In and Create an account, and no account destinations', async () => {
    await renderInShell(<Header />, { page });
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/sign-up');
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/sign-in');
    expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull();
  });

  test('a member gets theirs behind a button with the first name', async () => {
    const { user } = await renderInShell(<Header />, { page, signedInAs: buyer });
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    await user.click(opener());
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('buyer@example.com')).toBeVisible();
    const hrefs = ['Profile', 'Orders', 'Documents'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(hrefs).toEqual(['/account/profile', '/account/orders', '/account/documents']);
  });

  test('by keyboard: opens, Escape closes it and gives the focus back', async () => {
    const { user } = await renderInShell(<Header />, { page, signedInAs: buyer });
    opener().focus();
    await user.keyboard('{Enter}');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'Profile' })).toBeNull();
    expect(opener()).toHaveFocus();
  });

  test.each([
    ['a press outside', async (user) => user.click(screen.getByRole('link', { name: 'FAQ' }))],
    ['a choice', async (user) => user.click(screen.getByRole('link', { name: 'Orders' }))],
  ] satisfies [string, (user: Awaited<ReturnType<typeof renderInShell>>['user']) => Promise<void>][])(
    'is closed by %s',
    async (_, close) => {
      const { user } = await renderInShell(<Header />, { page, signedInAs: buyer });
      await user.click(opener());
      await close(user);
      expect(opener()).toHaveAttribute('aria-expanded', 'false');
    },
  );

  test('Sign Out ends the session and goes home', async () => {
    const { user, path, platform } = await renderInShell(<Header />, {
      page,
      signedInAs: buyer,
      target: '/account/orders',
    });
    await user.click(opener());
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(platform.session.getState().status).toBe('guest');
    expect(path()).toBe('/');
  });
});

describe('mobile menu', () => {
  const open = async (signedInAs?: typeof buyer) => {
    const view = await renderInShell(<Header />, {
      page: whole,
      target: '/account/orders',
      ...(signedInAs && { signedInAs }),
    });
    await view.user.click(screen.getByRole('button', { name: 'Open menu' }));
    return { ...view, menu: screen.getByRole('dialog', { name: 'Menu' }) };
  };

  test('lists every destination of a guest, with the phone and without Sign Out', async () => {
    const { menu } = await open();
    const nav = within(menu).getByRole('navigation', { name: 'Menu' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Search',
      'Financing',
      'FAQ',
      'Saved Vehicles',
      'Shopping Cart',
      'Sign In',
      'Create an account',
    ]);
    expect(within(menu).getByRole('link', { name: /^Call us/ })).toBeVisible();
    expect(within(menu).queryByRole('button', { name: 'Sign Out' })).toBeNull();
  });

  test('is closed by a choice, which is followed', async () => {
    const { menu, user, path } = await open();
    await user.click(within(menu).getByRole('link', { name: 'FAQ' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(path()).toBe('/faq');
  });

  test('is closed by Escape, and the focus goes back', async () => {
    const { user } = await open();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  });

  test('signs a member out and goes home', async () => {
    const { menu, user, path, platform } = await open(buyer);
    await user.click(within(menu).getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(platform.session.getState().status).toBe('guest');
    expect(path()).toBe('/');
  });
});
