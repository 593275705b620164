import { clamped, eased, mixed, onward, scaled, type Vec } from '../studio/vec.ts';

/** Light of a screen by shares of its width and height, from its lower left corner. */
export type ScreenPicture = (right: number, up: number) => Vec;

const water: Vec = [0.012, 0.03, 0.055];
const land: Vec = [0.03, 0.042, 0.052];
const road: Vec = [0.12, 0.145, 0.165];
const route: Vec = [0.06, 0.42, 0.85];
const ink: Vec = [0.62, 0.68, 0.72];
const accent: Vec = [0.1, 0.5, 0.62];

const line = (distance: number, width: number): number =>
  1 - eased(width * 0.6, width * 1.4, Math.abs(distance));

/** How much of a rectangle with round corners is at a place. */
function tile(right: number, up: number, [left, low, width, height]: readonly number[]): number {
  const a = Math.abs(right - left! - width! / 2) - width! / 2;
  const b = Math.abs(up - low! - height! / 2) - height! / 2;
  return (1 - eased(-0.006, 0.006, a)) * (1 - eased(-0.008, 0.008, b));
}

/** A map with streets, water and the way ahead. */
const map: ScreenPicture = (x, y) => {
  const far = 0.5 + 0.5 * y;
  const [u, v] = [(x - 0.5) / far + 0.5, y * (1.6 - 0.5 * y)];
  const shore = v - 0.72 - 0.1 * Math.sin(u * 5 + 1);
  let light = mixed(land, water, eased(-0.02, 0.02, shore));
  const grid = Math.max(
    line(((u * 7.3 + v * 1.1) % 1) - 0.5, 0.035),
    line(((v * 6.1 - u * 0.9 + 3) % 1) - 0.5, 0.035),
  );
  light = mixed(light, road, grid * 0.55 * (1 - eased(-0.03, 0, shore)));
  light = mixed(light, [0.26, 0.25, 0.2], line(v - 0.3 - 0.22 * Math.sin(u * 3.1), 0.016));
  const way = line(u - 0.52 - 0.1 * Math.sin(v * 6), 0.02) * (1 - eased(0.6, 0.64, v));
  light = mixed(light, route, way);
  const here = Math.hypot((u - 0.56) * 1.6, v - 0.18);
  return mixed(light, [0.8, 0.9, 1], 1 - eased(0.035, 0.05, here));
};

const tiles: readonly (readonly number[])[] = [
  [0.03, 0.56, 0.25, 0.38],
  [0.03, 0.17, 0.25, 0.34],
];

const buttons = (x: number, y: number): number => {
  const at = (x * 9) % 1;
  return 1 - eased(0.13, 0.17, Math.hypot(at - 0.5, (y - 0.065) * 6));
};

/** A map beside what is played and the weather, above a row of buttons. */
export const homePicture: ScreenPicture = (x, y) => {
  const base: Vec = [0.012, 0.015, 0.02];
  if (y < 0.13) return mixed(base, ink, buttons(x, y) * 0.7);
  const [first, second] = tiles.map((one) => tile(x, y, one));
  let light = x > 0.31 ? map((x - 0.31) / 0.69, (y - 0.13) / 0.87) : base;
  light = mixed(light, mixed([0.11, 0.04, 0.1], [0.3, 0.13, 0.07], clamped((y - 0.5) * 2.2)), first!);
  light = mixed(light, mixed([0.02, 0.06, 0.1], accent, clamped((y - 0.2) * 0.9)), second!);
  const words = [0.27, 0.34, 0.43].map((row, at) => tile(x, y, [0.055, row, [0.1, 0.15, 0.12][at]!, 0.022]));
  return mixed(light, ink, Math.max(...words) * 0.75);
};

/** A dial with its scale from lower left to lower right, filled up to a share. */
function dial(x: number, y: number, share: number): Vec {
  const r = Math.hypot(x, y);
  const turn = (Math.atan2(x, y) / Math.PI + 0.78) / 1.56;
  if (turn < 0 || turn > 1) return [0, 0, 0];
  const tick = line(((turn * 24) % 1) - 0.5, 0.12) * line(r - 0.37, 0.03);
  const filled = line(r - 0.42, 0.018) * (turn < share ? 1 : 0.18);
  const pointer = line((turn - share) * r * 4.5, 0.012) * (r > 0.22 && r < 0.42 ? 1 : 0);
  return onward(onward(scaled(ink, tick * 0.5), accent, filled), [0.9, 0.2, 0.1], pointer);
}

/** Two dials with a map between them. */
export const dialsPicture: ScreenPicture = (x, y) => {
  const aspect = 2.5;
  const [left, right] = [dial((x - 0.22) * aspect, y - 0.47, 0.3), dial((x - 0.78) * aspect, y - 0.47, 0.22)];
  const middle = tile(x, y, [0.4, 0.16, 0.2, 0.66]);
  const digits = Math.max(tile(x, y, [0.19, 0.42, 0.022, 0.13]), tile(x, y, [0.225, 0.42, 0.022, 0.13]));
  const base = mixed([0.01, 0.012, 0.016], map((x - 0.4) / 0.2, y), middle * 0.9);
  return onward(onward(onward(base, left, 1), right, 1), ink, digits * 0.7);
};

/** One dial around a map, for a round screen. */
export const roundPicture: ScreenPicture = (x, y) => {
  const r = Math.hypot(x - 0.5, y - 0.5);
  if (r < 0.33) return map(x * 1.2 - 0.1, y * 1.2 - 0.1);
  return onward([0.01, 0.012, 0.016], dial((x - 0.5) * 1.02, (y - 0.5) * 1.02, 0.64), 1);
};

/** A plain list of stations. */
export const listPicture: ScreenPicture = (x, y) => {
  const rows = [0.18, 0.36, 0.54].map((low) => tile(x, y, [0.08, low, 0.84, 0.13]));
  const words = [0.22, 0.4, 0.58].map((low, at) => tile(x, y, [0.13, low, 0.3 + 0.1 * at, 0.05]));
  const top = tile(x, y, [0.08, 0.78, 0.34, 0.1]);
  const base: Vec = [0.012, 0.03, 0.055];
  return mixed(mixed(base, [0.03, 0.075, 0.12], Math.max(...rows)), ink, Math.max(...words, top) * 0.7);
};
