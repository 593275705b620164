// @vitest-environment node
import { expect, it } from 'vitest';
import { destinationOf } from './destination-of.ts';

const signIn = { path: '/sign-in', audience: 'guests' } as const;

it.each([
  ['a search', '/search', '?make=Volvo&page=2', '/sign-in?returnTo=%2Fsearch%3Fmake%3DVolvo%26page%3D2'],
  ['a page without query', '/cart', '', '/sign-in?returnTo=%2Fcart'],
  ['the landing page', '/', '?utm=1', '/sign-in'],
  ['sign-in itself', '/sign-in', '?returnTo=%2Fcart', '/sign-in'],
  ['the code page', '/sign-in/code', '', '/sign-in'],
  ['sign-up', '/sign-up', '', '/sign-in'],
  ['the reset', '/reset-password', '', '/sign-in'],
  ['a path that only begins alike', '/sign-in-help', '', '/sign-in?returnTo=%2Fsign-in-help'],
])('sign-in from %s', (_, pathname, search, expected) => {
  expect(destinationOf(signIn, { pathname, search })).toBe(expected);
});

it('any other item keeps its path', () => {
  expect(destinationOf({ path: '/cart' }, { pathname: '/search', search: '' })).toBe('/cart');
});
