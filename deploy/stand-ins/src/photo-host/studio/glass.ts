import type { ShapeSpec } from '@forecourt/backend/media/index.ts';
import type { Cabin } from './cabin.ts';
import type { Light } from './light.ts';
import type { Ray } from './march.ts';
import type { Solid } from './solid.ts';
import { scaled, times, type Vec } from './vec.ts';
import type { Windows } from './windows.ts';

/** Shares of the light that windows let through: those in front, those behind the front doors, and those of family and work vehicles there. */
const [clear, tinted, privacy] = [0.78, 0.64, 0.46];
const lining: Vec = [0.165, 0.166, 0.167];
/** What is seen through two windows is darker, and takes the tint of the glass. */
const twice: Vec = [0.55, 0.575, 0.585];
const nothing: Vec = [0, 0, 0];

/** What is behind windows. */
export interface Behind {
  readonly solid: Solid;
  readonly windows: Windows;
  readonly cabin: Cabin;
  readonly light: Light;
}

/** The share of the light that a window lets through, by its place behind the nose. */
export function clearnessAt({ bodyStyle }: ShapeSpec, frontDoorEnd: number, along: number): number {
  if (along < frontDoorEnd) return clear;
  return bodyStyle === 'suv' || bodyStyle === 'minivan' || bodyStyle === 'pickup' ? privacy : tinted;
}

/** Returns what a ray that goes through a window shows: seats, lining, or the surroundings through another window. */
export function seenThrough({ solid, windows, cabin, light }: Behind, { from, along }: Ray): Vec {
  const { spec, body } = solid;
  const entered = clearnessAt(spec, windows.frontDoorEnd, from[0]);
  let at = 24;
  for (let step = 0; step < 40; step += 1) {
    const [x, y, z]: Vec = [from[0] + along[0] * at, from[1] + along[1] * at, from[2] + along[2] * at];
    const seats = cabin.distance(x, y, z);
    if (seats < 4) {
      const height = Math.min(1, Math.max(0, (z - spec.belt[0] + 300) / 700));
      return scaled(cabin.color, entered * (0.22 + 0.78 * height));
    }
    const room = -body.distance(x, Math.abs(y), z);
    if (room < 2) {
      const share = windows.shareAt([x, y, z]);
      const out =
        share > 0.02
          ? times(
              scaled(light.mirroredAt([x, y, z], along), clearnessAt(spec, windows.frontDoorEnd, x)),
              twice,
            )
          : nothing;
      return [
        entered * (out[0] * share + lining[0] * (1 - share)),
        entered * (out[1] * share + lining[1] * (1 - share)),
        entered * (out[2] * share + lining[2] * (1 - share)),
      ];
    }
    at += Math.max(10, Math.min(room, seats) * 0.9);
  }
  return scaled(lining, entered);
}
