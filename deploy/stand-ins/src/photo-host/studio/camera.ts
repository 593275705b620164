import type { ShapeSpec } from '@forecourt/backend/media/index.ts';
import type { Ray } from './march.ts';
import { clamped, dot, normalized, type Vec } from './vec.ts';

/** A camera; places of its picture are shares of its width and height. */
export interface Camera {
  readonly from: Vec;
  readonly ray: (x: number, y: number) => Ray;
  /** Width of the picture at a distance of 1 mm. */
  readonly width: number;
}

/** A view: around the vehicle from its left side toward its nose, above the floor, and how far away, in lengths of a car. */
export interface Angle {
  readonly azimuth: number;
  readonly elevation: number;
  readonly distance: number;
}

const degrees = Math.PI / 180;

/** The angles of a dealer's gallery. */
export const angles = {
  quarter: { azimuth: 39, elevation: 8, distance: 11_500 },
  side: { azimuth: 0, elevation: 5, distance: 14_000 },
  front: { azimuth: 90, elevation: 5.5, distance: 10_500 },
  rear: { azimuth: -90, elevation: 5.5, distance: 10_500 },
} as const satisfies Readonly<Record<string, Angle>>;

/** Share of the picture's height that a vehicle takes at most. */
const highest = 0.64;

/** How far below the picture's upper edge the lowest place of a vehicle is, as a share of the picture's height. */
export const lowest = 0.765;

/** Share of the picture's width that a vehicle of this length takes at most: a short one is smaller than a long one. */
export const widestOf = (length: number): number => 0.825 + 0.055 * clamped((length - 4_000) / 1_800);

/** Places around a vehicle that its picture has to show. */
function hull({
  length,
  width,
  height,
  rear,
  hood,
  deck,
  cowl,
  tire,
  frontAxle,
  wheelbase,
}: ShapeSpec): readonly Vec[] {
  const half = width / 2;
  const top = rear === 'box' ? height + 620 : height;
  const ends: readonly (readonly [number, number, number])[] = [
    [30, half * 0.72, 400],
    [hood[0] + 40, half * 0.7, hood[1]],
    [cowl[0] + 500, half + 190, cowl[1]],
    [frontAxle, half - 30, 0],
    [frontAxle - tire / 2, half - 30, tire / 2],
    [frontAxle + wheelbase, half - 30, 0],
    [frontAxle + wheelbase + tire / 2, half - 30, tire / 2],
    [deck[0], half * 0.8, deck[1]],
    [length - 20, half * (rear === 'closed' || rear === 'open' ? 0.8 : 0.97), 500],
    [length - 20, half * (rear === 'closed' || rear === 'open' ? 0.6 : 0.97), deck[1]],
    [length * 0.45, half * (rear === 'box' ? 1 : 0.66), top],
    [length * 0.62, half * (rear === 'box' ? 1 : 0.66), top],
    rear === 'box' ? [length, half + 70, top] : [length * 0.7, half * 0.66, top],
  ];
  return ends.flatMap(([x, y, z]): Vec[] => [
    [x, y, z],
    [x, -y, z],
  ]);
}

/** Returns a camera whose picture, 4 to 3, a vehicle fills. */
export function cameraOf(spec: ShapeSpec, { azimuth, elevation, distance }: Angle): Camera {
  const [turn, rise] = [azimuth * degrees, elevation * degrees];
  const far = distance * Math.max(0.9, spec.length / 4_700);
  const right: Vec = [Math.cos(turn), Math.sin(turn), 0];
  const back = normalized([
    -Math.sin(turn) * Math.cos(rise),
    Math.cos(turn) * Math.cos(rise),
    Math.sin(rise),
  ]);
  const up = normalized([-back[2] * back[0], -back[2] * back[1], 1 - back[2] * back[2]]);
  const from: Vec = [spec.length / 2 + back[0] * far, back[1] * far, 620 + back[2] * far];
  const seen = hull(spec).map((place): readonly [number, number] => {
    const way: Vec = [place[0] - from[0], place[1] - from[1], place[2] - from[2]];
    const depth = -dot(way, back);
    return [dot(way, right) / depth, dot(way, up) / depth];
  });
  const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
  const [left, low] = [Math.min(...xs), Math.min(...ys)];
  const width = Math.max(
    (Math.max(...xs) - left) / widestOf(spec.length),
    ((Math.max(...ys) - low) / highest) * (4 / 3),
  );
  const middle = (left + Math.max(...xs)) / 2;
  const ray = (x: number, y: number): Ray => {
    const a = middle + (x - 0.5) * width;
    const b = low - (y - lowest) * width * 0.75;
    return {
      from,
      along: normalized([
        right[0] * a + up[0] * b - back[0],
        right[1] * a + up[1] * b - back[1],
        up[2] * b - back[2],
      ]),
    };
  };
  return { from, ray, width };
}
