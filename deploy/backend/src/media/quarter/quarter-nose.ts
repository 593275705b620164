import { endGroundY } from '../ends/end-body.ts';
import { faceMarkup } from '../ends/face.ts';
import type { PaintShades } from '../paint.ts';
import type { Place } from './projection.ts';
import { picture, type QuarterScene } from './quarter-scene.ts';

/** Share of its own width that the drawing of the front has between the corners. */
const faceShare = 0.86;

/** The surface of the nose between its corners, its far corner turning away. */
function surface({ spec, flank, polygon, noseAt }: QuarterScene): string {
  const [low, high] = [spec.sill + 15, spec.hood[1] + 12];
  const heights = [0, 0.25, 0.5, 0.75, 1].map((share) => low + (high - low) * share);
  const half = flank.noseHalf;
  const near: Place[] = heights.map((up) => [noseAt(up) + 14, half + 8, up]);
  const far: Place[] = heights.map((up) => [noseAt(up) + 70, -half * 1.09, up]);
  const edge = (up: number, bulge: number): Place[] =>
    [0.5, 0, -0.5].map((share) => [noseAt(up) - bulge * (1 - share ** 2), half * share, up]);
  return polygon([
    ...near,
    ...edge(high, 40).map(([along, left, up]): Place => [along, left, up + 14]),
    ...far.toReversed(),
    ...edge(low - 25, 60).toReversed(),
  ]);
}

/**
 * The front with its face, on the surface of the nose; uses the id `n`. Its paint is that of the flank, `p`, so that no
 * edge shows between them; the shade `e` turns its far side away.
 */
export function quarterNose(scene: QuarterScene, paint: PaintShades): string {
  const { spec, flank, front, at, plane, noseAt } = scene;
  const { sill, hood, width } = spec;
  const path = surface(scene);
  const unitsPerMillimeter = front.half / (width / 2);
  const middle = (front.noseY + front.bumperY) / 2;
  const height = (endGroundY - middle) / unitsPerMillimeter;
  const lean = (noseAt(hood[1] - 60) - noseAt(sill + 200)) / Math.max(200, hood[1] - sill - 260);
  const transform = plane(
    [noseAt(height) - 10, 0, height],
    [
      [0, 100 * faceShare, 0],
      [-100 * lean, 0, -100],
    ],
    unitsPerMillimeter,
  );
  const farX = Math.round(at([noseAt(sill + 300) + 70, -flank.noseHalf * 1.09, sill + 300])[0]);
  return (
    `<clipPath id="n"><path d="${path}"/></clipPath>` +
    `<g clip-path="url(#n)"><path d="${picture}" fill="url(#p)"/><path d="M${farX} 0h600v480h-600z" fill="url(#e)"/><g transform="${transform}"><g transform="translate(0 ${-middle})">${faceMarkup(front, paint)}</g></g></g>`
  );
}
