import type { Vec } from '../studio/vec.ts';
import { bandMiddle, instrumentLift, type CabinLayout, type Lift } from './cabin-layout.ts';
import {
  gap,
  glowing,
  grained,
  leather,
  part,
  pianoBlack,
  softBlack,
  thread,
  type CabinPart,
  type CabinSurface,
} from './cabin-part.ts';
import { across, bar, block, bowed, joined, without, type ProfileCorner, type Distance } from './shape.ts';
import { ventCuts, ventParts } from './vents.ts';

const half = 716;
const bow = 46;

interface DashProfile {
  readonly upper: readonly ProfileCorner[];
  readonly band: readonly ProfileCorner[];
  readonly middle: readonly ProfileCorner[];
  readonly lower: readonly ProfileCorner[];
}

/** Profiles without their round edges. */
const profiles: Readonly<Record<CabinLayout['dash'], DashProfile>> = {
  soft: {
    upper: [
      [716, 757],
      [722, 770],
      [790, 790],
      [1_010, 826],
      [1_330, 846],
      [1_330, 757],
    ],
    band: [
      [738, 690],
      [726, 744],
      [900, 744],
      [900, 690],
    ],
    middle: [
      [708, 680],
      [694, 652],
      [708, 612],
      [900, 600],
      [900, 680],
    ],
    lower: [
      [736, 576],
      [760, 500],
      [880, 340],
      [1_100, 340],
      [1_100, 576],
    ],
  },
  flat: {
    upper: [
      [712, 744],
      [716, 757],
      [1_010, 810],
      [1_330, 840],
      [1_330, 744],
    ],
    band: [
      [728, 668],
      [722, 734],
      [900, 734],
      [900, 668],
    ],
    middle: [
      [722, 652],
      [720, 640],
      [770, 574],
      [900, 574],
      [900, 652],
    ],
    lower: [
      [790, 548],
      [900, 400],
      [1_100, 400],
      [1_100, 548],
    ],
  },
  upright: {
    upper: [
      [706, 812],
      [708, 826],
      [760, 838],
      [1_010, 850],
      [1_330, 852],
      [1_330, 812],
    ],
    band: [
      [716, 730],
      [712, 792],
      [900, 792],
      [900, 730],
    ],
    middle: [
      [700, 716],
      [696, 700],
      [700, 622],
      [900, 616],
      [900, 716],
    ],
    lower: [
      [712, 594],
      [722, 470],
      [860, 330],
      [1_100, 330],
      [1_100, 594],
    ],
  },
};

const slot: CabinSurface = { ...softBlack, color: [0.011, 0.011, 0.011], gloss: 0.5 };
const seam: CabinSurface = { ...thread, color: [0.075, 0.073, 0.07] };

/** The seam that runs along the upper pad, and the slot under the windshield. */
function padAt(surface: CabinSurface, [x, y, z]: Vec): CabinSurface {
  const front = y + bow * (x / 700) ** 2;
  if (z < 760) return surface;
  if (Math.abs(front - 742) < 1.5) return seam;
  return Math.abs(front - 1_190) < 7 && Math.abs(x) < 470 ? slot : surface;
}

function lowerAt([x, , z]: Vec): CabinSurface {
  const [aside, high] = [Math.abs(x - 420), Math.abs(z - 500)];
  const isGap = x > 0 && Math.max(aside - 225, high - 78) > -1.6 && Math.max(aside - 225, high - 78) < 1.6;
  return isGap ? gap : grained;
}

/** The hood over the instruments: hollow, and so far nearer and higher than usual. */
function binnacle({ near, lift }: Lift): Distance {
  const outer = block([-548, 692 - near, 735 + lift], [-192, 960, 850 + lift], 44);
  return without(outer, block([-526, 560, 750 + lift], [-214, 752 - near, 840 + lift], 30), 5);
}

const grabHandle = joined(
  bar([250, 655, 775], [560, 650, 775], [17, 17]),
  bar([250, 655, 775], [232, 720, 770], [17, 20]),
  bar([560, 650, 775], [582, 715, 770], [17, 20]),
);

/** The dashboard from door to door, with its vents. */
export function dashParts(layout: CabinLayout): readonly CabinPart[] {
  const profile = profiles[layout.dash];
  const cut = ventCuts(layout);
  const at = (corners: readonly ProfileCorner[], radius: number): Distance =>
    bowed(across(corners, half, radius), bow);
  const pad = layout.hasColoredDash ? leather : softBlack;
  const parts: CabinPart[] = [
    { surface: softBlack, distance: at(profile.upper, 13), detail: (place) => padAt(softBlack, place) },
    part(layout.trim, without(at(profile.band, 4), cut)),
    part(pad, without(at(profile.middle, 12), cut)),
    { surface: grained, distance: at(profile.lower, 14), detail: lowerAt },
    part(
      gap,
      at(
        [
          [770, 400],
          [770, 770],
          [1_000, 770],
          [1_000, 400],
        ],
        2,
      ),
    ),
    ...ventParts(layout).map(({ surface, distance }) => part(surface, bowed(distance, bow))),
  ];
  if (layout.hasBinnacle) parts.push(part(softBlack, binnacle(instrumentLift(layout))));
  if (layout.hasHandle) parts.push(part(grained, bowed(grabHandle, bow)));
  if (layout.hasGlowLine) {
    const low = bandMiddle[layout.dash] - 29;
    parts.push(
      part(glowing([0.25, 0.62, 0.95]), bowed(bar([-700, 722, low], [700, 722, low], [3.2, 3.2]), bow)),
    );
  }
  return parts;
}

/** Buttons and knobs for the climate in the middle of the dashboard. */
export function climateParts({ dash, screen, ornament }: CabinLayout): readonly CabinPart[] {
  if (dash === 'flat' || screen.kind === 'tall') return [];
  const middle = dash === 'upright' ? 655 : 640;
  const plate = block([-146, 668, middle - 25], [146, 720, middle + 25], 7);
  const knob = (x: number, reach: number, depth: number): Distance => {
    const front = 668 - depth;
    return (px, py, pz) => {
      const a = Math.hypot(px - x, pz - middle) - reach;
      const b = Math.abs(py - (front + 700) / 2) - (700 - front) / 2;
      return Math.min(0, Math.max(a, b)) + Math.hypot(Math.max(a, 0), Math.max(b, 0)) - 2;
    };
  };
  const icons = ([x, , z]: Vec): CabinSurface => {
    const isIcon = Math.abs(x - 38 * Math.round(x / 38)) < 6 && Math.abs(z - middle) < 4 && Math.abs(x) < 70;
    return isIcon ? glowing([0.35, 0.37, 0.39]) : pianoBlack;
  };
  return [
    { surface: pianoBlack, distance: plate, detail: icons },
    part(ornament, joined(knob(-112, 23, 6), knob(112, 23, 6))),
    part(softBlack, joined(knob(-112, 19, 22), knob(112, 19, 22))),
  ];
}
