import { expect, test } from 'vitest';
import { pageFixture } from '@forecourt/shared-contracts/testing';
import { heroPaint, heroPicture } from './ui/hero-picture.ts';
import { electricShortcuts } from './domain/electric-shortcuts.ts';
import { priceShortcuts } from './domain/price-shortcuts.ts';

test.each([
  ['the accent vanishes on the hero', { brand: '#1b4dd8', accent: '#0b1f3f', hero: '#0b1f3f' }, '#1b4dd8'],
  ['the brand is near the hero', { brand: '#0e6b6b', accent: '#c2502e', hero: '#0f4a4d' }, '#c2502e'],
])('the hero car has contrast when %s', (_, palette, paint) => {
  expect(heroPaint(palette)).toBe(paint);
});

const { tenant } = pageFixture();
const withPhotos = (photos: object) => ({ ...tenant, inventory: { ...tenant.inventory, ...photos } });
const hero = '/photos/hero.webp';

test('the hero has a drawing until the tenant names a photo', () => {
  expect(heroPicture(withPhotos({ photos: undefined })).src).toMatch(
    /^\/media\/vehicles\/suv\/[0-9a-f]{6}\/quarter\.svg/,
  );
});

test('the hero has the photo of the tenant, at each width that its host has', () => {
  const origins = ['/photos'];
  expect(heroPicture(withPhotos({ photos: { origins, hero } }))).toEqual({ src: hero });
  const resize = { parameter: 'w', widthsPx: [320, 640] };
  expect(heroPicture(withPhotos({ photos: { origins, hero, resize } }))).toMatchObject({
    src: hero,
    srcSet: '/photos/hero.webp?w=320 320w, /photos/hero.webp?w=640 640w',
  });
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

test('electric shortcuts are searches: least ranges, then the longest charge times', () => {
  const shortcuts = electricShortcuts({ rangeMiles: [250, 400], chargeMinutes: [30] });
  expect(shortcuts.map(({ kind, value, href }) => [kind, value, href])).toEqual([
    ['range', 250, '/search?rangeMilesMin=250'],
    ['range', 400, '/search?rangeMilesMin=400'],
    ['charge', 30, '/search?chargeMinutesMax=30'],
  ]);
});
