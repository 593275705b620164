import { expect, it } from 'vitest';
import { reflection } from './reflection.ts';
import { restingLine, type Raster } from './resting-line.ts';

/** A picture with a body over two tires, whose lowest rows are given, and a shadow below them. */
function vehicle(leftY: number, rightY: number): Raster {
  const [width, height] = [40, 40];
  const data = Buffer.alloc(width * height * 4);
  const fill = (x: number, from: number, to: number, alpha: number) => {
    for (let y = from; y <= to; y += 1) data[(y * width + x) * 4 + 3] = alpha;
  };
  for (let x = 4; x < 36; x += 1) fill(x, 10, 18, 255);
  for (let x = 2; x < 38; x += 1) fill(x, 19, 34, 90);
  fill(10, 10, leftY, 255);
  fill(30, 10, rightY, 255);
  return { data, width, height };
}

it.each([
  ['a level one', 30, 30, { at: 30, slope: 0 }],
  ['one seen from a corner', 30, 26, { at: 32, slope: -0.2 }],
])('a vehicle rests on its tires, and not on its shadow: %s', (_, leftY, rightY, expected) => {
  const line = restingLine(vehicle(leftY, rightY));
  expect(line.at).toBeCloseTo(expected.at);
  expect(line.slope).toBeCloseTo(expected.slope);
});

it('an empty picture rests on its lower edge', () => {
  expect(restingLine({ data: Buffer.alloc(64), width: 4, height: 4 })).toEqual({ at: 4, slope: 0 });
});

it('the reflection is below the line only, and fades', () => {
  const raster = vehicle(30, 30);
  const { data, width } = reflection(raster, { at: 30, slope: 0 });
  const alphas = [29, 30, 33, 36, 39].map((y) => data[(y * width + 10) * 4 + 3] ?? 0);
  expect(alphas[0]).toBe(0);
  expect(alphas.slice(1)).toEqual(alphas.slice(1).toSorted((a, b) => b - a));
  expect(alphas[1]).toBeGreaterThan(100);
  expect(alphas[4]).toBeLessThan(20);
});
