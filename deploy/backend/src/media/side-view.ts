import { shadowMarkup } from './backdrop.ts';
import type { PaintShades } from './paint.ts';
import type { SideArt } from './shapes/side-art.ts';
import { groundY } from './shapes/side-layout.ts';
import { wheelDefs, wheelMarkup, wheelPair } from './wheel-art.ts';

/** The gradients of a side, from its roof to its sill, and its clips: `b` the body, `c` the windows. */
function paintDefs(art: SideArt, paint: PaintShades): string {
  const height = art.sillY - art.roofY;
  const at = (y: number): string => ((y - art.roofY) / height).toFixed(2).replace('0.', '.');
  return (
    `<linearGradient id="p" gradientUnits="userSpaceOnUse" x1="0" y1="${art.roofY}" x2="0" y2="${art.sillY}">` +
    `<stop stop-color="${paint.glint}"/><stop offset=".07" stop-color="${paint.light}"/><stop offset="${at(art.beltY - 6)}" stop-color="${paint.base}"/>` +
    `<stop offset="${at(art.beltY + 12)}" stop-color="${paint.light}"/><stop offset="${at(art.beltY + 56)}" stop-color="${paint.base}"/>` +
    `<stop offset=".86" stop-color="${paint.shade}"/><stop offset="1" stop-color="${paint.deep}"/></linearGradient>` +
    `<linearGradient id="u" x2="0" y2="1"><stop stop-color="${paint.deep}" stop-opacity=".5"/><stop offset=".5" stop-color="${paint.shade}" stop-opacity=".1"/><stop offset="1" stop-color="${paint.deep}" stop-opacity=".5"/></linearGradient>` +
    '<linearGradient id="e"><stop stop-opacity=".42"/><stop offset=".13" stop-opacity="0"/><stop offset=".85" stop-opacity="0"/><stop offset="1" stop-opacity=".46"/></linearGradient>' +
    `<linearGradient id="r" gradientUnits="userSpaceOnUse" x1="0" y1="${art.roofY}" x2="0" y2="${art.beltY + 40}"><stop stop-color="#fff" stop-opacity=".85"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>` +
    `<linearGradient id="g" x2="0" y2="1"><stop stop-color="#93a6b5"/><stop offset=".5" stop-color="#62737f"/><stop offset="1" stop-color="#35414a"/></linearGradient>` +
    '<linearGradient id="l" x2="0" y2="1"><stop stop-color="#f03a3a"/><stop offset="1" stop-color="#7d0a12"/></linearGradient>' +
    wheelDefs +
    `<clipPath id="b"><path d="${art.body}"/></clipPath><clipPath id="c"><path d="${art.glass}"/></clipPath>`
  );
}

/** Both wheel arches: the dark opening, and its plastic edge or the light on it. */
function archMarkup({ arches, hasArchTrim }: SideArt): string {
  const edge = hasArchTrim
    ? 'stroke="#25282b" stroke-width="10"'
    : 'stroke="#fff" stroke-opacity=".2" stroke-width="1.4"';
  return `<path d="${arches}" fill="#08090b" ${edge}/>`;
}

/** A headlamp as it reaches around the corner; empty where the face has its own. */
export const headlampMarkup = ({ headlamp }: SideArt): string =>
  headlamp.lens
    ? `<path d="${headlamp.lens}" fill="url(#g)" stroke="#0f1214" stroke-width="1.2"/><path d="${headlamp.light}" fill="none" stroke="#fbfdff" stroke-width="2.2"/>`
    : '';

/** A taillight as it reaches around the corner; empty where the body ends at the cab. */
export const taillightMarkup = ({ tailLamp }: SideArt): string =>
  tailLamp.lens
    ? `<path d="${tailLamp.lens}" fill="url(#l)" stroke="#4a070c" stroke-width=".8"/><path d="${tailLamp.light}" fill="none" stroke="#ff9c8f" stroke-width="1.8"/>`
    : '';

/** The second line along the doors, light above its shade. */
export const bodyLineMarkup = ({ bodyLine }: SideArt, paint: PaintShades): string =>
  bodyLine &&
  `<path d="${bodyLine}" fill="none" stroke="${paint.deep}" stroke-width="5" stroke-opacity=".3"/><path d="${bodyLine}" fill="none" stroke="${paint.glint}" stroke-width="1.4" stroke-opacity=".75"/>`;

function bodyMarkup(art: SideArt, paint: PaintShades): string {
  const [from, to] = art.extent;
  const span = `M${from} ${art.roofY - 4}H${to}V${art.sillY + 6}H${from}Z`;
  return (
    '<g clip-path="url(#b)">' +
    `<path d="${span}" fill="url(#p)"/>` +
    `<path d="${art.crease}V${art.sillY + 4}H${from}Z" fill="url(#u)"/>` +
    `<path d="${span}" fill="url(#e)"/>` +
    `<path d="${art.crease}" fill="none" stroke="${paint.glint}" stroke-width="1.6" stroke-opacity=".8"/>` +
    `<path d="${art.crease}" transform="translate(0 -9)" fill="none" stroke="${paint.glint}" stroke-width="9" stroke-opacity=".17"/>` +
    `<path d="${art.lowerCrease}" fill="none" stroke="${paint.glint}" stroke-width="3" stroke-opacity=".34"/>` +
    bodyLineMarkup(art, paint) +
    art.trim +
    `<path d="${art.upperEdge}" fill="none" stroke="url(#r)" stroke-width="4"/>` +
    `<path d="${art.cladding}" fill="#1d2023"/>` +
    archMarkup(art) +
    headlampMarkup(art) +
    taillightMarkup(art) +
    '</g>'
  );
}

function glassMarkup(art: SideArt): string {
  return (
    `<path d="${art.screens}" fill="#171d22"/>` +
    `<path d="${art.glass}" fill="url(#g)" stroke="#0d0f11" stroke-width="3"/>` +
    '<g clip-path="url(#c)">' +
    `<path d="${art.seats}" fill="#10161b" fill-opacity=".45"/>` +
    '<path d="M300 90 200 270h50L350 90zM520 90 420 270h70L590 90z" fill="#fff" fill-opacity=".1"/>' +
    `<path d="${art.pillars}" fill="none" stroke="#0d0f11" stroke-width="${art.pillarWidth}"/>` +
    (art.paintedPillar && `<path d="${art.paintedPillar}" fill="url(#p)" stroke="#0d0f11"/>`) +
    '</g>' +
    `<path d="${art.brightwork}" fill="none" stroke="#dfe4e8" stroke-width="1.6"/>`
  );
}

function detailMarkup(art: SideArt, paint: PaintShades): string {
  const handles = art.handles.map(([x, y]) => `M${x} ${y}h20a2 2 0 0 1 0 4.6h-20a2 2 0 0 1 0-4.6z`).join('');
  return (
    `<path d="${art.seams}" fill="none" stroke="${paint.seam}" stroke-width="1.3" stroke-opacity=".85"/>` +
    `<path d="${handles}" fill="${paint.light}" stroke="${paint.seam}" stroke-width=".9"/>` +
    mirrorMarkup(art.mirror, paint)
  );
}

/** The mirror on the front door, with its foot at the given point. */
function mirrorMarkup([x, y]: readonly [number, number], paint: PaintShades): string {
  return `<path d="M${x} ${y}l-9 5h14z" fill="#101214"/><path d="M${x - 17} ${y - 11}q1-6 9-6l9 1q3 8 0 14l-12 1q-7-2-6-10z" fill="${paint.base}" stroke="${paint.seam}" stroke-width=".8"/><path d="M${x - 16} ${y - 13}q2-4 8-4l8 1" fill="none" stroke="${paint.glint}" stroke-width="1.5"/>`;
}

/** The vehicle from its left side, nose to the left, with its shadow; no backdrop. */
export function sideView(art: SideArt, paint: PaintShades): string {
  const [from, to] = art.extent;
  const wheel = wheelMarkup(art.wheel);
  const underside = Math.round(art.sillY + (groundY - art.sillY) * 0.5);
  const wheelY = groundY - art.wheel.tireRadius;
  return (
    paintDefs(art, paint) +
    shadowMarkup(from, to, groundY) +
    `<path d="M${art.frontX} ${art.sillY - 20}H${art.rearX}V${underside}H${art.frontX}Z" fill="#0a0c0e"/>` +
    '<g stroke-linecap="round" stroke-linejoin="round">' +
    art.behind +
    bodyMarkup(art, paint) +
    glassMarkup(art) +
    detailMarkup(art, paint) +
    art.over +
    '</g>' +
    wheelPair(wheel, [art.frontX, art.rearX], wheelY)
  );
}
