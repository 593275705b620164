import { expect, test } from 'vitest';
import { firstFontPaths } from './preload-links.ts';

const older = ['archivo-latin-wght-normal.1.woff2', 'sora-latin-wght-normal.1.woff2', 'archivo-notes.js'];
const fraunces = ['fraunces-latin-wght-normal.1.woff2', 'fraunces-numbers-wght-normal.1.woff2'];

test.each([
  ['all letters of a release that has no others', older, 'archivo', ['archivo-latin-wght-normal.1.woff2']],
  [
    'the first letters of a newer one',
    [...older, 'archivo-first-wght-normal.1.woff2'],
    'archivo',
    ['archivo-first-wght-normal.1.woff2'],
  ],
  [
    'the first letters and the figures',
    [...fraunces, 'fraunces-first-wght-normal.1.woff2'],
    'fraunces',
    ['fraunces-numbers-wght-normal.1.woff2', 'fraunces-first-wght-normal.1.woff2'],
  ],
])('a page preloads %s', (_, paths, font, preloaded) => {
  expect(firstFontPaths(paths, font)).toEqual(preloaded);
});
