import { useState } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { PlatformProvider } from '@forecourt/shared-contracts/react';
import { createTestPlatform, pageFixture } from '@forecourt/shared-contracts/testing';
import { describe, expect, test, vi } from 'vitest';
import { accountRelease, creditRelease, storefrontRelease } from '../../testing/menu-fixture.ts';
import { releaseSetFixture } from '../../testing/release-fixture.ts';
import { buyer, renderInShell } from '../../testing/render-in-shell.tsx';
import { tabStorage } from '../../testing/tab-storage.ts';
import { Header } from './index.ts';

const [account, storefront, credit] = [accountRelease, storefrontRelease, creditRelease];
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
    ]);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Search');
  });

  test('of an unreleased remote are absent', async () => {
    await renderInShell(<Header />, { page: { releases: releaseSetFixture(storefront) } });
    expect(mainLinks().map(([text]) => text)).toEqual(['Search']);
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
    expect(screen.getByRole('link', { name: /^Call us at 207-.?555-.?0178$/ })).toHaveAttribute(
      'href',
      'tel:+12075550178',
    );
  });
});

/** The styles of an element outside of media queries: those of a phone. */
function phoneStyles({ className }: Element): string {
  const sheets = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  return sheets.find((sheet) => sheet.startsWith(`@layer recipes{.${className}{`)) ?? '';
}

test('a phone has room for the name: the last icon, not its target, ends where the content does', async () => {
  await renderInShell(<Header />, { page: whole });
  const actions = screen.getByRole('button', { name: 'Open menu' }).parentElement?.parentElement;
  expect(phoneStyles(actions as Element)).toMatch(
    /margin-inline-end:calc\(var\(--fd-spacing-2\S*5\) \* -1\)/,
  );
  // As in the header that the document begins with (skeletonCss of the edge).
  expect(phoneStyles(screen.getByText('Test Dealer'))).toContain('font-size:clamp(0.8125rem, 4vw, 1rem)');
});

describe('counts', () => {
  test('come from the bus: none before the first event, then the number, then 9+', async () => {
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

  test('that change are a new element, so that the number moves', async () => {
    const { platform } = await renderInShell(<Header />, { page: whole, signedInAs: buyer });
    const announce = (count: number) =>
      act(() => platform.events.emit('mfe-credit-app', 'cart:count-changed', { count }));
    announce(1);
    const badge = screen.getByText('1');
    announce(2);
    expect(badge).not.toBeInTheDocument();
    expect(screen.getByText('2')).toBeVisible();
  });

  test("of a guest include the vehicle in the cart, also at the next page's first paint (SITE-12)", async () => {
    const parts = { openSession: tabStorage() };
    const cart = () => screen.getByRole('link', { name: /^Shopping Cart/ });
    const { platform, unmount } = await renderInShell(<Header />, { page: whole, parts });
    act(() => platform.events.emit('mfe-credit-app', 'cart:count-changed', { count: 1 }));
    expect(cart()).toHaveAccessibleName('Shopping Cart, 1');
    unmount();
    await renderInShell(<Header />, { page: whole, parts });
    expect(cart()).toHaveAccessibleName('Shopping Cart, 1');
  });

  test('published before the header rendered are shown as well', async () => {
    function Page() {
      const [isShown, setShown] = useState(false);
      return isShown ? <Header /> : <button onClick={() => setShown(true)}>Show</button>;
    }
    const { platform, user } = await renderInShell(<Page />, { page: whole });
    platform.events.emit('mfe-storefront', 'favorites:count-changed', { count: 3 });
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByRole('link', { name: 'Saved Vehicles, 3' })).toBeVisible();
  });
});

describe('account menu', () => {
  const opener = () => screen.getByRole('button', { name: 'Ada' });
  const show = async () => {
    const view = await renderInShell(<Header />, {
      page: whole,
      signedInAs: buyer,
      target: '/account/orders',
    });
    await view.user.click(opener());
    await screen.findByText('buyer@example.com');
    return view;
  };

  test('a guest gets Sign In and Create account, which remember the page, and no account destinations', async () => {
    await renderInShell(<Header />, { page: whole, target: '/search?make=Volvo' });
    const back = 'returnTo=%2Fsearch%3Fmake%3DVolvo';
    expect(screen.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', `/sign-up?${back}`);
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', `/sign-in?${back}`);
    expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull();
  });

  test('while a stored session is checked there is neither Sign In nor a name, so that a member never sees a guest’s links', async () => {
    const { session, ...platform } = await createTestPlatform({ page: whole, signedInAs: buyer });
    const unknown = { status: 'unknown' } as const;
    const checking = { ...session, getState: () => unknown };
    await renderInShell(
      <PlatformProvider platform={{ ...platform, session: checking }}>
        <Header />
      </PlatformProvider>,
      { page: whole },
    );
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Create account' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Ada/ })).toBeNull();
  });

  test('a member gets a button with the first name that opens the destinations', async () => {
    const { platform } = await show();
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
    expect(opener()).toHaveAttribute('aria-expanded', 'true');
    act(() => platform.events.emit('mfe-account', 'orders:count-changed', { count: 2 }));
    const hrefs = ['Profile', 'Orders, 2', 'Documents'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(hrefs).toEqual(['/account/profile', '/account/orders', '/account/documents']);
    expect(screen.getByRole('link', { name: 'Orders, 2' })).toHaveAttribute('aria-current', 'page');
  });

  test('by keyboard: opens, Tab moves through it, Escape closes it and returns focus', async () => {
    const { user } = await renderInShell(<Header />, { page: whole, signedInAs: buyer });
    opener().focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('link', { name: 'Profile' });
    await user.tab();
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'Profile' })).toBeNull();
    expect(opener()).toHaveFocus();
  });

  test('by arrow keys: down opens it at its first link, and the ends wrap around', async () => {
    const { user } = await renderInShell(<Header />, { page: whole, signedInAs: buyer });
    opener().focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Profile' })).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Orders' })).toHaveFocus();
    await user.keyboard('{Home}{ArrowUp}');
    expect(screen.getByRole('button', { name: 'Sign Out' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{End}');
    expect(screen.getByRole('button', { name: 'Sign Out' })).toHaveFocus();
  });

  test.each([
    ['a press outside', async (user) => user.click(screen.getByRole('link', { name: 'Search' }))],
    ['a choice', async (user) => user.click(screen.getByRole('link', { name: 'Orders' }))],
  ] satisfies [string, (user: Awaited<ReturnType<typeof renderInShell>>['user']) => Promise<void>][])(
    'is closed by %s',
    async (_, close) => {
      const { user } = await show();
      await close(user);
      expect(opener()).toHaveAttribute('aria-expanded', 'false');
    },
  );

  test('a link to the page that is open moves focus to its heading', async () => {
    const { user, path } = await show();
    const heading = document.body.appendChild(document.createElement('h1'));
    heading.tabIndex = -1;
    heading.dataset['pageHeading'] = '';
    await user.click(screen.getByRole('link', { name: /^Orders/ }));
    expect(path()).toBe('/account/orders');
    expect(heading).toHaveFocus();
    heading.remove();
  });

  test('Sign Out ends the session and goes home', async () => {
    const { user, path, platform } = await show();
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(platform.session.getState().status).toBe('guest');
    expect(path()).toBe('/');
  });

  test('Sign Out goes home without waiting for a slow identity service', async () => {
    const { user, path, platform } = await show();
    vi.spyOn(platform.session, 'signOut').mockReturnValue(new Promise(() => {}));
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(platform.session.signOut).toHaveBeenCalledOnce();
    expect(path()).toBe('/');
  });
});

describe('support menu', () => {
  test('shows phone, address, help pages and hours, for everyone', async () => {
    const { user } = await renderInShell(<Header />, { page: whole });
    await user.click(screen.getByRole('button', { name: 'Support and Contact' }));
    expect(await screen.findByRole('link', { name: 'FAQ' })).toHaveAttribute('href', '/faq');
    expect(screen.getByRole('link', { name: 'support@testdealer.example' })).toHaveAttribute(
      'href',
      'mailto:support@testdealer.example',
    );
    expect(screen.getAllByRole('link', { name: /^Call us at 207-.?555-.?0178$/ })).toHaveLength(2);
    expect(screen.getByText(/^Open Mon–Fri 9–6, Sat 9–5 ET, closed on Sunday$/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Contact Us' })).toBeNull();
  });

  test('closes when another menu opens', async () => {
    const { user } = await renderInShell(<Header />, { page: whole, signedInAs: buyer });
    await user.click(screen.getByRole('button', { name: 'Support and Contact' }));
    await screen.findByRole('link', { name: 'FAQ' });
    await user.click(screen.getByRole('button', { name: 'Ada' }));
    await screen.findByRole('link', { name: 'Profile' });
    expect(screen.queryByRole('link', { name: 'FAQ' })).toBeNull();
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
    return { ...view, menu: await screen.findByRole('dialog', { name: 'Menu' }) };
  };
  const section = (menu: HTMLElement, name: string) =>
    within(within(menu).getByRole('region', { name }))
      .getAllByRole('link')
      .map((link) => link.textContent);

  test('lists every destination of a guest in three sections, without Sign Out', async () => {
    const { menu } = await open();
    expect(section(menu, 'Shop')).toEqual(['Search', 'Financing', 'Saved Vehicles', 'Shopping Cart']);
    expect(section(menu, 'Your account')).toEqual(['Sign In', 'Create account']);
    expect(section(menu, 'Support and Contact')).toEqual([
      '207-555-0178',
      'support@testdealer.example',
      'FAQ',
    ]);
    expect(within(menu).queryByRole('button', { name: 'Sign Out' })).toBeNull();
  });

  test('is closed by a selection, which is followed', async () => {
    const { menu, user, path } = await open();
    await user.click(within(menu).getByRole('link', { name: 'FAQ' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(path()).toBe('/faq');
  });

  test('is closed by Escape, and focus returns', async () => {
    const { user } = await open();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  });

  test('signs a member out and goes home', async () => {
    const { menu, user, path, platform } = await open(buyer);
    expect(section(menu, 'Your account')).toEqual(['Profile', 'Orders', 'Documents']);
    await user.click(within(menu).getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(platform.session.getState().status).toBe('guest');
    expect(path()).toBe('/');
  });
});

describe('items as published by the remotes', () => {
  test('a mounted remote changes its own', async () => {
    const { platform } = await renderInShell(<Header />, { page: whole });
    const item = { id: 'search', path: '/search', place: 'main', order: 1, label: 'Find a car' } as const;
    act(() => platform.events.emit('mfe-storefront', 'menu:changed', { items: [item] }));
    expect(mainLinks().map(([text]) => text)).toEqual(['Find a car', 'Financing']);
    act(() => platform.events.emit('mfe-storefront', 'menu:changed', { items: [] }));
    expect(mainLinks().map(([text]) => text)).toEqual(['Financing']);
  });

  test("a tenant's own text replaces the remote's", async () => {
    const page = {
      ...whole,
      tenant: { ...pageFixture().tenant, texts: { en: { 'shell.menu.financing': 'Loans' } } },
    };
    await renderInShell(<Header />, { page });
    expect(mainLinks().map(([text]) => text)).toEqual(['Search', 'Loans']);
  });
});
