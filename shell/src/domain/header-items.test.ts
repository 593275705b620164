// @vitest-environment node
import type { ReleaseSet } from '@forecourt/shared-contracts/releases';
import { describe, expect, it } from 'vitest';
import { availableHeaderItems, badgeText } from './header-items.ts';

const route = (path: string) => ({ id: 'r', path, skeleton: 'list' as const, prefetch: [], chunks: [] });
const releases: ReleaseSet = {
  channel: 'stable',
  revision: 1,
  remotes: [
    {
      name: 'mfe-x',
      container: 'x',
      routes: [
        route('/search'),
        route('/cart'),
        route('/sign-in'),
        route('/sign-up'),
        route('/account/orders'),
      ],
      current: { version: '1.0.0', entryUrl: '/x.js', integrity: 'sha384-x' },
    },
  ],
};

describe('availableHeaderItems', () => {
  it.each([
    [false, ['search', 'cart', 'sign-in', 'sign-up']],
    [true, ['search', 'cart', 'orders']],
  ])('signed in: %s', (isMember, expected) => {
    expect(availableHeaderItems(releases, isMember).map((item) => item.id)).toEqual(expected);
  });

  it('is empty when no remote is released', () => {
    expect(availableHeaderItems({ ...releases, remotes: [] }, true)).toEqual([]);
  });
});

describe('badgeText: badge 9+ above 9', () => {
  it.each([
    [0, ''],
    [1, '1'],
    [9, '9'],
    [10, '9+'],
    [250, '9+'],
  ])('%i shows "%s"', (count, text) => expect(badgeText(count)).toBe(text));
});
