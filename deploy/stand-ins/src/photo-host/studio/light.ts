import * as vec from './vec.ts';
import type { Vec } from './vec.ts';

// Called millions of times per photo: a loader may look up an import each time, and not a constant.
const { clamped, dot, eased, mixed, normalized, onward, plus, scaled } = vec;

/** A lamp as a rectangle: on the plane where `axis` is `at`, around a middle; its edges are soft. */
interface Softbox {
  readonly axis: 0 | 1 | 2;
  readonly at: number;
  readonly middle: readonly [number, number];
  readonly reach: readonly [number, number];
  readonly soft: number;
  readonly strength: number;
}

/** Colors of a place where photos are taken. */
export interface LightTones {
  /** What is mirrored near the horizon, above, and of the floor. */
  readonly horizon: Vec;
  readonly ceiling: Vec;
  readonly floor: Vec;
  readonly lamp: Vec;
}

/** The light around a vehicle. */
export interface Light {
  /** What comes from a direction at a place, as a mirror shows it. */
  readonly mirroredAt: (from: Vec, along: Vec) => Vec;
  /** How bright a matte white surface is. */
  readonly fallsOn: (normal: Vec, toCamera: Vec) => number;
}

const keyLight = normalized([-0.42, 0.72, 0.58]);

/**
 * One large softbox above, a long strip beside either flank, and soft ones at both ends. What hoods mirror at a flat angle, as bright as
 * paint mirrors there, is hardly brighter than the wall, so that a hood shows one gradient.
 */
const softboxes: readonly Softbox[] = [
  { axis: 2, at: 4_600, middle: [0, 0], reach: [3_300, 2_300], soft: 1_900, strength: 5.4 },
  // Reaches far back: from the front corner, the rear doors mirror its end.
  { axis: 1, at: 6_200, middle: [2_200, 1_950], reach: [7_500, 430], soft: 340, strength: 4.6 },
  { axis: 1, at: -6_200, middle: [0, 1_950], reach: [7_500, 700], soft: 1_200, strength: 1 },
  { axis: 0, at: -5_600, middle: [0, 2_700], reach: [2_100, 700], soft: 1_100, strength: 1 },
  { axis: 0, at: 5_900, middle: [0, 2_700], reach: [2_100, 700], soft: 1_100, strength: 0.6 },
];

const others = { 0: [1, 2], 1: [0, 2], 2: [0, 1] } as const;

/** How much of a lamp is seen in a direction. */
function seen({ axis, at, middle, reach, soft, strength }: Softbox, from: Vec, along: Vec): number {
  const way = (at - from[axis]) / (along[axis] || 1e-9);
  if (way <= 0) return 0;
  const [a, b] = others[axis];
  const x = Math.abs(from[a] + along[a] * way - middle[0]) - reach[0];
  const y = Math.abs(from[b] + along[b] * way - middle[1]) - reach[1];
  return strength * (1 - eased(-soft, soft, x)) * (1 - eased(-soft, soft, y));
}

/** Returns the light of a studio around a vehicle; `shadeAt` is how much of it reaches a place of the floor. */
export function lightOf(
  { horizon, ceiling, floor, lamp }: LightTones,
  length: number,
  shadeAt: (along: number, left: number) => number,
): Light {
  const onFloor = (from: Vec, along: Vec): Vec => {
    const way = from[2] / Math.max(1e-4, -along[2]);
    const x = from[0] + along[0] * way;
    const y = from[1] + along[1] * way;
    const far = eased(3_400, 9_500, Math.sqrt((x - length / 2) ** 2 + y * y));
    return mixed(scaled(floor, shadeAt(x, y)), horizon, far);
  };
  return {
    mirroredAt(from, along) {
      if (along[2] < -0.002) return onFloor(from, along);
      const around = mixed(horizon, ceiling, eased(0.02, 0.8, along[2]));
      const centered: Vec = [from[0] - length / 2, from[1], from[2]];
      let strength = 0;
      for (const softbox of softboxes) strength += seen(softbox, centered, along);
      return plus(around, scaled(lamp, strength));
    },
    fallsOn(normal, toCamera) {
      const up = 0.5 + 0.5 * normal[2];
      const key = Math.max(0, dot(normal, keyLight));
      const front = Math.max(0, dot(normal, toCamera));
      return 0.2 + 0.54 * up ** 1.6 + 0.27 * key + 0.13 * front;
    },
  };
}

/** The broad gloss of metallic paint: brightest where it would mirror the key light. */
export function flakeGloss(normal: Vec, toCamera: Vec): number {
  const half = normalized(onward(toCamera, keyLight, 1));
  return clamped(dot(normal, half)) ** 9;
}
