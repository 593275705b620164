import { expect, it } from 'vitest';
import { prefetchUrls, type PrefetchingRoute } from './prefetch-urls.ts';
import type { RouteMatch } from './match-route.ts';

function owner(
  path: string,
  query: string[],
  params: Record<string, string> = {},
): RouteMatch<PrefetchingRoute> {
  return { route: { path: '/r', prefetch: [{ path, query }] }, params };
}

it.each([
  ['nothing without a query', '', '/public/x'],
  ['only what the call takes', '?utm_source=mail&make=Audi', '/public/x?make=Audi'],
  ['sorted, as the client asks', '?page=2&make=Audi', '/public/x?make=Audi&page=2'],
  ['values of one key in their order', '?make=Kia&make=Audi', '/public/x?make=Kia&make=Audi'],
  ['no empty values', '?make=&page=2', '/public/x?page=2'],
  ['encoded again', '?make=Audi%26x%3D1', '/public/x?make=Audi%26x%3D1'],
])('forwards %s', (_what, search, expected) => {
  expect(prefetchUrls(owner('/public/x', ['make', 'page']), search)).toEqual([expected]);
});

it('never lets a parameter add a path segment', () => {
  expect(prefetchUrls(owner('/public/x/:vin', [], { vin: '../y?z' }), '?a=1')).toEqual([
    '/public/x/..%2Fy%3Fz',
  ]);
});
