// @vitest-environment node
import type { PageMenuItem } from '@forecourt/shared-contracts/releases';
import { describe, expect, it } from 'vitest';
import { releaseFixture, releaseSetFixture } from '../testing/release-fixture.ts';
import { badgeText, publishedMenuItems, shownMenuItems } from './menu-items.ts';

const item = (id: string, path: string, rest: Partial<PageMenuItem> = {}): PageMenuItem => ({
  id,
  path,
  place: 'main',
  order: 10,
  label: id,
  ...rest,
});
const shop = releaseFixture('mfe-shop', ['/search', '/saved/*'], {
  menu: [item('search', '/search', { order: 20 }), item('faq', '/faq')],
});
const account = releaseFixture('mfe-account', ['/sign-in', '/account/*'], {
  menu: [
    item('sign-in', '/sign-in', { audience: 'guests', order: 5 }),
    item('orders', '/account/orders', { audience: 'members', order: 30 }),
    item('search', '/account/search', { order: 1 }),
  ],
});
const releases = releaseSetFixture(shop, account);
const ids = (items: readonly PageMenuItem[]) => items.map(({ id }) => id);

describe('publishedMenuItems', () => {
  it('returns those of every release, by order, the first of each id', () => {
    const items = publishedMenuItems(releases, {});
    expect(ids(items)).toEqual(['sign-in', 'faq', 'search', 'orders']);
    expect(items.find(({ id }) => id === 'search')?.path).toBe('/search');
  });

  it('replaces them with what a remote publishes about itself, not about others', () => {
    const changed = {
      'mfe-shop': [item('saved', '/saved/cars'), item('orders', '/saved/orders')],
      stranger: [item('phishing', '/search')],
    };
    const items = publishedMenuItems(releases, changed);
    expect(ids(items)).toEqual(['search', 'sign-in', 'saved', 'orders']);
  });

  it('returns none for a remote without items', () => {
    expect(publishedMenuItems(releaseSetFixture(releaseFixture('mfe-a', ['/a'])), {})).toEqual([]);
  });
});

describe('shownMenuItems: paths that a released remote owns', () => {
  const all = [...publishedMenuItems(releases, {}), item('used', '/search?condition=Used')];

  it.each([
    ['a guest', false, ['sign-in', 'search', 'used']],
    ['a member', true, ['search', 'orders', 'used']],
  ])('of %s', (_, isMember, expected) => {
    expect(ids(shownMenuItems(all, releases, isMember))).toEqual(expected);
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
