import type { Vec } from './vec.ts';

/**
 * The light of a ray: red, green and blue without the vehicle's paint, and how much of the paint's color is added. Light is linear in
 * paint, so this one number serves for every paint.
 */
export type PaintedLight = readonly [red: number, green: number, blue: number, paint: number];

/** Light with `paint` of the paint's color, none when absent. */
export const withPaint = ([red, green, blue]: Vec, paint = 0): PaintedLight => [red, green, blue, paint];

export const paintedScaled = (a: PaintedLight, by: number): PaintedLight => [
  a[0] * by,
  a[1] * by,
  a[2] * by,
  a[3] * by,
];

/** `from + by * along`. */
export const paintedOnward = (from: PaintedLight, along: PaintedLight, by: number): PaintedLight => [
  from[0] + along[0] * by,
  from[1] + along[1] * by,
  from[2] + along[2] * by,
  from[3] + along[3] * by,
];
