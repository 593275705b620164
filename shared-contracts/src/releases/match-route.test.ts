import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchRoute, routeShape } from './index.ts';

const routes = [
  '/',
  '/search',
  '/vehicle/:vin',
  '/vehicle/compare',
  '/progress/*',
  '/progress/:order/payment',
].map((path) => ({ path }));

describe('matchRoute', () => {
  it.each([
    ['/', '/', {}],
    ['/search', '/search', {}],
    ['/search/', '/search', {}],
    ['/vehicle/1HG', '/vehicle/:vin', { vin: '1HG' }],
    ['/vehicle/a%20b', '/vehicle/:vin', { vin: 'a b' }],
    ['/vehicle/compare', '/vehicle/compare', {}],
    ['/progress', '/progress/*', { '*': '' }],
    ['/progress/A1/signing', '/progress/*', { '*': 'A1/signing' }],
    ['/progress/A1/payment', '/progress/:order/payment', { order: 'A1' }],
  ])('%s is %s', (path, expected, params) => {
    const match = matchRoute(routes, path);
    expect(match?.route.path).toBe(expected);
    expect(match?.params).toEqual(params);
  });

  it.each([
    '/nowhere',
    '/vehicle',
    '/vehicle/a/b',
    '/progress/..%2f..%2fetc',
    '/vehicle/%2e%2e',
    '/vehicle/a%5Cb',
    '/vehicle/%E0%A4%A',
  ])('no route owns %s', (path) => expect(matchRoute(routes, path)).toBeUndefined());

  it('accepts any path without throwing', () => {
    fc.assert(fc.property(fc.string(), (path) => void matchRoute(routes, `/${path}`)));
  });
});

describe('routeShape', () => {
  it.each([
    ['/vehicle/:vin', '/vehicle/:id'],
    ['/a/:x/b', '/a/:y/b'],
  ])('%s conflicts with %s', (one, other) => expect(routeShape(one)).toBe(routeShape(other)));

  it('distinguishes a fixed segment from a parameter', () =>
    expect(routeShape('/a/:x')).not.toBe(routeShape('/a/x')));
});
