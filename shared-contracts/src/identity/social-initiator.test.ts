import { describe, expect, it } from 'vitest';
import { allowedInitiator, socialRedirectUrl } from './social-initiator.ts';

const dealer = 'https://www.riverside.example';
const local = 'http://localhost:8090';

it.each([
  ['a page of the site', '/cart', { kind: 'path', path: '/cart' }],
  ['one with a query', '/progress/A1?x=1', { kind: 'path', path: '/progress/A1?x=1' }],
  ['the framed site', '/', { kind: 'path', path: '/' }],
  ['a listed origin', dealer, { kind: 'origin', origin: dealer }],
  ['a listed origin with a port', local, { kind: 'origin', origin: local }],
])('%s is accepted', (_, text, expected) => {
  expect(allowedInitiator(text, [dealer, local])).toEqual(expected);
});

describe('T32: hostile initiators are rejected', () => {
  it.each([
    '',
    'cart',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    'https://evil.example',
    'http://www.riverside.example',
    'https://www.riverside.example/',
    'https://www.riverside.example/page',
    'https://www.riverside.example?x',
    'https://www.riverside.example#x',
    'https://www.riverside.example.evil.example',
    'https://www.riverside.example@evil.example',
    'https://evil.example#https://www.riverside.example',
    'https://www.riverside.example:8443',
    'https://WWW.riverside.example',
    'https:www.riverside.example',
    ' https://www.riverside.example',
    'https://riverside.example',
    'https://www.riverside.example.',
    'https://www.r\u0456verside.example',
    'null',
    '*',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://www.riverside.example/x',
    'ws://www.riverside.example',
    'file:///etc/passwd',
    'about:blank',
  ])('%j', (text) => expect(allowedInitiator(text, [dealer, local])).toBeUndefined());
});

it.each([
  ['a whole page', undefined, 'https://harbor.example/integration/social-idp'],
  ['a framed page', '/', 'https://harbor.example/integration/social-idp?initiator=%2F'],
  [
    'a host page',
    dealer,
    'https://harbor.example/integration/social-idp?initiator=https%3A%2F%2Fwww.riverside.example',
  ],
])('%s returns to its registered address', (_, initiator, expected) => {
  expect(socialRedirectUrl('https://harbor.example', '/integration/social-idp', initiator)).toBe(expected);
});
