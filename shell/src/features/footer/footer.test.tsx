import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageFixture } from '@forecourt/shared-contracts/testing';
import { accountRelease } from '../../testing/menu-fixture.ts';
import { releaseFixture, releaseSetFixture } from '../../testing/release-fixture.ts';
import { buyer, renderInShell } from '../../testing/render-in-shell.tsx';
import { Footer } from './index.ts';

const releases = releaseSetFixture(accountRelease);
const { environment, tenant } = pageFixture();
const today = new Date('2026-11-21T12:00:00Z');

test.each([
  [undefined, ['Sign In', 'Create account']],
  [buyer, ['Profile', 'Orders', 'Documents']],
])('links only to pages of released remotes, for %o', async (signedInAs, names) => {
  await renderInShell(<Footer today={today} />, { page: { releases }, ...(signedInAs && { signedInAs }) });
  const nav = screen.getByRole('navigation', { name: 'Footer' });
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(names);
});

test('folds the destinations on small screens, and only those', async () => {
  await renderInShell(<Footer today={today} />, { page: { releases } });
  const summary = screen.getByText('Explore', { selector: 'summary' });
  const folded = within(summary.closest('details') as HTMLElement);
  expect(folded.getAllByRole('link', { hidden: true }).map((link) => link.textContent)).toEqual([
    'Sign In',
    'Create account',
  ]);
  expect(summary.closest('details')).toHaveClass('fc-fold');
  expect(screen.getByRole('link', { name: '(207) 555 - 0178' })).toBeVisible();
});

test('has the legal documents on their own line', async () => {
  const storefront = releaseFixture('mfe-storefront', ['/terms-of-use'], {
    menu: [{ id: 'terms-of-use', path: '/terms-of-use', place: 'legal', order: 10, label: 'Terms of use' }],
  });
  const page = { releases: releaseSetFixture(accountRelease, storefront) };
  await renderInShell(<Footer today={today} />, { page });
  const link = { name: 'Terms of use' };
  const papers = within(screen.getByRole('navigation', { name: 'Legal' }));
  expect(papers.getByRole('link', link)).toHaveAttribute('href', '/terms-of-use');
  expect(within(screen.getByRole('navigation', { name: 'Footer' })).queryByRole('link', link)).toBeNull();
});

test('the legal documents are in columns that are read downward on a phone, where an odd one is not alone in a row', async () => {
  const menu = ['Terms of use', 'Privacy policy', 'Accessibility'].map((label, at) => ({
    ...{ id: `paper-${at}`, path: `/paper-${at}`, place: 'legal' as const, order: at, label },
  }));
  const storefront = releaseFixture('mfe-storefront', ['/paper-0', '/paper-1', '/paper-2'], { menu });
  const page = { releases: releaseSetFixture(accountRelease, storefront) };
  await renderInShell(<Footer today={today} />, { page });
  const list = within(screen.getByRole('navigation', { name: 'Legal' })).getByRole('list');
  expect(getComputedStyle(list).display).toBe('block');
  const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  expect(css).toMatch(/p\+nav ul\{display:block;(-webkit-columns:2;)?columns:2;/);
});

test('names the dealer, its phone and email, and the legal line with the year', async () => {
  await renderInShell(<Footer today={today} />);
  expect(screen.getByText('Cars for tests')).toBeVisible();
  expect(screen.getByRole('link', { name: '(207) 555 - 0178' })).toHaveAttribute('href', 'tel:+12075550178');
  expect(screen.getByRole('link', { name: 'support@testdealer.example' })).toHaveAttribute(
    'href',
    'mailto:support@testdealer.example',
  );
  expect(screen.getByText('Mon–Fri 9–6, Sat 9–5 ET')).toBeVisible();
  expect(screen.getByText(/© 2026 Test Dealer, LLC/)).toBeVisible();
});

test.each([
  [true, 1],
  [false, 0],
])('says that inventory and prices are samples only in a sandbox: %s', async (sandbox, count) => {
  await renderInShell(<Footer today={today} />, { page: { environment: { ...environment, sandbox } } });
  expect(screen.queryAllByText(/Sample inventory and prices/)).toHaveLength(count);
});

test('has room for the button of an accessibility widget at its end, only where the dealer has one', async () => {
  const accessibilityWidget = { siteHash: 'hash-1', scriptUrl: '/widget.js', hashName: '__Hash' };
  const room = () =>
    getComputedStyle(
      screen.getByText(/All rights reserved/).closest('div')?.parentElement?.parentElement as Element,
    ).paddingBottom;
  const { unmount } = await renderInShell(<Footer today={today} />);
  expect(room()).not.toBe('68px');
  unmount();
  await renderInShell(<Footer today={today} />, { page: { tenant: { ...tenant, accessibilityWidget } } });
  expect(room()).toBe('68px');
  cleanup();
  // On a phone beside the languages.
  const page = { tenant: { ...tenant, locales: ['en', 'es'], accessibilityWidget } };
  await renderInShell(<Footer today={today} />, { page });
  expect(room()).not.toBe('68px');
});
