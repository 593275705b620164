import type { ShapeSpec } from '@forecourt/backend/media/index.ts';
import { blockPart, type Part } from './part.ts';
import { colorOf, type Vec } from './vec.ts';

/** What is seen through the windows. */
export interface Cabin {
  readonly distance: (along: number, left: number, up: number) => number;
  readonly color: Vec;
}

/** Seats behind windows are in no color of their own: a negative serves for every interior. */
const cover = colorOf('5c5b5b');

function seat([along, aside]: readonly [number, number], foot: number, top: number): readonly Part[] {
  return [
    blockPart('seat', [along, along + 150, aside - 225, aside + 225, foot, top - 190], 70),
    blockPart('seat', [along + 60, along + 150, aside - 120, aside + 120, top - 180, top], 45),
  ];
}

/** Returns seats and dashboard of a closed vehicle. */
export function cabinOf({
  header,
  cowl,
  height,
  belt,
  width,
  doors,
  rear,
  glassEnd,
  wheelbase,
}: ShapeSpec): Cabin {
  const top = Math.min(header[1], height) - (doors === 'panel' ? 420 : 190);
  const [middle, foot] = [width * 0.2, belt[0] - 500];
  const first = header[0] + 330;
  const second = first + Math.min(860, wheelbase * 0.3);
  const hasSecond =
    doors !== 'panel' && doors !== 'cab' && second + 200 < glassEnd[1] + (rear === 'bed' ? 0 : 300);
  const parts: readonly Part[] = [
    ...seat([first, middle], foot, top),
    ...(hasSecond ? seat([second, middle], foot, top - 20) : []),
    ...(doors === 'van' ? seat([second + 850, middle], foot, top - 30) : []),
    blockPart('seat', [cowl[0] + 60, cowl[0] + 560, 0, width * 0.4, foot, belt[0] + 10], 60),
    blockPart('seat', [cowl[0] - 200, glassEnd[1] + 900, 0, width, foot - 400, foot], 10),
  ];
  return {
    color: cover,
    distance: (along, left, up) => {
      const aside = Math.abs(left);
      let distance = Infinity;
      for (const part of parts) distance = Math.min(distance, part.distance(along, aside, up));
      return distance;
    },
  };
}
