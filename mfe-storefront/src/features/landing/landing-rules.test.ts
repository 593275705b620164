import { expect, test } from 'vitest';
import { heroPaint } from './ui/hero-paint.ts';
import { priceShortcuts } from './domain/price-shortcuts.ts';

test.each([
  ['the accent vanishes on the hero', { brand: '#1b4dd8', accent: '#0b1f3f', hero: '#0b1f3f' }, '#1b4dd8'],
  ['the brand is near the hero', { brand: '#0e6b6b', accent: '#c2502e', hero: '#0f4a4d' }, '#c2502e'],
])('the hero car has contrast when %s', (_, palette, paint) => {
  expect(heroPaint(palette)).toBe(paint);
});

test('price shortcuts are searches', () => {
  expect(priceShortcuts.map((one) => one.href)).toEqual([
    '/search?priceMax=15000',
    '/search?priceMax=25000&priceMin=15000',
    '/search?priceMax=40000&priceMin=25000',
    '/search?priceMin=40000',
    '/search?paymentMax=300',
    '/search?paymentMax=500',
  ]);
});
