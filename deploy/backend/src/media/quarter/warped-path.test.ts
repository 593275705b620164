import { expect, it } from 'vitest';
import { pathSegments, type At } from './path-segments.ts';
import { warpedMarkup, warpedPath } from './warped-path.ts';

const same = (point: At): At => point;

it.each([
  ['absolute and relative lines', 'M10 10L20 10l0 5H5V0h3v-4Z', 'M10 10l10 0l0 5l-15 0l0-15l3 0l0-4z'],
  ['pairs after a move', 'm1 2 3 4', 'M1 2l3 4'],
  ['curves', 'M0 0C1 2 3 4 5 6S9 8 9 9Q1 1 2 2q1 1 2 3', 'M0 0c1 2 3 4 5 6c2 2 4 2 4 3q-8-8-7-7q1 1 2 3'],
  ['numbers without space or zero', 'M-.5-1.25l.5.5', 'M-.5-1.2l.5 .5'],
])('reads %s', (_, data, path) => {
  expect(
    warpedPath(data, same)
      .replace(/-0\./g, '-.')
      .replace(/(?<!\d)0\./g, '.'),
  ).toBe(path);
});

it('bends long lines with the surface', () => {
  const lifted = ([x, y]: At): At => [x, y - x * (120 - x) * 0.01];
  expect(warpedPath('M0 0H120', lifted)).toBe('M0 0l60-36l60 36');
});

it('draws a half circle as curves on the circle', () => {
  const curves = pathSegments('M0 0a10 10 0 0 1 20 0').filter(({ kind }) => kind === 'curve');
  const ends = curves.map((curve) => (curve.kind === 'curve' ? curve.points.at(-1) : undefined));
  for (const end of ends) expect(Math.hypot((end?.[0] ?? 0) - 10, end?.[1] ?? 0)).toBeCloseTo(10);
  expect(ends.at(-1)?.[0]).toBeCloseTo(20);
  // Clockwise on the screen: over the top.
  expect(ends[0]?.[1]).toBeLessThan(-5);
});

it('warps every path of a markup and nothing else', () => {
  const moved = ([x, y]: At): At => [x + 1, y];
  expect(warpedMarkup('<g><path d="M0 0h4" fill="red"/><path d="M2 0"/></g>', moved)).toBe(
    '<g><path d="M1 0l4 0" fill="red"/><path d="M3 0"/></g>',
  );
});
