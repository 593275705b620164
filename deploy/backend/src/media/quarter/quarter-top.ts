import type { PaintShades } from '../paint.ts';
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

/** The windshield from its foot up to a share of its height. */
function windshield({ spec, flank, polygon }: QuarterScene, share: number): string {
  const { cowl, header } = spec;
  const between = (foot: number, top: number): number => foot + (top - foot) * share;
  const row = (half: number, [along, up]: readonly [number, number], bulge: number): Place[] =>
    [1, 0.5, 0, -0.5, -1].map((aside) => [along - bulge * (1 - aside ** 2), half * aside, up]);
  const foot = flank.topHalfAt(cowl[0]) - 30;
  const top = flank.halfAt(header[0], header[1]) - 50;
  return polygon([
    ...row(foot, [cowl[0] + 30, cowl[1] + 8], 190),
    ...row(
      between(foot, top),
      [between(cowl[0] + 30, header[0] - 20), between(cowl[1] + 8, header[1] - 14)],
      between(190, 120),
    ).toReversed(),
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
function sheen({ spec, flank, polygon }: QuarterScene): string {
  const { cowl, header } = spec;
  const half = flank.topHalfAt(header[0]);
  return polygon([
    [header[0] - 60, -half * 0.2, header[1] - 30],
    [header[0] - 60, half * 0.35, header[1] - 30],
    [cowl[0] - 50, half * 0.1, cowl[1] + 40],
    [cowl[0] - 20, -half * 0.75, cowl[1] + 40],
  ]);
}

/** What is seen of hood, windshield, roof and deck. */
export function quarterTop(scene: QuarterScene, paint: PaintShades): string {
  const { spec } = scene;
  const { hood, cowl, header, roofEnd, glassFoot, deck, rear } = spec;
  const isClosed = rear === 'closed';
  const behind = filled(
    strip(scene, glassFoot[0] + (isClosed ? 0 : 30), deck[0]),
    isClosed ? paint.shade : '#15181b',
  );
  const roof =
    rear === 'open'
      ? ''
      : filled(strip(scene, roofEnd[0], glassFoot[0]), '#171d22') +
        filled(strip(scene, cowl[0], header[0]), paint.shade) +
        filled(strip(scene, header[0] - 40, roofEnd[0]), paint.light);
  const glass = windshield(scene, 1);
  return (
    behind +
    roof +
    filled(strip(scene, hood[0] + 30, cowl[0] + 220), 'url(#h)') +
    `<path d="${glass}" fill="none" stroke="${paint.light}" stroke-width="8"/>` +
    `<path d="${glass}" fill="url(#g)"${rear === 'open' ? ' fill-opacity=".5"' : ''} stroke="#0d0f11" stroke-width="3"/>` +
    cabin(scene) +
    `<path d="${sheen(scene)}" fill="#fff" fill-opacity=".1"/>`
  );
}
