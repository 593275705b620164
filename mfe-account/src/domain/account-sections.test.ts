import { expect, it } from 'vitest';
import type { ReleaseSet } from '@forecourt/shared-contracts/releases';
import { accountSections, isOwned } from './account-sections.ts';

const releasesOf = (...paths: string[]) =>
  ({
    channel: 'stable',
    revision: 1,
    remotes: [{ name: 'mfe-x', routes: paths.map((path, at) => ({ id: `r${at}`, path })) }],
  }) as unknown as ReleaseSet;

it('links only the pages that some remote owns, in order', () => {
  const releases = releasesOf('/account/privacy', '/account/orders', '/deals', '/saved-vehicles');
  expect(accountSections(releases).map(({ id }) => id)).toEqual(['orders', 'deals', 'saved', 'privacy']);
  expect(accountSections(releasesOf())).toEqual([]);
});

it('reports whether a path is owned, including by pattern', () => {
  expect(isOwned(releasesOf('/progress/:orderNumber/*'), '/progress/T-1/doc-upload')).toBe(true);
  expect(isOwned(releasesOf('/progress/:orderNumber/*'), '/saved-vehicles')).toBe(false);
});
