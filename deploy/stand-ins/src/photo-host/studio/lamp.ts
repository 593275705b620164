import type { Ink } from './decal.ts';
import { plain, type Surface } from './surface.ts';
import { scaled, type Vec } from './vec.ts';

/** How wide a rib of a reflector is, in millimeters. */
const rib = 26;

/** From 0 to 1 and back with each rib. */
const ribAt = (left: number): number => 0.5 + 0.5 * Math.cos((left / rib) * Math.PI);

/** What a color in the drawing of a lamp stands for. */
interface LampPart {
  readonly has: (color: Vec) => boolean;
  readonly surfaceOf: (color: Vec, left: number) => Surface;
}

const isRed = ([red, green, blue]: Vec): boolean => red > 0.2 && red > 3 * Math.max(green, blue);

/** Lines of light, those in red, red glass over ribs, ribbed reflectors behind clear glass, and projectors. */
const lampParts: readonly LampPart[] = [
  {
    has: ([red, , blue]) => blue > 0.95 && red > 0.85,
    surfaceOf: (color) => plain(scaled(color, 1.9), 0.2),
  },
  {
    has: (color) => color[0] > 0.6 && isRed(color),
    surfaceOf: ([red, green, blue]) => plain([red * 1.5, green * 2.2, blue * 1.8], 0.6),
  },
  { has: isRed, surfaceOf: (color, left) => plain(scaled(color, 0.55 + 0.75 * ribAt(left)), 1) },
  {
    has: ([red, , blue]) => blue > 0.02 && blue < 0.03 && blue > 1.6 * red,
    surfaceOf: (_, left) => ({ ...plain([0.02, 0.022, 0.025], 1), metal: 0.08 + 0.4 * ribAt(left) }),
  },
  {
    has: ([red, , blue]) => blue > 0.8 && red > 0.5 && red < 0.65,
    surfaceOf: (color) => ({ ...plain(scaled(color, 0.5), 1), metal: 0.35 }),
  },
];

/** What ink in the drawing of a lamp stands for, by the place left of the middle. Undefined for ink that is not of a lamp. */
export function lampSurface({ color, metal, glass }: Ink, left: number): Surface | undefined {
  if (metal > 0 || glass > 0) return undefined;
  return lampParts.find(({ has }) => has(color))?.surfaceOf(color, left);
}
