import type { Vec } from '../studio/vec.ts';
import type { CabinLayout } from './cabin-layout.ts';
import {
  chrome,
  gap,
  grained,
  leather,
  part,
  pianoBlack,
  softBlack,
  thread,
  type CabinPart,
  type CabinSurface,
} from './cabin-part.ts';
import { bar, block, melted, paired, without } from './shape.ts';

const insertLow = 648;

function insertAt([, y, z]: Vec): CabinSurface {
  const isSeam = Math.abs(z - insertLow - 20) < 1.4;
  return isSeam && Math.abs(y - 9 * Math.round(y / 9)) < 3.1 ? thread : leather;
}

/** A speaker behind a grille. */
function lowerAt([, y, z]: Vec): CabinSurface {
  const far = Math.hypot(y - 700, z - 360);
  if (far > 96) return grained;
  if (far > 90) return gap;
  const hole = Math.hypot(y - 8 * Math.round(y / 8), z - 8 * Math.round(z / 8));
  return hole < 2.6 ? gap : grained;
}

/** Both front doors from inside. */
export function doorParts({ trim, ornament, dash }: CabinLayout): readonly CabinPart[] {
  const shelf = block([694, -900, 776], [800, 1_100, 836], 26);
  const wall = block([736, -900, 60], [830, 1_100, 800], 12);
  const insert = block([712, -700, insertLow], [780, 640, 768], 20);
  const rest = melted(
    24,
    block([640, -700, 566], [760, 330, 634], 26),
    bar([676, 320, 604], [726, 560, 640], [26, 18]),
  );
  const pocket = without(
    block([668, -700, 150], [760, 620, 300], 24),
    block([690, -660, 200], [735, 590, 360], 12),
    6,
  );
  const strip = block([706, -700, 762], [770, 660, 774], 4);
  return [
    part(softBlack, paired(shelf)),
    { surface: grained, distance: paired(wall), detail: lowerAt },
    { surface: leather, distance: paired(insert), detail: insertAt },
    part(dash === 'upright' ? softBlack : leather, paired(rest)),
    part(grained, paired(pocket)),
    part(trim, paired(strip)),
    part(pianoBlack, paired(block([664, 80, 626], [724, 300, 639], 6))),
    part(ornament === chrome ? chrome : ornament, paired(bar([708, 500, 716], [704, 590, 718], [8, 8]))),
  ];
}
