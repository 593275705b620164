import { expect, it } from 'vitest';
import { socialArrival } from './social-arrival.ts';

const site = 'https://harbor.example';
const dealer = 'https://www.riverside.example';
const named = (initiator: string) => `initiator=${encodeURIComponent(initiator)}`;

it.each([
  ['an answer', '?code=c&state=s', { kind: 'finish', answer: '?code=c&state=s' }],
  ['a refusal', '?error=access_denied&state=s', { kind: 'finish', answer: '?error=access_denied&state=s' }],
  [
    'an answer to a framed page',
    `?${named('/')}&code=c&state=s`,
    { kind: 'hand-over', answer: '?code=c&state=s', targetOrigin: site },
  ],
  [
    'an answer to a host page',
    `?${named(dealer)}&error=access_denied`,
    { kind: 'hand-over', answer: '?error=access_denied', targetOrigin: dealer },
  ],
  ['a page that asks for sign-in', `?${named('/cart?x=1')}`, { kind: 'begin', returnTo: '/cart?x=1' }],
  ['a host page that asks for sign-in', `?${named(dealer)}`, { kind: 'begin', returnTo: undefined }],
  ['nothing', '', { kind: 'begin', returnTo: undefined }],
  ['what the server has refused', '?refused=initiator', { kind: 'refused' }],
  ['two initiators', `?${named('/')}&${named('https://evil.example')}&code=c`, { kind: 'refused' }],
])('%s', (_, search, expected) => expect(socialArrival(search, site)).toEqual(expected));

it.each([
  '',
  'cart',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'https://evil.example/',
  'https://evil.example/page',
  'https://a@evil.example',
  'https:evil.example',
  'HTTPS://evil.example',
  'https://EVIL.example',
  ' https://evil.example',
  'https://evil.example#x',
  'https://evil.example?x',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://evil.example/x',
  'file:///etc/passwd',
  'about:blank',
  'ws://evil.example',
  'mailto:a@b.example',
  'null',
  '*',
  'https://',
])('T32: initiator %j receives no answer', (text) => {
  expect(socialArrival(`?${named(text)}&code=c&state=s`, site)).toEqual({ kind: 'refused' });
});
