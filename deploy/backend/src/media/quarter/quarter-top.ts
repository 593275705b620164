import type { PaintShades } from '../paint.ts';
import { seatPath } from '../shapes/seat-path.ts';
import type { ShapeSpec } from '../shapes/shape-spec.ts';
import type { Place } from './projection.ts';
import type { At } from './path-segments.ts';
import { noseCrest } from './quarter-nose.ts';
import { hoodFormMarkup } from './hood-form.ts';
import { seatShare, type QuarterScene } from './quarter-scene.ts';

const rounded = ([x, y]: At): At => [Math.round(x), Math.round(y)];

const filled = (path: string, ink: string): string => `<path d="${path}" fill="${ink}"/>`;

/** How far a strip goes on below its near edge, in millimeters: the flank covers it there, and no gap shows between them. */
const overlap = 80;

/** The edge of the upper side at a place behind the nose: near (1) or far (-1), so far above or below it. */
function edgeAt({ layout, flank }: QuarterScene, side: 1 | -1, [along, lift]: At): Place {
  return [along, side * flank.topHalfAt(along), layout.outline.topAt(along) + lift];
}

/** The near edge between its ends, below the flank. */
const nearEdge = (scene: QuarterScene, alongs: readonly number[]): Place[][] =>
  [
    edgeAt(scene, 1, [alongs[0] ?? 0, 0]),
    ...alongs.map((along) => edgeAt(scene, 1, [along, -overlap])),
    edgeAt(scene, 1, [alongs.at(-1) ?? 0, 0]),
  ].map((place) => [place]);

/** The far edge from front to rear; its curve is a little within its points. */
const farEdge = (scene: QuarterScene, from: number, to: number): Place[] =>
  [0, 0.25, 0.6, 1].map((share) => edgeAt(scene, -1, [from + (to - from) * share, 6]));

/** A strip of the upper side between two places behind the nose, from its near edge to its far one. */
function strip(scene: QuarterScene, from: number, to: number): string {
  const alongs = [0, 0.35, 1].map((share) => from + (to - from) * share);
  return scene.outline([...nearEdge(scene, alongs), farEdge(scene, from, to).toReversed()]);
}

/** How far behind the head of the windshield, as the shape is drawn with round corners, its roof begins. */
const roofStart = ({ header, softness }: ShapeSpec): number => header[0] + 30 + 60 * softness;

/** How far the hood reaches below the windshield. */
const hoodEnd = ({ cowl }: ShapeSpec): number => cowl[0] + 220;

/** The hood, from the crest of the nose to the windshield. */
function hood(scene: QuarterScene, paint: PaintShades): string {
  const { spec, outline, layout, flank, plane, at } = scene;
  const crest = noseCrest(scene);
  const span = [spec.hood[0] + 30, hoodEnd(spec)] as const;
  const [from, to] = [span[0] + 60, spec.cowl[0] - 40];
  const path = outline([
    ...nearEdge(scene, [span[0], from + 300, to, to + 110, span[1]]),
    [
      ...farEdge(scene, ...span)
        .slice(1)
        .toReversed(),
      crest.at(-1) ?? [0, 0, 0],
    ],
    crest.map(([along, left, up]): Place => [along, left, up - 20]).toReversed(),
  ]);
  const crease = (aside: number): string =>
    [0, 0.5, 1]
      .map((share): string => {
        const along = from + (to - from) * share;
        const place: Place = [
          along,
          flank.topHalfAt(along) * aside * (0.9 + 0.1 * share),
          layout.outline.topAt(along) + 14,
        ];
        return at(place).map(Math.round).join(' ');
      })
      .join(' ');
  const slope = (layout.outline.topAt(to) - layout.outline.topAt(from)) / (to - from);
  const middle = from + (to - from) * 0.36;
  const glow = plane(
    [middle, flank.noseHalf * 0.3, layout.outline.topAt(middle) + 10],
    [
      [100, 0, 100 * slope],
      [0, -100, 0],
    ],
    1,
  );
  const lines = `M${crease(0.62)}M${crease(-0.66)}`;
  return (
    filled(path, 'url(#h)') +
    `<ellipse rx="${Math.round((to - from) * 0.42)}" ry="${Math.round(flank.noseHalf * 0.5)}" transform="${glow}" fill="url(#s)"/>` +
    `<path d="${lines}" fill="none" stroke="${paint.shade}" stroke-width="2" stroke-opacity=".6"/>`
  );
}

/** The windshield from its foot up to a share of its height, on the surface between the pillars. */
function windshield({ spec, layout, flank, outline }: QuarterScene, share: number): string {
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
  const across = [1, 0.35, -0.35, -1];
  const upward = (share < 0.5 ? [0, 1] : [0, 0.5, 1]).map((part) => part * share);
  return outline([
    row(0, across),
    upward.flatMap((part) => row(part, [-1])),
    row(share, across.toReversed()),
    upward.toReversed().flatMap((part) => row(part, [1])),
  ]);
}

/** Dashboard, far front seat and steering wheel behind the windshield; the near seat is behind its pillar. */
function cabin(scene: QuarterScene): string {
  const { spec, polygon, at, driver } = scene;
  const { cowl, header, height, width, rear, doors } = spec;
  const [aside, foot] = [width * seatShare, cowl[1] + 60];
  const top = Math.min(header[1], height - (doors === 'panel' ? 700 : 0)) - 190;
  const head = rounded(at([header[0] + 60, -aside, top]));
  // Its lower end is behind the dashboard.
  const [, dashY] = rounded(at([cowl[0] + 30, -aside, foot]));
  const seat = seatPath([head], Math.max(4, dashY - head[1] - 38));
  const rim = polygon(
    [0, 45, 90, 135, 180].map((degrees): Place => {
      const angle = (degrees * Math.PI) / 180;
      return [cowl[0] + 430, driver * aside + 190 * Math.cos(angle), foot - 20 + 190 * Math.sin(angle)];
    }),
  );
  return (
    (rear === 'open' ? '' : filled(seat, '#10161b" fill-opacity=".4')) +
    filled(windshield(scene, 0.13), '#11171c" fill-opacity=".7') +
    `<path d="${rim}" fill="none" stroke="#11171c" stroke-opacity=".75" stroke-width="2.4"/>`
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
  if (roof === 'black') return [paint.base, '#2b3035'];
  return roof === 'floating' ? ['#16191c', '#2b3035'] : [paint.base, paint.light];
}

/** What is seen of hood, windshield, roof and deck. */
export function quarterTop(scene: QuarterScene, paint: PaintShades): string {
  const { spec } = scene;
  const { cowl, roofEnd, glassFoot, deck, rear } = spec;
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
        filled(strip(scene, cowl[0] - 20, roofStart(spec)), pillars) +
        filled(strip(scene, roofStart(spec) - 60, roofEnd[0]), top);
  const glass = windshield(scene, 0.89);
  return (
    behind +
    roof +
    hood(scene, paint) +
    hoodFormMarkup(scene, paint) +
    `<path d="${glass}" fill="url(#y)"${rear === 'open' ? ' fill-opacity=".5"' : ''} stroke="#0d0f11" stroke-width="3"/>` +
    cabin(scene) +
    `<path d="${sheen(scene)}" fill="#fff" fill-opacity=".13"/>`
  );
}
