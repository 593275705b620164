import { expect, test } from 'vitest';
import { providerHref } from './provider-href.ts';

test.each([
  ['a page of a provider', 'https://sign.example/a', 'https://shop.example', 'https://sign.example/a'],
  ['a page of the site, on the site', '/_sandbox/sign/a', '', '/_sandbox/sign/a'],
  [
    'a page of the site, in a host page',
    '/_sandbox/sign/a',
    'https://shop.example',
    'https://shop.example/_sandbox/sign/a',
  ],
])('%s', (_row, providerUrl, siteOrigin, href) => {
  expect(providerHref(providerUrl, siteOrigin)).toBe(href);
});
