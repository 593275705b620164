import { expect, test } from 'vitest';
import { pageFixture } from '../testing/page-fixture.ts';
import { photoPreview, photoSrcSet } from './photo-src-set.ts';

const { inventory } = pageFixture().tenant;
const photos = {
  origins: ['https://photos.example', '/photos'],
  resize: { parameter: 'w', widthsPx: [320, 640] },
};

test.each([
  [
    'a photo of the tenant’s host',
    'https://photos.example/a.jpg?v=2',
    { ...inventory, photos },
    'https://photos.example/a.jpg?v=2&w=320 320w, https://photos.example/a.jpg?v=2&w=640 640w',
  ],
  [
    'a photo of this site',
    '/photos/a/b.jpg?w=1600',
    { ...inventory, photos },
    '/photos/a/b.jpg?w=320 320w, /photos/a/b.jpg?w=640 640w',
  ],
  ['a picture elsewhere on this site', '/photos-of-others/a.jpg', { ...inventory, photos }, undefined],
  ['a path that leaves the named one', '/photos/../media/a.jpg', { ...inventory, photos }, undefined],
  ['another host in the form of a path', '//other.example/photos/a.jpg', { ...inventory, photos }, undefined],
  [
    'a host whose name begins like the named one',
    'https://photos.example.com/a.jpg',
    { ...inventory, photos },
    undefined,
  ],
  ['a drawing', '/media/vehicles/suv/27508f/side.svg', { ...inventory, photos }, undefined],
  ['a photo of another host', 'https://other.example/a.jpg', { ...inventory, photos }, undefined],
  [
    'a host that makes nothing smaller',
    'https://photos.example/a.jpg',
    { ...inventory, photos: { origins: photos.origins } },
    undefined,
  ],
  ['a tenant without photos', 'https://photos.example/a.jpg', inventory, undefined],
])('%s', (_, url, settings, expected) => expect(photoSrcSet(url, settings)).toBe(expected));

test('a preview of a few pixels comes from the same host, and only from there', () => {
  const settings = { ...inventory, photos };
  expect(photoPreview('https://photos.example/a.jpg?v=2', settings)).toBe(
    'https://photos.example/a.jpg?v=2&w=32',
  );
  expect(photoPreview('/photos/a.jpg', settings)).toBe('/photos/a.jpg?w=32');
  expect(photoPreview('https://other.example/a.jpg', settings)).toBeUndefined();
  expect(photoPreview('/media/vehicles/suv/27508f/side.svg', settings)).toBeUndefined();
});
