import type { Cabin } from './cabin.ts';
import type { Light } from './light.ts';
import type { Ray } from './march.ts';
import type { Solid } from './solid.ts';
import { scaled, type Vec } from './vec.ts';
import type { Windows } from './windows.ts';

/** Share of the light that a window lets through. */
const clearness = 0.5;
const lining: Vec = [0.03, 0.029, 0.028];

/** What is behind windows. */
export interface Behind {
  readonly solid: Solid;
  readonly windows: Windows;
  readonly cabin: Cabin;
  readonly light: Light;
}

/** Returns what a ray that goes through a window shows: seats, lining, or the surroundings through another window. */
export function seenThrough({ solid, windows, cabin, light }: Behind, { from, along }: Ray): Vec {
  let at = 24;
  for (let step = 0; step < 30; step += 1) {
    const [x, y, z]: Vec = [from[0] + along[0] * at, from[1] + along[1] * at, from[2] + along[2] * at];
    const seats = cabin.distance(x, y, z);
    if (seats < 4) {
      const height = Math.min(1, Math.max(0, (z - solid.spec.belt[0] + 300) / 700));
      return scaled(cabin.color, 0.1 + 0.34 * height);
    }
    const room = -solid.body.distance(x, Math.abs(y), z);
    if (room < 2) {
      const share = windows.shareAt([x, y, z]);
      const out =
        share > 0.02 ? scaled(light.mirroredAt([x, y, z], along), share * clearness) : ([0, 0, 0] as const);
      return [
        out[0] + lining[0] * (1 - share),
        out[1] + lining[1] * (1 - share),
        out[2] + lining[2] * (1 - share),
      ];
    }
    at += Math.max(10, Math.min(room, seats) * 0.9);
  }
  return lining;
}
