import { clamped, eased, scaled, type Vec } from '../studio/vec.ts';
import {
  gap,
  grained,
  leather,
  part,
  thread,
  chrome,
  type CabinPart,
  type CabinSurface,
} from './cabin-part.ts';
import { bar, beside, block, leaning, melted, paired, type Distance } from './shape.ts';
import type { SeatStyle } from './cabin-layout.ts';

/** How far a seat's middle is from the cabin's. */
export const seatAside = 375;

/** The middle panel's half width, and where a seat's back begins to lean. */
const panel = 150;
const hinge: Vec = [0, -70, 300];
const recline = -21;

const groove = (from: number, width: number): number => Math.max(0, 1 - Math.abs(from) / width) ** 2;
const everyStep = (at: number, step: number): number => Math.abs(at - step * Math.round(at / step));

/** How deep the cover of a middle panel is drawn in: `along` it from its front, `aside` from its middle. */
function drawnIn(style: SeatStyle, aside: number, along: number): number {
  if (style.quilt === 'across') return 5 * groove(everyStep(along, 58), 13);
  if (style.quilt === 'along') return 4.5 * groove(everyStep(aside, 50), 12);
  if (style.quilt === 'diamonds') {
    const [a, b] = [aside + along, aside - along];
    return 4.5 * Math.max(groove(everyStep(a, 74), 13), groove(everyStep(b, 74), 13));
  }
  return 4 * groove(along - 165, 13);
}

/** Seams beside the middle panel, and in it. */
const seams = (style: SeatStyle, aside: number, along: number): number => {
  const side = Math.abs(aside);
  const inner = side < panel - 6 ? drawnIn(style, aside, along) : 0;
  return Math.max(inner, 6 * groove(side - panel, 11));
};

/** Leather is never quite even. */
const worn = (x: number, y: number): number =>
  0.9 * Math.sin(x * 0.043 + 1.4 * Math.sin(y * 0.027)) * Math.sin(y * 0.052 + 1.1 * Math.sin(x * 0.033)) +
  0.5;

function cushion(style: SeatStyle): Distance {
  const { bolster } = style;
  const middle = block([-200, -80, 205], [200, 415, 318], 46);
  const nose = bar([-170, 385, 272], [170, 385, 272], [48, 48]);
  const side = paired(bar([212, -60, 300 + bolster * 0.4], [216, 345, 286 + bolster * 0.7], [54, 50]));
  const base = paired(block([120, -40, 120], [232, 350, 260], 30));
  const shape = leaning(melted(34, middle, nose, side, base), [0, 0, 280], 0);
  return (x, y, z) => shape(x, y, z) + (z > 250 ? seams(style, x, y) + worn(x, y) : 0);
}

function backrest(style: SeatStyle): Distance {
  const { bolster } = style;
  const middle = block([-200, -150, 300], [200, -66, 872], 38);
  const low = paired(bar([214, -62 + bolster * 0.5, 400], [222, -70 + bolster, 640], [50, 46]));
  const high = paired(bar([222, -70 + bolster, 640], [190, -105, 830], [46, 36]));
  const shape = leaning(melted(36, middle, low, high), hinge, recline);
  return (x, y, z) => shape(x, y, z) + (Math.abs(x) < 190 ? seams(style, x, z - 330) : 0);
}

const headrest = leaning(block([-128, -160, 915], [128, -72, 1075], 42), hinge, recline);
const posts = leaning(paired(bar([58, -112, 850], [58, -112, 940], [7, 7])), hinge, recline);

const dark: CabinSurface = { ...leather, cover: 0.4 };

/** Covers are perforated in the middle, and stitched beside their seams. */
function coverAt(style: SeatStyle, [x, y, z]: Vec): CabinSurface {
  const aside = Math.abs(x);
  const stitch = Math.abs(aside - panel - 10) < 1.3 && z > 250;
  if (stitch && everyStep(y + z * 0.3, 9) < 3.1) return thread;
  if (aside > panel - 14 || style.quilt === 'plain') return leather;
  const row = Math.round(y / 9);
  const hole = Math.hypot(everyStep(x + (row % 2) * 4.5, 9), y - row * 9);
  const depth = clamped(1 - eased(1, 2.6, hole)) * 0.55;
  return { ...leather, cover: 1 - depth, color: scaled(gap.color, depth) };
}

/** A seat with its headrest, `right` of the cabin's middle. */
export function seatParts(style: SeatStyle, right: number): readonly CabinPart[] {
  const detail = ([x, y, z]: Vec): CabinSurface => coverAt(style, [x - right, y, z]);
  return [
    { surface: leather, distance: beside(cushion(style), right), detail },
    { surface: leather, distance: beside(backrest(style), right), detail },
    part(leather, beside(headrest, right)),
    part(chrome, beside(posts, right)),
    part(grained, beside(paired(block([222, -160, 150], [252, 320, 262], 14)), right)),
    part(dark, beside(block([-190, -60, 60], [190, 330, 200], 20), right)),
  ];
}
