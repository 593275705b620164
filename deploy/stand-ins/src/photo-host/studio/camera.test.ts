import { expect, it } from 'vitest';
import { variantOfStyle } from '@forecourt/backend/media/index.ts';
import { angles, cameraOf, lowest, widestOf } from './camera.ts';
import { boundsOf, meeting } from './march.ts';
import { solidOf } from './solid.ts';
import { dot, normalized, type Vec } from './vec.ts';

it('a short car is smaller in the picture than a long one, which is not cut off', () => {
  const widths = [3_600, 4_300, 4_900, 5_900, 6_800].map(widestOf);
  expect(widths).toEqual([...widths].sort((a, b) => a - b));
  expect(widths[0]).toBeGreaterThan(0.8);
  expect(widths.at(-1)).toBeLessThan(0.96);
});

it.each(['compact-sedan-0', 'crew-cab-0', 'high-roof-van-0'])(
  '%s stands in the lower part of the picture',
  (style) => {
    const { spec } = variantOfStyle(style)!;
    const camera = cameraOf(spec, angles.side);
    const tire: Vec = [spec.frontAxle, spec.width / 2 - 30, 0];
    const way = normalized([tire[0] - camera.from[0], tire[1] - camera.from[1], tire[2] - camera.from[2]]);
    const rows = Array.from({ length: 200 }, (_, row) => (row + 0.5) / 200);
    const columns = Array.from({ length: 200 }, (_, column) => (column + 0.5) / 200);
    const seen = (row: number) =>
      Math.max(...columns.map((column) => dot(camera.ray(column, row).along, way)));
    const nearest = rows.toSorted((a, b) => seen(b) - seen(a))[0]!;
    expect(nearest).toBeCloseTo(lowest, 1);
  },
);

it.each([
  'cab-forward-truck-1',
  'crew-cab-0',
  'electric-sedan-0',
  'three-row-0',
  'high-roof-van-0',
  'city-hatch-0',
  'cutaway-van-0',
])('%s has 5 percent of the width free on both sides, and stands in the middle', (style) => {
  const { spec } = variantOfStyle(style)!;
  const solid = solidOf(variantOfStyle(style)!);
  const camera = cameraOf(spec, angles.quarter);
  const rows = Array.from({ length: 60 }, (_, row) => 0.1 + (row / 60) * 0.75);
  const isMet = (x: number) =>
    rows.some((y) => {
      const ray = camera.ray(x, y);
      const range = boundsOf(ray, solid);
      return range !== undefined && !Number.isNaN(meeting(solid, ray, range));
    });
  const columns = Array.from({ length: 200 }, (_, column) => (column + 0.5) / 200);
  const met = columns.filter(isMet);
  const [left, right] = [met[0]!, 1 - met.at(-1)!];
  expect(left).toBeGreaterThan(0.05);
  expect(right).toBeGreaterThan(0.05);
  expect(Math.abs(left - right)).toBeLessThan(0.035);
});
