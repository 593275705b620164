import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageFixture } from '@forecourt/shared-contracts/testing';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { LanguageSwitch } from './index.ts';

const tenant = { ...pageFixture().tenant, locales: ['en', 'es'] };

test('shows each language by its own name, and links to the same page in another one', async () => {
  await renderInShell(<LanguageSwitch />, { page: { tenant }, target: '/search?make=Ford' });
  const languages = within(screen.getByRole('navigation', { name: 'Language' }));
  expect(languages.getByText('English')).toHaveAttribute('aria-current', 'true');
  const link = languages.getByRole('link', { name: 'Español' });
  expect(link).toHaveAttribute('href', '/search?make=Ford&lang=es');
  expect(link).toHaveAttribute('lang', 'es');
});

test('a dealer with one language has no switch', async () => {
  await renderInShell(<LanguageSwitch />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
