import { polygonDistance, fieldOf } from '../studio/field.ts';
import { roundMax, type Vec } from '../studio/vec.ts';

/**
 * Distance to a surface in millimeters, negative inside. Places of a cabin are to the right of its middle, ahead of the driver's hip, and
 * above the floor; the driver is on the left.
 */
export type Distance = (x: number, y: number, z: number) => number;

const degrees = Math.PI / 180;
const square = (value: number): number => value * value;

/** A block with round edges, by its lowest and highest corner. */
export function block(low: Vec, high: Vec, radius: number): Distance {
  const [x0, y0, z0] = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2];
  const [hx, hy, hz] = [high[0] - x0 - radius, high[1] - y0 - radius, high[2] - z0 - radius];
  return (x, y, z) => {
    const a = Math.abs(x - x0) - hx;
    const b = Math.abs(y - y0) - hy;
    const c = Math.abs(z - z0) - hz;
    const inside = Math.min(0, Math.max(a, b, c));
    const [p, q, r] = [a > 0 ? a : 0, b > 0 ? b : 0, c > 0 ? c : 0];
    return Math.sqrt(p * p + q * q + r * r) + inside - radius;
  };
}

/** A bar with round ends, which may be thicker at one of them. */
export function bar(from: Vec, to: Vec, [first, last]: readonly [number, number]): Distance {
  const [x0, y0, z0] = from;
  const [ax, ay, az] = [to[0] - x0, to[1] - y0, to[2] - z0];
  const per = 1 / (ax * ax + ay * ay + az * az);
  return (x, y, z) => {
    const [px, py, pz] = [x - x0, y - y0, z - z0];
    const share = Math.min(1, Math.max(0, (px * ax + py * ay + pz * az) * per));
    const gap = Math.sqrt(square(px - ax * share) + square(py - ay * share) + square(pz - az * share));
    return gap - first - (last - first) * share;
  };
}

/** An upright disc or cylinder with round edges; `reach` is its radius and half its height. */
export function disc(middle: Vec, reach: readonly [number, number], radius: number): Distance {
  const [x0, y0, z0] = middle;
  const [round, half] = [reach[0] - radius, reach[1] - radius];
  return (x, y, z) => {
    const a = Math.sqrt(square(x - x0) + square(y - y0)) - round;
    const b = Math.abs(z - z0) - half;
    return Math.min(0, Math.max(a, b)) + Math.sqrt(square(Math.max(a, 0)) + square(Math.max(b, 0))) - radius;
  };
}

/** A ring that lies flat. */
export function flatRing(middle: Vec, reach: number, thickness: number): Distance {
  const [x0, y0, z0] = middle;
  return (x, y, z) =>
    Math.sqrt(square(Math.sqrt(square(x - x0) + square(y - y0)) - reach) + square(z - z0)) - thickness;
}

/** A corner of a profile, ahead and above. */
export type ProfileCorner = readonly [number, number];

const profileStep = 3;

/** A profile, ahead and above, that goes across the cabin up to `half` on both sides. Its corners are moved out by `radius`, and round. */
export function across(corners: readonly ProfileCorner[], half: number, radius: number): Distance {
  const [ys, zs] = [corners.map(([y]) => y), corners.map(([, z]) => z)];
  const margin = 320;
  const extent = {
    fromX: Math.min(...ys) - margin,
    toX: Math.max(...ys) + margin,
    fromY: Math.min(...zs) - margin,
    toY: Math.max(...zs) + margin,
  };
  const profile = fieldOf(extent, profileStep, polygonDistance(corners));
  return (x, y, z) => roundMax(profile.at(y, z) - radius, Math.abs(x) - half, radius * 1.4);
}

/** Moves the ends of what goes across the cabin toward the driver, as dashboards are. */
export const bowed =
  (shape: Distance, by: number): Distance =>
  (x, y, z) =>
    shape(x, y + by * square(x / 700), z) * 0.97;

/** Turns a shape around an axis across the cabin: its top goes ahead. */
export function leaning(shape: Distance, [, y0, z0]: Vec, angle: number): Distance {
  const [cos, sin] = [Math.cos(angle * degrees), Math.sin(angle * degrees)];
  return (x, y, z) => {
    const [a, b] = [y - y0, z - z0];
    return shape(x, y0 + a * cos - b * sin, z0 + a * sin + b * cos);
  };
}

/** Turns a shape around an upright axis: its right end goes ahead. */
export function facing(shape: Distance, [x0, y0]: Vec, angle: number): Distance {
  const [cos, sin] = [Math.cos(angle * degrees), Math.sin(angle * degrees)];
  return (x, y, z) => {
    const [a, b] = [x - x0, y - y0];
    return shape(x0 + a * cos + b * sin, y0 - a * sin + b * cos, z);
  };
}

/** The same on both sides. */
export const paired =
  (shape: Distance): Distance =>
  (x, y, z) =>
    shape(Math.abs(x), y, z);

/** Moved to the right of the middle. */
export const beside =
  (shape: Distance, right: number): Distance =>
  (x, y, z) =>
    shape(x - right, y, z);

/** Several shapes as one. */
export const joined =
  (...shapes: readonly Distance[]): Distance =>
  (x, y, z) => {
    let nearest = Infinity;
    for (const shape of shapes) nearest = Math.min(nearest, shape(x, y, z));
    return nearest;
  };

/** Several shapes as one that flow into each other. */
export const melted =
  (radius: number, ...shapes: readonly Distance[]): Distance =>
  (x, y, z) => {
    let nearest = 1e6;
    for (const shape of shapes) nearest = -roundMax(-nearest, -shape(x, y, z), radius);
    return nearest;
  };

/** A shape without another; the edge is round. */
export const without =
  (shape: Distance, cut: Distance, radius = 3): Distance =>
  (x, y, z) =>
    roundMax(shape(x, y, z), -cut(x, y, z), radius);
