import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageFixture, startApi } from '@forecourt/shared-contracts/testing';
import { renderRemote } from '../../../testing/render-remote.tsx';

startApi();

const legalRoutes = ['terms-of-use', 'privacy-policy'];

/** Opens sign-up on a site whose release set has the pages of these names. */
function openWith(names: readonly string[]) {
  const { releases } = pageFixture();
  const remote = {
    name: 'mfe-storefront',
    container: 'storefront',
    routes: names.map((id) => ({
      id,
      path: `/${id}`,
      skeleton: 'form' as const,
      prefetch: [],
      chunks: [],
    })),
    current: { version: '1.0.0', entryUrl: '/storefront.js', integrity: 'sha384-x' },
  };
  return renderRemote({ target: '/sign-up', page: { releases: { ...releases, remotes: [remote] } } });
}

it.each([
  ['terms of use', '/terms-of-use'],
  ['privacy policy', '/privacy-policy'],
])('the %s open in a new tab, which cannot reach the form (ACCT-21)', async (name, path) => {
  await openWith(legalRoutes);
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('href', path);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

it('a site without these pages links to neither', async () => {
  await openWith(['terms-of-use']);
  expect(screen.queryByText(/By creating an account, you agree/)).toBeNull();
});
