import type { Ray } from '../studio/march.ts';
import { normalized, type Vec } from '../studio/vec.ts';

/** Where the camera is between the headrests, how far it looks down and to the right, and half the width of its picture at 1 mm. */
const from: Vec = [215, -440, 1_172];
const [down, aside] = [23.6, -13];
const reach = 0.74;

const degrees = Math.PI / 180;
const [cosDown, sinDown] = [Math.cos(down * degrees), Math.sin(down * degrees)];
const [cosSide, sinSide] = [Math.cos(aside * degrees), Math.sin(aside * degrees)];

/** The ray of a place of the picture, by shares of its width and height. */
export function cabinRay(x: number, y: number): Ray {
  const a = (x - 0.5) * 2 * reach;
  const b = (0.5 - y) * 1.5 * reach;
  const ahead = cosDown + b * sinDown;
  const up = -sinDown + b * cosDown;
  return { from, along: normalized([a * cosSide + ahead * sinSide, ahead * cosSide - a * sinSide, up]) };
}
