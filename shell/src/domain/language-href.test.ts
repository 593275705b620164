import { expect, test } from 'vitest';
import { languageHref } from './language-href.ts';

test.each([
  ['/', '', '/?lang=es'],
  ['/search', '?make=Ford&make=Kia&page=2', '/search?make=Ford&make=Kia&page=2&lang=es'],
  ['/search', '?lang=en', '/search?lang=es'],
])('%s%s in Spanish is %s', (pathname, search, href) => {
  expect(languageHref({ pathname, search }, 'es')).toBe(href);
});
