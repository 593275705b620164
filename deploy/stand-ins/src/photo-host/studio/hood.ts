import type { Contact } from './surface.ts';
import type { Solid } from './solid.ts';
import { clamped, eased, normalized, type Vec } from './vec.ts';

/** The folds and gaps of a hood, too fine for the solid. */
export interface Hood {
  /** The normal with the folds. */
  readonly foldedAt: (meeting: Contact) => Vec;
  /** Share of a place that is the gap between hood and fenders. */
  readonly gapAt: (meeting: Contact) => number;
}

/** How wide a fold and half a gap are, in millimeters. */
const [foldWidth, gapWidth] = [190, 3.2];

/** Returns the hood of a vehicle. */
export function hoodOf({ spec, body }: Pick<Solid, 'spec' | 'body'>): Hood {
  const { hood, cowl, width } = spec;
  const half = width / 2;
  const from = hood[0] + 110;
  const to = cowl[0] + 10;
  const shareOf = (along: number): number => clamped((along - from) / (to - from));
  const isOn = (along: number, normal: Vec): boolean => along > from - 60 && along < to && normal[2] > 0.3;
  return {
    foldedAt({ place: [along, left], normal }) {
      if (!isOn(along, normal)) return normal;
      const share = shareOf(along);
      const line = half * (0.3 + 0.2 * share);
      const gap = (Math.abs(left) - line) / foldWidth;
      const slope = 0.05 * gap * Math.exp(-gap * gap) * eased(0, 0.2, share) * eased(1.02, 0.8, share);
      return normalized([normal[0], normal[1] + slope * Math.sign(left), normal[2]]);
    },
    gapAt({ place: [along, left, up], normal }) {
      if (!isOn(along, normal)) return 0;
      const aside = Math.abs(left);
      const edge = body.halfAt(along, up) - 62;
      const straight = along - body.bendAt(along, aside);
      if (straight < from - 6 || aside > edge + 6) return 0;
      const gap = Math.min(Math.abs(aside - edge), Math.abs(straight - from));
      return 0.8 * (1 - eased(gapWidth - 2, gapWidth + 2, gap));
    },
  };
}
