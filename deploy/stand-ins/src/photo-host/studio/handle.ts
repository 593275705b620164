import { clamped, eased } from './vec.ts';

/** A door handle: a bar on the flank, in millimeters. */
export interface Handle {
  readonly from: number;
  readonly to: number;
  readonly middle: number;
}

/** Half the height of a handle, and how high the shadow below it is. */
const [half, shadow] = [17, 22];

/** What handles do to the flank at a place. */
export interface HandlePlace {
  /** How much the surface leans up (negative: down) there. */
  readonly lean: number;
  /** How dark the shadow on it is. */
  readonly shade: number;
}

const none: HandlePlace = { lean: 0, shade: 0 };

/** Returns what handles do to places of the flank: bars whose upper side catches the light, and whose shadow is below them. */
export function handlesAt(handles: readonly Handle[]): (along: number, up: number) => HandlePlace {
  return (along, up) => {
    for (const { from, to, middle } of handles) {
      const rise = up - middle;
      if (along < from - 12 || along > to + 12 || rise > half + 8 || rise < -half - shadow) continue;
      const out = Math.max(0, from + half - along, along - to + half);
      const reach = Math.sqrt(Math.max(0, half * half - out * out));
      if (Math.abs(rise) <= reach) return { lean: 0.55 * (rise / half), shade: 0.35 * eased(0, -half, rise) };
      const end = clamped(Math.min(along - from + 12, to + 12 - along) / 30);
      if (rise > 0) return { lean: -0.25 * end, shade: 0.25 * end };
      return { lean: 0, shade: 0.8 * end * eased(-half - shadow, -half - 4, rise) };
    }
    return none;
  };
}
