import { describe, expect, it } from 'vitest';
import { filmParts, type Film } from '../studio/film.ts';
import { cabinFilm, fillLight } from './cabin-film.ts';
import { cabinLayouts } from './cabin-layout.ts';
import { carpet, leather, mat, wood } from './cabin-part.ts';
import { cabinStyles } from './cabin-style.ts';

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

it('black seats are seen before lighter mats, in a lamp that lights most what faces it', () => {
  const blackPaint = 0.012;
  const seat = leather.color[1] + leather.cover * blackPaint;
  expect(mat.color[1]).toBeGreaterThan(5 * seat);
  expect(mat.color[1]).toBeGreaterThan(1.5 * carpet.color[1]);
  expect(fillLight([0, 0, 1])).toBeGreaterThan(2 * fillLight([0, -1, 0]));
  expect(fillLight([0, 0, -1])).toBe(0);
});

it('only some cabins have instruments, wood and a shifter between the seats', () => {
  const { minimal, twin, family, truck, luxury } = cabinLayouts;
  expect([minimal, twin, family, truck].map(({ trim, plate }) => trim === wood || plate === wood)).toEqual(
    Array.from({ length: 4 }, () => false),
  );
  expect([luxury.trim, luxury.plate]).toEqual([wood, wood]);
  expect([minimal, twin].map(({ hasBinnacle }) => hasBinnacle)).toEqual([false, false]);
  expect([family, truck].map(({ hasBinnacle }) => hasBinnacle)).toEqual([true, true]);
  expect([family, minimal, truck].map(({ shifter }) => shifter)).toEqual(['lever', 'column', 'column']);
  expect(new Set([minimal, twin, family, truck].map(({ screen }) => screen.kind)).size).toBe(4);
});
