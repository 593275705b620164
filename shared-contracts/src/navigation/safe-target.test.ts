import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeTarget } from './safe-target.ts';

const origin = 'https://harbor.example';

test.each([
  ['/', '/'],
  ['/search?make=audi#results', '/search?make=audi#results'],
  ['/a/../b', '/b'],
  [`${origin}/vehicles/1`, '/vehicles/1'],
  ['/sign-in?return=https://evil.example', '/sign-in?return=https://evil.example'],
])('%s leads to %s', (target, path) => {
  expect(safeTarget(target, origin)).toBe(path);
});

const hostile = [
  '',
  'search',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  'https://evil.example/',
  'https:/evil.example',
  'https:evil.example',
  `${origin}.evil.example/`,
  `${origin}@evil.example/`,
  `${origin}:8443/`,
  'http://harbor.example/',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://harbor.example/x',
  'file:///etc/passwd',
  'mailto:a@b.example',
  'tel:+12075550178',
  'intent://x',
  'about:blank',
  'ws://harbor.example/',
  '?a=1',
  '#a',
  'https://harbor.example.:443/',
  'https://user:pw@harbor.example@evil.example/',
  'https://xn--hrbor-hra.example/',
  'https://hаrbor.example/',
  'javascript://harbor.example/%0aalert(1)',
  'view-source:https://harbor.example/',
  'filesystem:https://harbor.example/temporary/x',
  'ftp://harbor.example/',
];

test('T33: the table has 40 hostile targets', () => {
  expect(new Set(hostile).size).toBeGreaterThanOrEqual(40);
});

test.each(hostile)('%j is rejected (T33)', (target) => {
  expect(safeTarget(target, origin)).toBeUndefined();
});

test('accepted targets stay on the origin when a browser resolves them', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webUrl(),
        fc.string(),
        fc.string().map((text) => `/${text}`),
      ),
      (target) => {
        const path = safeTarget(target, origin);
        expect(path === undefined || new URL(path, origin).origin === origin).toBe(true);
      },
    ),
  );
});
