import type { Solid } from './solid.ts';
import type { Contact } from './surface.ts';
import { eased } from './vec.ts';

/** A place of the drawing of an end. */
interface EndPlace {
  readonly isNose: boolean;
  /** Millimeters left of the middle, around the corner. */
  readonly left: number;
  /** How much of the drawing is seen there, from 0 to 1: it ends where the surface turns away. */
  readonly facing: number;
}

/** How much what is drawn on an end reaches around its corners. */
const wrap = 0.3;

/** Returns where the drawing of nose or tail has a place of the surface; undefined for places of neither. */
export function endPlace({
  spec,
  body,
}: Pick<Solid, 'spec' | 'body'>): (met: Contact) => EndPlace | undefined {
  const { frontAxle, hood, length, rear } = spec;
  const tailFrom = rear === 'bed' ? length - 420 : length - 1_300;
  return ({ place: [along, left, up], normal }) => {
    const isNose = along < frontAxle;
    if (isNose ? up > hood[1] + 70 : along < tailFrom) return undefined;
    const facing = normal[2] > 0.86 ? 0 : eased(0.1, 0.34, isNose ? -normal[0] : normal[0]);
    if (facing === 0) return undefined;
    const aside = Math.abs(left);
    const reach = (aside + wrap * Math.abs(body.bendAt(along, aside))) * Math.sign(left);
    return { isNose, left: reach, facing };
  };
}
