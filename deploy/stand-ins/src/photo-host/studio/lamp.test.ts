import { expect, it } from 'vitest';
import { lampSurface } from './lamp.ts';
import { colorOf } from './vec.ts';

const ink = (hex: string) => ({ color: colorOf(hex), cover: 1, metal: 0, glass: 0 });

it('a line of light in a lamp is brighter than white', () => {
  for (const hex of ['f8fcff', 'ffffff']) {
    expect(Math.min(...lampSurface(ink(hex), 500)!.color)).toBeGreaterThan(1.5);
  }
});

it('a headlamp has ribbed reflectors, and a tail lamp red ribs, behind clear glass', () => {
  const lefts = [0, 13, 26, 39];
  const reflectors = lefts.map((left) => lampSurface(ink('20272c'), left)!);
  const reds = lefts.map((left) => lampSurface(ink('a3141b'), left)!);
  expect(new Set(reflectors.map(({ metal }) => metal.toFixed(2))).size).toBeGreaterThan(2);
  expect(new Set(reds.map(({ color }) => color[0].toFixed(2))).size).toBeGreaterThan(2);
  expect([...reflectors, ...reds].every(({ coat }) => coat === 1)).toBe(true);
});

it('plates, plastic, rubber and bright metal are not lamps', () => {
  for (const hex of ['f4f6f7', '1d2023', '0e1113', '8d959b']) {
    expect(lampSurface(ink(hex), 0)).toBeUndefined();
  }
  expect(lampSurface({ ...ink('20272c'), metal: 1 }, 0)).toBeUndefined();
});
