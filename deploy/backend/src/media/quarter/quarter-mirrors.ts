import type { PaintShades } from '../paint.ts';
import type { QuarterScene } from './quarter-scene.ts';

/** How far the mirrors stand out from the doors, in millimeters. */
const reach = 90;

/** The mirror on the near door with its arm, and what is seen of the far one. */
export function quarterMirrors({ side, at, placeOf, flank }: QuarterScene, paint: PaintShades): string {
  const [along, up] = placeOf(side.mirror);
  const half = flank.halfAt(along, up);
  const [x = 0, y = 0] = at([along, half + reach, up + 70]).map(Math.round);
  const [farX = 0, farY = 0] = at([along + 30, -half - reach * 0.7, up + 70]).map(Math.round);
  const housing = `M${x - 15} ${y + 3}q0-10 11-11l12 1q7 2 6 10q-1 8-7 8h-14q-8 0-8-8z`;
  return (
    `<path d="M${farX - 8} ${farY + 4}q-1-8 6-9h7q6 1 6 8q-8 4-19 1z" fill="${paint.shade}" stroke="${paint.seam}" stroke-width=".8"/>` +
    `<path d="${housing}" fill="${paint.base}" stroke="${paint.seam}" stroke-width=".8"/>` +
    `<path d="M${x - 14} ${y + 5}h27q0 6-6 6l7 3-11 2-5-5h-5q-7 0-7-6z" fill="#15181b"/>` +
    `<path d="M${x - 11} ${y - 3}q2-3 7-3l11 1" fill="none" stroke="${paint.glint}" stroke-width="1.6"/>`
  );
}
