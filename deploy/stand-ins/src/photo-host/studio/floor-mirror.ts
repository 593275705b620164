import type { Rest, Arrangement } from './arrangement.ts';
import type { PaintedLight } from './painted-light.ts';
import { eased, onward } from './vec.ts';

/** What a polished floor mirrors of a vehicle. */
export interface FloorMirror {
  /** By shares of the picture: light, and how much of the floor's own it replaces. */
  readonly at: (x: number, y: number) => { readonly light: PaintedLight; readonly cover: number };
}

/** A light and its cover. */
const parts = 5;
/** It is blurred anyway. */
const [width, height] = [224, 168];
const strength = 0.35;
/** The image is weaker the higher what it shows is, at this height, in millimeters, by two thirds: sills are mirrored more than lamps. */
const fading = 660;
/** Rims are bright, and too small for this picture. */
const brightestOfWheels = 0.12;
/** Lamps would be seen as streaks. */
const brightest = 0.65;

/** Averages each value with those beside it, in one direction. */
function blurred(from: Float32Array, step: number, reach: number): Float32Array {
  const to = new Float32Array(from.length);
  const weights = Array.from({ length: reach + 1 }, (_, gap) => Math.exp(-((gap / reach) ** 2) * 2));
  const total = weights.reduce((sum, weight, gap) => sum + weight * (gap === 0 ? 1 : 2), 0);
  for (let at = 0; at < from.length; at += 1) {
    let sum = from[at]! * weights[0]!;
    for (let gap = 1; gap <= reach; gap += 1) {
      sum += weights[gap]! * ((from[at - gap * step] ?? 0) + (from[at + gap * step] ?? 0));
    }
    to[at] = sum / total;
  }
  return to;
}

function mirrorAt({ scene, camera }: Arrangement, x: number, y: number): readonly number[] | undefined {
  const { from, along } = camera.ray(x, y);
  if (along[2] > -0.004) return undefined;
  const [floorX, floorY] = onward(from, along, from[2] / -along[2]);
  const ray = { from: [floorX, floorY, 0.5], along: [along[0], along[1], -along[2]] } as const;
  const at = scene.meetingAt(ray, 0);
  if (Number.isNaN(at)) return undefined;
  const light = scene.lightAt(ray, at);
  const isWheel = scene.solid.kindAt(onward(ray.from, ray.along, at)) === 'wheel';
  const { width: wide, length } = scene.solid.spec;
  const gap = Math.max(0, Math.abs(floorY) - wide / 2, -floorX, floorX - length);
  const share = strength * Math.exp(-(((at * along[2]) / fading) ** 2));
  // What it mirrors of the underside is dark, except for places that are too small for this picture.
  const outside =
    gap > 0 ? brightest : 0.04 + (brightest - 0.04) * eased(wide / 2 - 420, wide / 2, Math.abs(floorY));
  const most = isWheel ? Math.min(brightestOfWheels, outside) : outside;
  return [...light.map((part) => Math.min(most, part) * share), share];
}

/** Takes the mirror image of a vehicle in the floor. */
export async function floorMirror(setting: Arrangement, rest: Rest): Promise<FloorMirror> {
  const data = new Float32Array(width * height * parts);
  for (let y = Math.floor(height * 0.4); y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const light = mirrorAt(setting, (x + 0.5) / width, (y + 0.5) / height);
      if (light) data.set(light, (y * width + x) * parts);
    }
    await rest();
  }
  // Far across: lamps, wheels and pillars would be seen as upright streaks.
  const soft = blurred(blurred(data, parts, 10), width * parts, 4);
  const read = (column: number, row: number, part: number): number =>
    soft[(row * width + column) * parts + part] ?? 0;
  return {
    at(x, y) {
      const px = Math.max(0, x * width - 0.5);
      const py = Math.max(0, y * height - 0.5);
      const column = Math.floor(px);
      const row = Math.floor(py);
      const sx = px - column;
      const sy = py - row;
      const part = (index: number): number =>
        (read(column, row, index) * (1 - sx) + read(column + 1, row, index) * sx) * (1 - sy) +
        (read(column, row + 1, index) * (1 - sx) + read(column + 1, row + 1, index) * sx) * sy;
      return { light: [part(0), part(1), part(2), part(3)], cover: part(4) };
    },
  };
}
