import { endGroundY } from '../ends/end-body.ts';
import { faceMarkup } from '../ends/face.ts';
import type { PaintShades } from '../paint.ts';
import type { Place } from './projection.ts';
import { noseSkew } from './quarter-defs.ts';
import { picture, type QuarterScene } from './quarter-scene.ts';

/** Share of its own width that the drawing of the front has between the corners. */
const faceShare = 0.86;

/** How far the far corner of the nose is behind it, and how much wider than its edge: where it turns out of sight. */
const farCorner = { along: 70, share: 1.09 };

/** The upper edge of the nose, where the hood begins, from its near corner to its far one. */
export function noseCrest({ spec, flank, noseAt }: QuarterScene): readonly Place[] {
  const high = spec.hood[1] + 12;
  const half = flank.noseHalf;
  const edge = noseAt(high);
  return [
    [edge + 14, half + 8, high - 6],
    ...[0.8, 0.1, -0.7].map((share): Place => [
      edge - 80 * (1 - share ** 2),
      half * share,
      high + 16 * (1 - share ** 4),
    ]),
    [edge + farCorner.along, -half * farCorner.share, high - 14],
  ];
}

/** The surface of the nose between its corners, its far corner turning away. */
function surface(scene: QuarterScene): string {
  const { spec, flank, outline, noseAt } = scene;
  const [low, high] = [spec.sill + 15, spec.hood[1]];
  const heights = [0, 0.33, 0.67, 1].map((share) => low + (high - low) * share);
  const half = flank.noseHalf;
  const far = heights.map((up): Place => [noseAt(up) + farCorner.along, -half * farCorner.share, up - 14]);
  const lower = [-0.7, 0, 0.7].map((share): Place => [
    noseAt(low) - 110 * (1 - share ** 2),
    half * share,
    low - 25,
  ]);
  return outline([
    heights.map((up): Place => [noseAt(up) + 14, half + 8, up]),
    noseCrest(scene),
    far.toReversed(),
    lower,
  ]);
}

/**
 * The front with its face, on the surface of the nose; uses the id `n`. Its paint goes on from that of the flank, so that no edge
 * shows between them; the shade `q` turns its far side away.
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
  const [glowX, glowY] = at([noseAt(hood[1]) - 30, 0.2 * flank.noseHalf, hood[1] - 20]);
  return (
    `<clipPath id="n"><path d="${path}"/></clipPath>` +
    `<g clip-path="url(#n)"><path d="M0-90h640v660H0z" transform="${noseSkew(scene)}" fill="url(#p)"/><path d="${picture}" fill="url(#q)"/>` +
    `<ellipse cx="${Math.round(glowX)}" cy="${Math.round(glowY)}" rx="70" ry="15" fill="url(#s)"/>` +
    // Bright metal is that of the wheels.
    `<g transform="${transform}"><g transform="translate(0 ${-middle})">${faceMarkup(front, paint).replaceAll('url(#k)', 'url(#m)')}</g></g></g>`
  );
}
