import { expect, test } from 'vitest';
import { readFeedPhotos } from './read-feed-photos.ts';

const photo = (n: number) => `https://photos.example/${n}.jpg`;

test.each([
  ['nothing', '', [], []],
  ['several, parted as systems do', `${photo(1)}|${photo(2)}; ${photo(3)}`, [1, 2, 3], []],
  ['several, parted by commas', `${photo(1)},${photo(2)}, ${photo(3)},,${photo(4)},`, [1, 2, 3, 4], []],
  [
    'no address between commas',
    `${photo(1)},http://photos.example/2.jpg,${photo(3)}`,
    [1, 3],
    ['1 of 3 photos are left out, for they are no https addresses'],
  ],
  ['one that is named twice', `${photo(1)} ${photo(1)}`, [1], []],
  [
    'what is no https address',
    `${photo(1)}|javascript:alert(1)|http://photos.example/2.jpg`,
    [1],
    ['2 of 3 photos are left out, for they are no https addresses'],
  ],
])('%s', (_, text, numbers, warnings) => {
  expect(readFeedPhotos(text)).toEqual({ urls: numbers.map(photo), warnings });
});

test('keeps a comma within an address', () => {
  const urls = ['https://photos.example/w_640,h_480/1.jpg', 'https://photos.example/w_640,h_480/2.jpg'];
  expect(readFeedPhotos(urls.join(','))).toEqual({ urls, warnings: [] });
});

test('drops more than forty', () => {
  const { urls, warnings } = readFeedPhotos(Array.from({ length: 45 }, (_, n) => photo(n)).join('|'));
  expect([urls.length, warnings]).toEqual([40, ['only the first 40 of 45 photos are taken']]);
});
