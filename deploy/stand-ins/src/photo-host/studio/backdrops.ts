import type { LightTones } from './light.ts';
import { clamped, eased, mixed, type Vec } from './vec.ts';

/** A place where photos are taken, as it is seen behind a vehicle. */
export interface StudioBackdrop extends LightTones {
  /** By shares of the picture's width and height, without a vehicle. */
  readonly colorAt: (x: number, y: number) => Vec;
}

interface Tones {
  readonly glow: Vec;
  readonly wall: Vec;
  readonly edge: Vec;
  readonly ground: Vec;
  readonly near: Vec;
}

/** A seamless wall, lit behind the vehicle, that turns into the floor. */
function cyclorama({ glow, wall, edge, ground, near }: Tones): StudioBackdrop['colorAt'] {
  return (x, y) => {
    const away = Math.hypot((x - 0.5) * 1.15, (y - 0.4) * 1.05);
    const back =
      away < 0.42 ? mixed(glow, wall, eased(0, 0.42, away)) : mixed(wall, edge, eased(0.42, 0.82, away));
    const floor = mixed(ground, near, clamped((y - 0.62) / 0.38));
    const spread = mixed(
      floor,
      edge,
      0.75 * eased(0.25, 0.72, Math.hypot((x - 0.5) * 1.1, (y - 0.78) * 0.9)),
    );
    return mixed(back, spread, eased(0.5, 0.7, y));
  };
}

/** Warm light stone, behind dark paint too. */
const stone: Tones = {
  glow: [0.6, 0.565, 0.52],
  wall: [0.42, 0.39, 0.352],
  edge: [0.185, 0.168, 0.149],
  ground: [0.43, 0.4, 0.362],
  near: [0.33, 0.305, 0.275],
};

/** The warmer light of late afternoon. */
const sand: Tones = {
  glow: [0.62, 0.54, 0.44],
  wall: [0.41, 0.345, 0.272],
  edge: [0.155, 0.126, 0.1],
  ground: [0.41, 0.355, 0.29],
  near: [0.3, 0.258, 0.21],
};

/** Dark enough for the outline of pale paint. */
const taupe: Tones = {
  glow: [0.35, 0.318, 0.285],
  wall: [0.215, 0.193, 0.171],
  edge: [0.075, 0.067, 0.059],
  ground: [0.25, 0.226, 0.202],
  near: [0.17, 0.154, 0.138],
};

const backdropIn = (tones: Tones): StudioBackdrop => ({
  colorAt: cyclorama(tones),
  horizon: mixed([0.62, 0.6, 0.57], tones.glow, 0.4),
  ceiling: [0.1, 0.096, 0.09],
  floor: tones.ground,
  lamp: [1, 0.985, 0.955],
});

const [light, warm, deep] = [stone, sand, taupe].map(backdropIn) as [
  StudioBackdrop,
  StudioBackdrop,
  StudioBackdrop,
];

/** Returns where a vehicle is taken: one that its paint stands out from, the same for all of its photos. */
export function backdropFor(paint: Vec, number: number): StudioBackdrop {
  const brightness = 0.3 * paint[0] + 0.6 * paint[1] + 0.1 * paint[2];
  if (brightness > 0.5) return deep;
  if (brightness < 0.03) return light;
  return number % 2 === 0 ? light : warm;
}
