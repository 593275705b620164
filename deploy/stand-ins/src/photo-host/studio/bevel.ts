import type { Drawings } from './drawings.ts';
import { endPlace } from './end-place.ts';
import type { Solid } from './solid.ts';
import type { Contact } from './surface.ts';
import { normalized, type Vec } from './vec.ts';

/** How far from a gap between panels its edges are read, in millimeters, and how much they lean into it. */
const [seamReach, seamLean] = [7, 0.36];
/** The same for what is set into nose and tail, such as grilles and lamps. */
const [insetReach, insetLean] = [9, 0.5];

/** Returns the normal of a body with the round edges of its panels, grilles and lamps, which are too fine for the solid. */
export function bevelsOf(
  solid: Pick<Solid, 'spec' | 'body'>,
  { seamAt, handleAt, noseAt, tailAt }: Drawings,
): (met: Contact, normal: Vec) => Vec {
  const placeOf = endPlace(solid);
  return (met, normal) => {
    const [along, , up] = met.place;
    if (Math.abs(met.normal[1]) >= 0.45) {
      const x = seamAt(along + seamReach, up) - seamAt(along - seamReach, up);
      const z = seamAt(along, up + seamReach) - seamAt(along, up - seamReach);
      const { lean } = handleAt(along, up);
      return x === 0 && z === 0 && lean === 0
        ? normal
        : normalized([normal[0] + seamLean * x, normal[1], normal[2] + seamLean * z + lean]);
    }
    const end = placeOf(met);
    if (!end) return normal;
    const inkAt = end.isNose ? noseAt : tailAt;
    const coverAt = (left: number, high: number): number => inkAt(end.left + left, up + high).cover;
    const y = coverAt(insetReach, 0) - coverAt(-insetReach, 0);
    const z = coverAt(0, insetReach) - coverAt(0, -insetReach);
    return y === 0 && z === 0
      ? normal
      : normalized([normal[0], normal[1] + insetLean * y, normal[2] + insetLean * z]);
  };
}
