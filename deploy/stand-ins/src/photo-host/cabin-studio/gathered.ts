import { dot, mirrored, onward, type Vec } from '../studio/vec.ts';
import type { PaintedLight } from '../studio/painted-light.ts';
import { spreadAround, type SoftLight } from './soft-light.ts';

/** A place of the picture: where its ray meets a surface. */
export interface CabinContact {
  readonly place: Vec;
  readonly normal: Vec;
  readonly along: Vec;
}

/** Light that falls on a place, and what it mirrors softly. */
export type Gathered = Float32Array;

/** Rays per place: those that fall on it, and those of its gloss. */
const [fallCount, glossCount] = [28, 7];
const goldenTurn = Math.PI * (3 - Math.sqrt(5));
/** How soft gloss is. */
const softness = 0.34;

/** Adds a light to four numbers from `at` on. */
const adding =
  (to: Float32Array, at: number, share: number) =>
  (light: PaintedLight): void => {
    for (let part = 0; part < 4; part += 1) to[at + part]! += Math.min(3, light[part]!) * share;
  };

/** Gathers light for a place; `turn` from 0 to 1 turns its rays, so that neighbors ask in other directions. */
export function gathered(
  { along }: SoftLight,
  { place, normal, along: way }: CabinContact,
  turn: number,
): Gathered {
  const light = new Float32Array(8);
  const from = onward(place, normal, 11);
  const [fall, shine] = [adding(light, 0, 1 / fallCount), adding(light, 4, 1 / glossCount)];
  for (let ray = 0; ray < fallCount; ray += 1) {
    const reach = Math.sqrt((ray + 0.5) / fallCount);
    const angle = ray * goldenTurn + turn * 2 * Math.PI;
    fall(along(from, spreadAround(normal, Math.cos(angle) * reach, Math.sin(angle) * reach)));
  }
  const mirror = mirrored(way, normal);
  for (let ray = 0; ray < glossCount; ray += 1) {
    const reach = softness * Math.sqrt((ray + 0.5) / glossCount);
    const angle = ray * goldenTurn + turn * 2 * Math.PI;
    const out = spreadAround(mirror, Math.cos(angle) * reach, Math.sin(angle) * reach);
    const isBelow = dot(out, normal) < 0.02;
    shine(along(from, isBelow ? onward(out, normal, 0.05 - dot(out, normal)) : out));
  }
  return light;
}
