import { expect, test } from 'vitest';
import { sampleBuilds, setUpEdge } from '../testing/set-up-edge.ts';
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

test.each([
  ['the search', '/search'],
  ['a vehicle', '/vehicle/5YJ3E1EA7PF123456'],
])(
  'preloads the face of headings, and leaves that of running text to come after the pictures: %s',
  async (_, path) => {
    const fonts = {
      'sora-latin-wght-normal.eeeeeeee.woff2': 'headings',
      'figtree-latin-wght-normal.ffffffff.woff2': 'text',
    };
    const builds = sampleBuilds.map((build) =>
      build.name === 'shell' ? { ...build, files: { ...build.files, ...fonts } } : build,
    );
    const { get } = await setUpEdge({ builds });
    const html = await (await get(path, { host: 'ember.localhost' })).text();
    const preloaded = [...html.matchAll(/as="font"[^>]+href="[^"]+\/([\w-]+)\.[^"]+"/g)];
    expect(preloaded.map(([, face]) => face)).toEqual(['sora-latin-wght-normal']);
  },
);
