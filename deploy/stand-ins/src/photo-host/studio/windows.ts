import type { Drawings } from './drawings.ts';
import { beltAt } from './section.ts';
import type { Solid } from './solid.ts';
import { eased, roundMax, type Vec } from './vec.ts';

/** Where a body is glass. */
export interface Windows {
  /** How far outside the glass of windshield and rear window a place is, in millimeters. */
  readonly screenGap: (place: Vec) => number;
  /** Share of a place that is glass, on whichever side. */
  readonly shareAt: (place: Vec) => number;
  /** Where the front door ends, in millimeters behind the nose: the glass behind it is darker. */
  readonly frontDoorEnd: number;
}

/** Seen edges are as wide as a pixel. */
const edge = 2.6;

const never = (): number => 1_000;

type Gap = (along: number, aside: number, up: number) => number;

function windshieldGap({ spec, body }: Solid): Gap {
  const { cowl, header, height, rear } = spec;
  if (rear === 'open') return never;
  const top = Math.min(header[1], height) - 48;
  const last = header[0] + 420;
  return (along, aside, up) => {
    if (along > last || up < cowl[1] - 20) return 1_000;
    const high = roundMax(up - top, cowl[1] + 26 - up, 10);
    return roundMax(aside - body.halfAt(along, up) + 84, Math.max(high, cowl[0] + 10 - along), 70);
  };
}

function rearWindowGap({ spec, body }: Solid): Gap {
  const { roofEnd, glassFoot, rear, doors, deck } = spec;
  if ((rear !== 'closed' && rear !== 'bed') || doors === 'panel') return never;
  const [high, low] = [body.topAt(roofEnd[0]) - 66, glassFoot[1] + (rear === 'bed' ? 90 : 42)];
  const first = roofEnd[0] - 160;
  return (along, aside, up) => {
    if (along < first || along > deck[0] || up < low - 60) return 1_000;
    return roundMax(aside - body.halfAt(along, up) + 118, Math.max(up - high, low - up), 90);
  };
}

/** Returns the windows of a vehicle. */
export function windowsOf(solid: Solid, { windowAt, frontDoorEnd }: Drawings): Windows {
  const { spec, body } = solid;
  const [front, rear] = [windshieldGap(solid), rearWindowGap(solid)];
  const crown = (aside: number): number => 44 * (aside / (spec.width / 2)) ** 2;
  const middle = (spec.header[0] + spec.roofEnd[0]) / 2;
  const screenGap = ([along, left, up]: Vec): number => {
    const aside = Math.abs(left);
    const straight = along - body.bendAt(along, aside);
    return (along < middle ? front : rear)(straight, aside, up + crown(aside));
  };
  return {
    screenGap,
    frontDoorEnd,
    shareAt(place) {
      const [along, left, up] = place;
      if (up < beltAt(spec, along) - 60) return 0;
      const screen = 1 - eased(-edge, edge, screenGap(place));
      const isFlank = Math.abs(left) > body.halfAt(along, up) - 70;
      return Math.max(screen, isFlank ? windowAt(along, up) : 0);
    },
  };
}
