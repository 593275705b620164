/** A place in millimeters (behind the nose, to the left of the middle, above the floor), a direction, or a linear color. */
export type Vec = readonly [number, number, number];

export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const scaled = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by];

export const plus = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

/** `from + by * along`. */
export const onward = (from: Vec, along: Vec, by: number): Vec => [
  from[0] + along[0] * by,
  from[1] + along[1] * by,
  from[2] + along[2] * by,
];

export const times = (a: Vec, b: Vec): Vec => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];

export function normalized(a: Vec): Vec {
  const length = Math.sqrt(dot(a, a)) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

/** Direction of a ray after a mirror with this normal. */
export const mirrored = (ray: Vec, normal: Vec): Vec => onward(ray, normal, -2 * dot(ray, normal));

export const mixed = (a: Vec, b: Vec, share: number): Vec => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

export const clamped = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value);

/** From 0 at `from` to 1 at `to`, without an edge. */
export function eased(from: number, to: number, value: number): number {
  const share = clamped((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}

/** The larger of two distances, rounded where they are nearly equal. */
export function roundMax(a: number, b: number, radius: number): number {
  const near = radius - Math.abs(a - b);
  return Math.max(a, b) + (near > 0 ? (near * near) / (4 * radius) : 0);
}

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** The linear color of six hexadecimal digits. */
export function colorOf(hex: string): Vec {
  const part = (at: number): number => linear(parseInt(hex.slice(at, at + 2), 16) / 255);
  return [part(0), part(2), part(4)];
}
