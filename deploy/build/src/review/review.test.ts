import { describe, expect, it } from 'vitest';
import { randomPlaces } from './random-places.ts';
import { sizeFigures } from './size-figures.ts';

const file = (path: string, count: number) => ({
  path,
  lines: Array.from({ length: count }, (_, at) => `line ${at + 1}`),
});
const files = [
  file('mfe-one/src/index.ts', 3),
  file('mfe-one/src/a.ts', 40),
  file('deploy/two/src/b.ts', 20),
];

describe('random places', () => {
  it('are the same for the same seed, and others for another one', () => {
    const places = randomPlaces(files, 30, 7);
    expect(places).toHaveLength(30);
    expect(randomPlaces(files, 30, 7)).toEqual(places);
    expect(randomPlaces(files, 30, 8)).not.toEqual(places);
  });

  it('are lines with text, and come from every file', () => {
    const places = randomPlaces([{ path: 'a.ts', lines: ['', 'one', ' '] }, file('b.ts', 1)], 40, 1);
    expect(new Set(places.map(({ path, line, text }) => `${path}:${line} ${text}`))).toEqual(
      new Set(['a.ts:2 one', 'b.ts:1 line 1']),
    );
  });

  it('are none without a file', () => expect(randomPlaces([], 30, 1)).toEqual([]));
});

it('sizes are counted for each package and for all', () =>
  expect(sizeFigures(files)).toEqual([
    { name: 'deploy/two', files: 1, lines: 20, median: 20, p90: 20, most: 20, short: 0, shortIndexes: 0 },
    { name: 'mfe-one', files: 2, lines: 43, median: 3, p90: 3, most: 40, short: 1, shortIndexes: 1 },
    { name: 'all', files: 3, lines: 63, median: 20, p90: 20, most: 40, short: 1, shortIndexes: 1 },
  ]));
