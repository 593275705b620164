import type { PaintShades } from '../paint.ts';
import { seatPath } from '../shapes/seat-path.ts';
import type { ShapeVariant } from '../shapes/drawn-shape.ts';
import { bodyLineMarkup, taillightMarkup } from '../side-view.ts';
import { wheelMarkup } from '../wheel-art.ts';
import type { At } from './path-segments.ts';
import { quarterDefs } from './quarter-defs.ts';
import { quarterLamps } from './quarter-lamps.ts';
import { quarterMirrors } from './quarter-mirrors.ts';
import { quarterNose } from './quarter-nose.ts';
import { picture, quarterScene, type QuarterScene } from './quarter-scene.ts';
import { floorImage, quarterShadow } from './quarter-shadow.ts';
import { quarterTop } from './quarter-top.ts';
import { warpedMarkup } from './warped-path.ts';

/** How far behind its spokes the brake of a wheel is seen, in units of the picture. */
const rimDepth = 4;

/** A wheel's plane: 100 mm to the rear, and 100 mm down. */
const wheelAxes = [
  [100, 0, 0],
  [0, 0, -100],
] as const;

/** Tires; on the near side with their tread, and with the rim as the marker `w`. */
function wheels({ spec, side, layout, plane }: QuarterScene, isNear: boolean): string {
  const half = spec.width / 2;
  const place = (along: number, left: number): string =>
    plane([along, left, spec.tire / 2], wheelAxes, layout.scale);
  const tire = (along: number, left: number): string =>
    `<circle r="${side.wheel.tireRadius}" transform="${place(along, left)}"/>`;
  const front = spec.frontAxle;
  const axles = [front, front + spec.wheelbase];
  // The far rear wheel is behind the body.
  const tires = isNear
    ? axles.map((along) => tire(along, half - 180))
    : [60 - half, 220 - half].map((left) => tire(front, left));
  const rim = (along: number): string =>
    `<path transform="${place(along, half - 34)}" d="M0 0h.01" marker-start="url(#w)"/>`;
  return `<g fill="#131517">${tires.join('')}</g>${isNear ? axles.map(rim).join('') : ''}`;
}

function underside({ spec, polygon }: QuarterScene): string {
  const { width, sill, frontAxle, wheelbase, tire } = spec;
  const half = width / 2;
  const low = sill * 0.6;
  const end = frontAxle + wheelbase + tire * 0.3;
  return `<path d="${polygon([
    [frontAxle * 0.4, half * 0.84, low],
    [end, half * 0.88, low],
    [end, half * 0.88, sill + 250],
    [frontAxle * 0.4, half * 0.84, sill + 250],
    [140, -half * 0.8, sill + 200],
    [140, -half * 0.8, low],
  ])}" fill="#0a0c0e"/>`;
}

/** The side in the coordinates of the side view, to be warped; its paint fills the clip. */
function flankMarkup({ side }: QuarterScene, paint: PaintShades, isDim: boolean): string {
  const { arches, sillY, hasArchTrim } = side;
  const edge = hasArchTrim
    ? ' stroke="#25282b" stroke-width="9"'
    : ` stroke="${paint.light}" stroke-width="1.4"`;
  const [from] = side.extent;
  const [, creaseY = '0'] = /^M\S+ (\S+)C/.exec(side.crease) ?? [];
  return (
    `<path d="${side.crease}V${sillY + 4}H${from - 20}V${creaseY}Z" fill="url(#u)" stroke="${paint.glint}" stroke-width="1.5" stroke-opacity=".8"/>` +
    bodyLineMarkup(side, paint) +
    side.trim +
    `<path d="${side.upperEdge}" fill="none" stroke="#fff" stroke-opacity="${isDim ? 0.85 : 0.42}" stroke-width="3"/>` +
    `<path d="${side.cladding}" fill="#1d2023"/>` +
    `<path d="${arches}" fill="#08090b"${edge}/>` +
    taillightMarkup(side)
  );
}

function windows({ side, onFlank, onSeats }: QuarterScene): string {
  const onGlass = (markup: string): string => warpedMarkup(markup, onFlank);
  const heads = side.headrests
    .map((head): At => onSeats(head))
    .map(([x, y]): At => [Math.round(x), Math.round(y)]);
  const seats = heads.length > 0 ? `<path d="${seatPath(heads)}" fill="#10161b" fill-opacity=".42"/>` : '';
  const bright = side.brightwork
    ? `<path d="${side.brightwork}" fill="none" stroke="#dfe4e8" stroke-width="1.6"/>`
    : '';
  return (
    onGlass(`<path d="${side.glass}" fill="url(#g)" stroke="#0d0f11" stroke-width="3"/>`) +
    '<g clip-path="url(#c)">' +
    seats +
    (side.pillars
      ? onGlass(`<path d="${side.pillars}" fill="none" stroke="#0d0f11" stroke-width="${side.pillarWidth}"/>`)
      : '') +
    (side.paintedPillar ? onGlass(`<path d="${side.paintedPillar}" fill="url(#p)" stroke="#0d0f11"/>`) : '') +
    '</g>' +
    onGlass(bright)
  );
}

function details({ side }: QuarterScene, paint: PaintShades): string {
  const handles = side.handles.map(([x, y]) => `M${x} ${y}h20l1 4h-21z`).join('');
  return (
    `<path d="${side.seams}" fill="none" stroke="${paint.seam}" stroke-width="1.2" stroke-opacity=".85"/>` +
    `<path d="${handles}" fill="${paint.light}" stroke="${paint.seam}" stroke-width=".9"/>`
  );
}

interface QuarterOptions {
  /** On which side the driver sits: near (1), or far (-1) in a drawing that will be mirrored. */
  readonly driver: 1 | -1;
  /** Whether the studio is dark but for a glow above: the edges of the body catch it, and the floor mirrors the body. */
  readonly isDim: boolean;
}

/** The vehicle from its left front corner, with its shadow; no backdrop. Not for a cab with a box or a bare frame behind it. */
export function quarterView(
  variant: ShapeVariant,
  paint: PaintShades,
  { driver, isDim }: QuarterOptions,
): string {
  const scene = quarterScene(variant, driver);
  const { side, onFlank } = scene;
  const warped = (markup: string): string => warpedMarkup(markup, onFlank);
  return (
    quarterDefs(scene, paint) +
    (isDim ? floorImage(scene, paint) : '') +
    quarterShadow(scene) +
    wheels(scene, false) +
    underside(scene) +
    '<g stroke-linecap="round" stroke-linejoin="round">' +
    warped(side.behind) +
    quarterTop(scene, paint) +
    quarterNose(scene, paint) +
    `<g clip-path="url(#b)"><path d="${picture}" fill="url(#p)"/>${warped(flankMarkup(scene, paint, isDim))}<path d="${picture}" fill="url(#q)"/></g>` +
    quarterLamps(scene) +
    windows(scene) +
    warped(details(scene, paint) + side.over) +
    quarterMirrors(scene, paint) +
    '</g>' +
    `<marker id="w" markerUnits="userSpaceOnUse" markerWidth="1" markerHeight="1" overflow="visible">${wheelMarkup(side.wheel, rimDepth)}</marker>` +
    wheels(scene, true)
  );
}
