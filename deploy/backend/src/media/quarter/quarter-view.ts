import { endDefs } from '../ends/end-body.ts';
import type { PaintShades } from '../paint.ts';
import { groundY } from '../shapes/side-layout.ts';
import type { ShapeVariant } from '../shapes/shape-variant.ts';
import { lampMarkup, mirrorMarkup, paintDefs } from '../side-view.ts';
import { wheelMarkup } from '../wheel-art.ts';
import { quarterNose } from './quarter-nose.ts';
import { picture, quarterScene, type QuarterScene } from './quarter-scene.ts';
import { quarterTop } from './quarter-top.ts';
import { warpedMarkup } from './warped-path.ts';

/** The definitions of the end views that a nose and a hood refer to. */
function endGradients({ front }: QuarterScene, paint: PaintShades): string {
  const defs = endDefs(front, paint);
  return ['h', 'k']
    .map((id) => new RegExp(`<linearGradient id="${id}".*?</linearGradient>`).exec(defs)?.[0])
    .join('');
}

function shadow({ spec, at }: QuarterScene): string {
  const half = spec.width / 2;
  const [fromX] = at([0, -half, 0]);
  const [toX, toY] = at([spec.length, half * 0.6, 0]);
  const [frontX, nearY] = at([spec.frontAxle, half, 0]);
  const [rearX, rearY] = at([spec.frontAxle + spec.wheelbase, half, 0]);
  const [centerX, centerY] = [Math.round((fromX + toX) / 2), Math.round((toY + nearY) / 2) - 3];
  return (
    '<radialGradient id="sh"><stop stop-opacity=".9"/><stop offset=".7" stop-opacity=".55"/><stop offset="1" stop-opacity="0"/></radialGradient>' +
    `<g fill="url(#sh)" transform="rotate(-4 ${centerX} ${centerY})"><ellipse cx="${centerX}" cy="${centerY}" rx="${Math.round((toX - fromX) / 2) + 26}" ry="33" opacity=".6"/>` +
    `<ellipse cx="${Math.round((frontX + rearX) / 2)}" cy="${Math.round((nearY + rearY) / 2) - 5}" rx="${Math.round((rearX - frontX) / 2) + 48}" ry="10"/></g>`
  );
}

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
  const axles = [spec.frontAxle, spec.frontAxle + spec.wheelbase];
  const lefts = isNear ? [half - 230, half - 130] : [60 - half, 250 - half];
  const tires = axles.flatMap((along) => lefts.map((left) => tire(along, left)));
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
function flankMarkup({ side }: QuarterScene, paint: PaintShades): string {
  const { wheel, sillY, frontX, rearX, hasArchTrim } = side;
  const radius = Math.round(wheel.tireRadius + 5);
  const half = Math.round(
    Math.sqrt(Math.max(0, radius ** 2 - (sillY + 2 - groundY + wheel.tireRadius) ** 2)),
  );
  const arches = [frontX, rearX]
    .map((x) => `M${Math.round(x - half)} ${sillY + 2}a${radius} ${radius} 0 1 1 ${2 * half} 0`)
    .join('');
  const edge = hasArchTrim
    ? ' stroke="#25282b" stroke-width="9"'
    : ` stroke="${paint.light}" stroke-width="1.4"`;
  const [from] = side.extent;
  return (
    `<path d="${side.crease}V${sillY + 4}H${from}Z" fill="url(#u)"/>` +
    `<path d="${side.crease}" fill="none" stroke="${paint.glint}" stroke-width="1.6" stroke-opacity=".8"/>` +
    side.trim +
    `<path d="${side.upperEdge}" fill="none" stroke="url(#r)" stroke-width="4"/>` +
    `<path d="${side.cladding}" fill="#1d2023"/>` +
    `<path d="${arches}" fill="#08090b"${edge}/>` +
    lampMarkup(side)
  );
}

function windows({ side, onFlank, onSeats }: QuarterScene): string {
  const onGlass = (markup: string): string => warpedMarkup(markup, onFlank);
  const seats = warpedMarkup(`<path d="${side.seats}" fill="#11171c" fill-opacity=".8"/>`, onSeats);
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
    '</g>' +
    onGlass(bright)
  );
}

function details({ side }: QuarterScene, paint: PaintShades): string {
  const handles = side.handles.map(([x, y]) => `M${x} ${y + 2}h20`).join('');
  return (
    `<path d="${side.seams}" fill="none" stroke="${paint.seam}" stroke-width="1.2" stroke-opacity=".85"/>` +
    `<path d="${handles}" fill="none" stroke="${paint.seam}" stroke-width="5"/>` +
    `<path d="${handles}" fill="none" stroke="${paint.light}" stroke-width="3.4"/>`
  );
}

/** The vehicle from its left front corner, with its shadow; no backdrop. Not for a cab with a box or a bare frame behind it. */
export function quarterView(variant: ShapeVariant, paint: PaintShades): string {
  const scene = quarterScene(variant);
  const { side, onFlank } = scene;
  const heightOf = (y: number): number => Math.round(onFlank([320, y])[1]);
  const { roofY, beltY, sillY } = side;
  const shaded = { ...side, roofY: heightOf(roofY), beltY: heightOf(beltY), sillY: heightOf(sillY) };
  const warped = (markup: string): string => warpedMarkup(markup, onFlank);
  const [mirrorX, mirrorY] = onFlank(side.mirror).map(Math.round);
  return (
    warped(paintDefs(shaded, paint)) +
    endGradients(scene, paint) +
    shadow(scene) +
    wheels(scene, false) +
    underside(scene) +
    '<g stroke-linecap="round" stroke-linejoin="round">' +
    warped(side.behind) +
    quarterTop(scene, paint) +
    quarterNose(scene, paint) +
    `<g clip-path="url(#b)"><path d="${picture}" fill="url(#p)"/><path d="${picture}" fill="url(#e)"/>${warped(flankMarkup(scene, paint))}</g>` +
    windows(scene) +
    warped(details(scene, paint) + side.over) +
    mirrorMarkup([mirrorX ?? 0, mirrorY ?? 0], paint) +
    '</g>' +
    `<marker id="w" markerUnits="userSpaceOnUse" markerWidth="1" markerHeight="1" overflow="visible">${wheelMarkup(side.wheel)}</marker>` +
    wheels(scene, true)
  );
}
