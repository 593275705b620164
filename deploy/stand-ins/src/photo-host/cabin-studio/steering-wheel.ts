import { roundMax, type Vec } from '../studio/vec.ts';
import type { CabinLayout } from './cabin-layout.ts';
import {
  aluminum,
  gap,
  glowing,
  grained,
  part,
  pianoBlack,
  wheelLeather,
  type CabinPart,
  type CabinSurface,
} from './cabin-part.ts';
import { bar, block, joined, melted, without, type Distance } from './shape.ts';
import { seatAside } from './seat.ts';

const hub: Vec = [-seatAside, 538, 668];
const tilt = (25 * Math.PI) / 180;
const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
const reach = 178;

/** A shape of a wheel that stands upright in front of the place 0: right, toward the driver (negative), and up. */
const placed =
  (shape: Distance): Distance =>
  (x, y, z) => {
    const [a, b] = [y - hub[1], z - hub[2]];
    return shape(x - hub[0], a * cos - b * sin, a * sin + b * cos);
  };

/** Local places of a place of the cabin. */
const localOf = ([x, y, z]: Vec): Vec => {
  const [a, b] = [y - hub[1], z - hub[2]];
  return [x - hub[0], a * cos - b * sin, a * sin + b * cos];
};

function rim(kind: CabinLayout['wheel']): Distance {
  const thickness = kind === 'classic' ? 12.5 : 16;
  return (x, y, z) => {
    const round = Math.hypot(x, z) - reach;
    const outline = kind === 'flat' ? roundMax(round, -z - 142, 60) : round;
    const thumb = kind === 'classic' ? 0 : 3.5 * Math.exp(-(((z - 62) / 34) ** 2));
    return (Math.hypot(outline, y * 0.9) - thickness - thumb) * 0.95;
  };
}

/** Pieces of leather meet in seams. */
function rimAt(place: Vec): CabinSurface {
  const [x, , z] = localOf(place);
  const turn = Math.atan2(z, Math.abs(x));
  return Math.min(Math.abs(turn - 0.62), Math.abs(turn + 0.5)) * reach < 1.3 ? gap : wheelLeather;
}

/** The airbag's cover. */
const pad = (kind: CabinLayout['wheel']): Distance =>
  kind === 'classic'
    ? (x, y, z) => roundMax(Math.hypot(x, z) - 66, Math.abs(y + 2) - 26, 20)
    : (x, y, z) =>
        roundMax(roundMax(Math.abs(x) - 84 - 0.14 * z, Math.abs(z + 6) - 62, 60), Math.abs(y + 2) - 28, 26);

const side = (low: number, high: number): Distance =>
  joined(block([-172, -2, low], [-60, 16, high], 8), block([60, -2, low], [172, 16, high], 8));

function spokes(kind: CabinLayout['wheel']): Distance {
  if (kind === 'classic') return joined(side(-12, 12), bar([0, 6, -60], [0, 6, -174], [13, 11]));
  const lower =
    kind === 'flat'
      ? block([-34, 0, -150], [34, 16, -50], 8)
      : joined(bar([-34, 8, -50], [-58, 6, -168], [11, 10]), bar([34, 8, -50], [58, 6, -168], [11, 10]));
  return joined(side(-30, 22), lower);
}

/** Buttons on the spokes. */
function buttonsAt(place: Vec): CabinSurface {
  const [x, , z] = localOf(place);
  const a = Math.abs(Math.abs(x) - 118);
  const isIcon = (a < 3 || Math.abs(a - 14) < 2.4) && Math.abs(z + 4) < 5;
  return isIcon ? glowing([0.4, 0.41, 0.42]) : pianoBlack;
}

const buttons = joined(block([-142, -9, -20], [-94, 4, 12], 5), block([94, -9, -20], [142, 4, 12], 5));

const stalks = joined(bar([-60, 50, 16], [-205, 52, 52], [9, 12]), bar([60, 50, 16], [205, 52, 52], [9, 12]));
const column = block([-66, 26, -70], [66, 330, 52], 30);
const shifter = melted(
  6,
  bar([70, 56, 10], [196, 40, 62], [8, 8]),
  bar([190, 40, 60], [214, 36, 70], [13, 15]),
);

/** The ring that parts the airbag's cover from the wheel. */
function badge(kind: CabinLayout['wheel']): Distance {
  const outer: Distance = (x, y, z) =>
    Math.hypot(Math.hypot(x, z + 2) - (kind === 'classic' ? 30 : 19), y + 29) - 1.8;
  return outer;
}

/** The steering wheel with its column. */
export function wheelParts({ wheel, shifter: kind, ornament }: CabinLayout): readonly CabinPart[] {
  const cover = pad(wheel);
  const isPlain = wheel === 'plain';
  return [
    { surface: wheelLeather, distance: placed(rim(wheel)), detail: rimAt },
    part(wheel === 'plain' ? grained : aluminum, placed(without(spokes(wheel), cover, 2))),
    part(grained, placed(cover)),
    part(isPlain ? grained : ornament, placed(badge(wheel))),
    ...(isPlain || wheel === 'classic'
      ? []
      : [{ surface: pianoBlack, distance: placed(buttons), detail: buttonsAt }]),
    part(grained, placed(joined(column, stalks))),
    ...(kind === 'column' ? [part(grained, placed(shifter))] : []),
  ];
}
