import { sideLayout, type ShapeSpec, type ShapeVariant } from '@forecourt/backend/media/index.ts';
import { blockDistance } from './part.ts';
import { fieldOf } from './field.ts';
import { profileField } from './profile.ts';
import { halfWidths } from './section.ts';
import * as vec from './vec.ts';
import { wellGap } from './wheel-size.ts';

// Called tens of millions of times per photo: a loader may look up an import each time, and not a constant.
const { clamped, eased, roundMax } = vec;

/** The painted body of a vehicle, with its windows. */
export interface Body {
  /** Distance to its surface, negative inside; about right near it. */
  readonly distance: (along: number, aside: number, up: number) => number;
  /** Half its width, before corners are rounded. */
  readonly halfAt: (along: number, up: number) => number;
  /** How far behind (in front: before) the middle of nose and tail its sides are. */
  readonly bendAt: (along: number, aside: number) => number;
  /** Distance to the wheel housings: negative inside. */
  readonly wellAt: (along: number, aside: number, up: number) => number;
  /** Height of the upper edge, in the middle. */
  readonly topAt: (along: number) => number;
}

/** How nose and tail are rounded, seen from above: as a bow, and at their corners. */
function roundness({ softness, doors, style }: ShapeSpec): readonly [bow: number, corner: number] {
  const soft = Math.min(1.4, softness);
  if (doors === 'panel') return [110, 120];
  return style === 'offroad' ? [60, 90] : [88 + 46 * soft, 105 + 75 * soft];
}

/** 1 in front, where sides are farther back than the middle; negative at the tail. */
function turnOf({ header, roofEnd, rear, doors, deck, glassFoot }: ShapeSpec): (along: number) => number {
  const tail = rear === 'bed' || rear === 'box' || rear === 'frame' ? 0.22 : doors === 'panel' ? 0.35 : 0.95;
  const from = header[0] + 60;
  const to = rear === 'open' ? (glassFoot[0] + deck[0]) / 2 : Math.max(roofEnd[0] - 60, from + 300);
  return (along) => 1 - (1 + tail) * eased(from, to, along);
}

type Cut = (along: number, aside: number, up: number) => number;

/** Hollows in the body from above: bed and open cabin. */
function hollowOf({ rear, glassFoot, length, width, tire, deck, cowl, belt }: ShapeSpec): Cut | undefined {
  const half = width / 2;
  const block = ([fromX, toX]: readonly [number, number], wide: number, low: number): Cut => {
    return blockDistance([fromX, toX, -wide, wide, low, low + 3_000], 50);
  };
  if (rear === 'bed')
    return block([glassFoot[0] + 105, length - 100], half - 165, Math.min(deck[1] - 180, tire + 85));
  if (rear === 'open') return block([cowl[0] + 340, glassFoot[0] - 480], half - 215, belt[0] - 430);
  return undefined;
}

/** Returns the body of a vehicle. */
export function vehicleBody(variant: ShapeVariant): Body {
  const { spec } = variant;
  const { length, height, width, frontAxle, wheelbase, tire } = spec;
  const half = width / 2;
  const { corners, outline } = sideLayout(spec);
  const profile = profileField(corners, [length, height]);
  const widths = halfWidths(variant);
  const [bow, corner] = roundness(spec);
  const turn = turnOf(spec);
  const crown = spec.doors === 'panel' ? 30 : 44;
  const edge =
    spec.style === 'offroad' || spec.doors === 'panel' ? 110 : 120 + 60 * Math.min(1.3, spec.softness);
  const bendAt = (along: number, aside: number): number => {
    const square = Math.min(1.3, (aside / half) ** 2);
    return (bow + corner * square * square) * square * turn(along);
  };
  const well = tire / 2 + wellGap(spec);
  const wellAt: Cut = (along, aside, up) => {
    const gap = Math.min(Math.abs(along - frontAxle), Math.abs(along - frontAxle - wheelbase));
    const rise = up - tire / 2;
    return Math.max(Math.sqrt(gap * gap + rise * rise) - well, half - 330 - aside);
  };
  const hollow = hollowOf(spec);
  const tops = fieldOf({ fromX: 0, toX: length, fromY: 0, toY: 1 }, 10, (along) => outline.topAt(along));
  return {
    halfAt: widths.at,
    bendAt,
    wellAt,
    topAt: (along) => tops.at(along, 0),
    distance(along, aside, up) {
      const share = aside / half;
      const square = Math.min(1.3, share * share);
      const bend = (bow + corner * square * square) * square * turn(along);
      const drop = crown * square * clamped((up - 300) * 0.0025);
      const side = profile.at(along - bend, up + drop);
      const flank = (aside - widths.at(along, up)) * 0.95;
      let distance = roundMax(side, flank, edge);
      if (up < tire + 200) distance = roundMax(distance, -wellAt(along, aside, up), 14);
      return hollow ? roundMax(distance, -hollow(along, aside, up), 30) : distance;
    },
  };
}
