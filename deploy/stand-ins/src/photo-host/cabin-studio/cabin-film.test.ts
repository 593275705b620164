import { describe, expect, it } from 'vitest';
import { filmParts, type Film } from '../studio/film.ts';
import { cabinFilm } from './cabin-film.ts';
import { cabinLayouts } from './cabin-layout.ts';
import { cabinStyleOf, cabinStyles } from './cabin-style.ts';

/** Much smaller than usual: it takes seconds otherwise. */
const width = 64;
const height = (width * 3) / 4;

const partAt = ({ data }: Film, [x, y]: readonly [number, number], part: number): number =>
  data[(Math.round(y * height) * width + Math.round(x * width)) * filmParts + part] ?? NaN;

describe('a film of a cabin', () => {
  it('has the color of covers where the seats are, and nowhere else; it fills the picture', async () => {
    const film = await cabinFilm('family', width);
    expect(partAt(film, [0.25, 0.94], 3)).toBeGreaterThan(0.1);
    expect(partAt(film, [0.8, 0.94], 3)).toBeGreaterThan(0.1);
    expect(partAt(film, [0.5, 0.2], 3)).toBe(0);
    expect(partAt(film, [0.8, 0.42], 3)).toBeLessThan(0.05);
    expect(Array.from(film.data).filter((light) => !(light >= 0))).toEqual([]);
    expect(Math.max(...film.data.filter((_, at) => at % filmParts === 4))).toBe(0);
  });
});

it('cabins are another for each style of vehicles', () => {
  const layouts = cabinStyles.map((style) => JSON.stringify(cabinLayouts[style]));
  expect(new Set(layouts).size).toBe(cabinStyles.length);
  expect(Object.keys(cabinLayouts).sort()).toEqual(cabinStyles.toSorted());
});

it.each([
  ['three-row-4', 'family'],
  ['electric-limousine-1', 'electric'],
  ['crew-cab-0', 'truck'],
])('%s has the cabin %s', (style, cabin) => {
  expect(cabinStyleOf(style)).toBe(cabin);
});

it('a style that is not drawn has none', () => {
  expect(() => cabinStyleOf('boat')).toThrow('boat');
});
