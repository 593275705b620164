import { expect, it } from 'vitest';
import type { Negative } from './negative.ts';
import { paintOf, printed } from './print.ts';

/** Bytes of a pixel: red, green, blue without paint, how much paint adds, how much it covers of the place. */
type Pixel = readonly [number, number, number, paint: number, cover: number];

function negative(...pixels: readonly Pixel[]): Negative {
  const above = pixels.flatMap(([red, green, blue, , cover]) => [red, green, blue, cover]);
  const below = pixels.flatMap(([, , , paint]) => [paint, paint, paint, 255]);
  return { bytes: Uint8Array.from([...above, ...below]), width: pixels.length, height: 1 };
}
const pixel = (print: Buffer, at = 0) => [...print.subarray(at * 3, at * 3 + 3)];
const place = Buffer.from([10, 120, 240]);

it('what is not covered is the place itself', () => {
  expect(pixel(printed(negative([90, 90, 90, 0, 0]), 'b3202a', place))).toEqual([10, 120, 240]);
});

it('a body hides the place, in the color of its paint', () => {
  const body = negative([20, 20, 20, 170, 255]);
  const [red = 0, green = 0, blue = 0] = pixel(printed(body, 'b3202a', place));
  expect(red).toBeGreaterThan(green + 80);
  expect(Math.abs(green - blue)).toBeLessThan(25);
  const [, greenOfBlue = 0, blueOfBlue = 0] = pixel(printed(body, '1b4dd8', place));
  expect(blueOfBlue).toBeGreaterThan(greenOfBlue + 60);
});

it('what is not paint is the same in every paint', () => {
  const tire = negative([100, 60, 60, 0, 255]);
  expect(printed(tire, 'b3202a', place)).toEqual(printed(tire, '1b4dd8', place));
});

it('shade darkens the place', () => {
  const [red = 99, green = 999, blue = 999] = pixel(printed(negative([0, 0, 0, 0, 128]), 'b3202a', place));
  expect(red).toBeLessThan(10);
  expect(green).toBeLessThan(100);
  expect(blue).toBeLessThan(190);
});

it('the edge of a body that is brighter than white has no bright rim', () => {
  const dark = Buffer.from([10, 10, 10]);
  const [edge = 999] = pixel(printed(negative([220, 220, 220, 0, 128]), 'b3202a', dark));
  expect(edge).toBeGreaterThan(150);
  expect(edge).toBeLessThan(192);
});

it('pixels are beside each other', () => {
  const both = Buffer.concat([place, place]);
  const print = printed(negative([0, 0, 0, 0, 0], [0, 0, 0, 0, 255]), 'b3202a', both);
  expect([pixel(print, 0), pixel(print, 1), print.length]).toEqual([[10, 120, 240], [0, 0, 0], 2 * 3]);
});

it('paint is never fully white or black', () => {
  expect(Math.max(...paintOf('ffffff'))).toBeLessThan(0.9);
  expect(Math.min(...paintOf('000000'))).toBeGreaterThan(0);
});
