import type { PaintShades } from '../paint.ts';
import type { ShapeSpec } from '../shapes/shape-spec.ts';
import type { Place } from './projection.ts';
import { seatShare, type QuarterScene } from './quarter-scene.ts';

const shares = [0, 0.25, 0.5, 0.75, 1];

const filled = (path: string, ink: string): string => `<path d="${path}" fill="${ink}"/>`;

/** A strip of the upper side between two places behind the nose, from its near edge to its far one. */
function strip({ layout, flank, polygon }: QuarterScene, from: number, to: number): string {
  const edge = (side: 1 | -1): Place[] =>
    shares.map((share) => {
      const along = from + (to - from) * share;
      return [along, side * flank.topHalfAt(along), layout.outline.topAt(along) - 4];
    });
  return polygon([...edge(1), ...edge(-1).toReversed()]);
}

/** How far behind the head of the windshield, as the shape is drawn with round corners, its roof begins. */
const roofStart = ({ header, softness }: ShapeSpec): number => header[0] + 30 + 110 * softness;

/** The windshield from its foot up to a share of its height, on the surface between the pillars. */
function windshield({ spec, layout, flank, polygon }: QuarterScene, share: number): string {
  const from = spec.cowl[0] + 30;
  const row = (part: number, asides: readonly number[]): Place[] => {
    const along = from + (roofStart(spec) - from) * part;
    const half = flank.topHalfAt(along) - 58;
    const bulge = 190 - 110 * part;
    return asides.map((aside) => [
      along - bulge * (1 - aside ** 2),
      half * aside,
      layout.outline.topAt(along) + 4,
    ]);
  };
  return polygon([
    ...row(0, [1, 0.5, 0, -0.5, -1]),
    ...row(share / 2, [-1]),
    ...row(share, [-1, 0, 1]),
    ...row(share / 2, [1]),
  ]);
}

/** Half the outline of a front seat, from its headrest down, in millimeters: aside and below its top. */
const seatOutline = [
  [90, 0],
  [130, 40],
  [110, 200],
  [240, 280],
] as const;

/** Dashboard, passenger's seat and steering wheel behind the windshield; the driver's seat is behind its pillar. */
function cabin(scene: QuarterScene): string {
  const { spec, polygon } = scene;
  const { cowl, header, height, width, rear, doors } = spec;
  const [driver, foot] = [width * seatShare, cowl[1] + 60];
  const top = Math.min(header[1], height - (doors === 'panel' ? 700 : 0)) - 200;
  const edge = (side: 1 | -1): Place[] =>
    [...seatOutline, [250, top - foot] as const].map(([aside, below]) => [
      header[0] + 120,
      side * aside - driver,
      top - below,
    ]);
  const rim = polygon(
    [0, 36, 72, 108, 144, 180].map((degrees): Place => {
      const angle = (degrees * Math.PI) / 180;
      return [cowl[0] + 430, driver + 190 * Math.cos(angle), foot - 20 + 190 * Math.sin(angle)];
    }),
  );
  const seat = rear === 'open' ? '' : polygon([...edge(-1), ...edge(1).toReversed()]);
  return (
    filled(seat + windshield(scene, 0.14), '#11171c" fill-opacity=".75') +
    `<path d="${rim}" fill="none" stroke="#11171c" stroke-width="2.6"/>`
  );
}

/** The light that the glass reflects, from its roof to its foot. */
function sheen({ spec, layout, flank, polygon }: QuarterScene): string {
  const { cowl } = spec;
  const top = roofStart(spec) - 150;
  const half = flank.topHalfAt(top);
  const up = layout.outline.topAt(top) - 10;
  return polygon([
    [top, -half * 0.2, up],
    [top, half * 0.35, up],
    [cowl[0] - 50, half * 0.1, cowl[1] + 40],
    [cowl[0] - 20, -half * 0.75, cowl[1] + 40],
  ]);
}

/** Colors of the pillars beside the windshield and of the roof. */
function roofInks({ roof }: ShapeSpec, paint: PaintShades): readonly [string, string] {
  if (roof === 'white') return ['#16191c', '#eceff1'];
  return roof === 'floating' ? ['#16191c', '#2b3035'] : [paint.base, paint.light];
}

/** What is seen of hood, windshield, roof and deck. */
export function quarterTop(scene: QuarterScene, paint: PaintShades): string {
  const { spec } = scene;
  const { hood, cowl, roofEnd, glassFoot, deck, rear } = spec;
  const [pillars, top] = roofInks(spec, paint);
  const isClosed = rear === 'closed';
  const behind = filled(
    strip(scene, glassFoot[0] + (isClosed ? 0 : 30), deck[0]),
    isClosed ? paint.shade : '#15181b',
  );
  const roof =
    rear === 'open'
      ? ''
      : filled(strip(scene, roofEnd[0], glassFoot[0]), '#171d22') +
        filled(strip(scene, cowl[0], roofStart(spec)), pillars) +
        filled(strip(scene, roofStart(spec) - 60, roofEnd[0]), top);
  const glass = windshield(scene, 0.91);
  return (
    behind +
    roof +
    filled(strip(scene, hood[0] + 30, cowl[0] + 220), 'url(#h)') +
    `<path d="${glass}" fill="url(#g)"${rear === 'open' ? ' fill-opacity=".5"' : ''} stroke="#0d0f11" stroke-width="3"/>` +
    cabin(scene) +
    `<path d="${sheen(scene)}" fill="#fff" fill-opacity=".1"/>`
  );
}
