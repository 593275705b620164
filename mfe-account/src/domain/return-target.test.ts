import { describe, expect, it } from 'vitest';
import { isPurchase, returnTarget, withReturnTo } from './return-target.ts';

describe('returnTarget', () => {
  it.each([
    ['nothing', '', '/account/orders'],
    ['a path', '?returnTo=%2Fcart', '/cart'],
    ['a path with query', '?returnTo=%2Fprogress%2FA1%3Fstep%3D2', '/progress/A1?step=2'],
    ['another host', '?returnTo=https%3A%2F%2Fevil.example%2F', '/account/orders'],
    ['another host by two slashes', '?returnTo=%2F%2Fevil.example', '/account/orders'],
    ['a backslash', '?returnTo=%2F%5Cevil.example', '/account/orders'],
    ['dots that end in two slashes', '?returnTo=%2F.%2F%2Fevil.example', '/account/orders'],
    ['a script', '?returnTo=javascript%3Aalert(1)', '/account/orders'],
    ['a control character', '?returnTo=%2F%09%2Fevil.example', '/account/orders'],
    ['the origin that paths are judged by', '?returnTo=https%3A%2F%2Freturn.invalid%2Fx', '/x'],
    ['sign-in itself', '?returnTo=%2Fsign-in%3FreturnTo%3D%252Fcart', '/account/orders'],
    ['sign-up', '?returnTo=%2Fsign-up', '/account/orders'],
    ['a path that only begins like it', '?returnTo=%2Fsign-in-help', '/sign-in-help'],
    ['nothing at all', '?returnTo=', '/account/orders'],
  ])('%s', (_, search, expected) => expect(returnTarget(search)).toBe(expected));
});

it.each([
  ['/cart', true],
  ['/checkout/FC-1', true],
  ['/progress/FC-1/signing?x=1', true],
  ['/account/orders', false],
  ['/cartography', false],
])('%s is a page of a purchase: %s', (target, expected) => expect(isPurchase(target)).toBe(expected));

describe('withReturnTo', () => {
  it.each([
    ['nothing to hand on', '', '/sign-up'],
    [
      'a path with query',
      '?returnTo=%2Fprogress%2FA1%3Fstep%3D2',
      '/sign-up?returnTo=%2Fprogress%2FA1%3Fstep%3D2',
    ],
    ['another host', '?returnTo=https%3A%2F%2Fevil.example', '/sign-up'],
    ['anything else of the query', '?email=a%40b.co&returnTo=%2Fcart', '/sign-up?returnTo=%2Fcart'],
  ])('%s', (_, search, expected) => expect(withReturnTo('/sign-up', search)).toBe(expected));
});
