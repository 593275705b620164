import { expect, test } from 'vitest';
import { isExternalHref, safeHref } from './link-target.ts';

test.each([
  ['a path of this site', '/search?make=Volvo', false],
  ['a part of this page', '#fees', false],
  ['another origin', 'https://www.example.com/', true],
  ['another host by two slashes', '//www.example.com/', true],
  ['a phone number', 'tel:2075550178', true],
])('%s', (_, href, isExternal) => {
  expect(isExternalHref(href)).toBe(isExternal);
  expect(safeHref(href)).toBe(href);
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
])('a scheme that is not allowed gives no URL: %j', (href) => expect(safeHref(href)).toBeUndefined());
