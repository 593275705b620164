import type { PaintShades } from '../paint.ts';
import type { Place } from './projection.ts';
import type { QuarterScene } from './quarter-scene.ts';

/** The plane of the floor: 100 mm to the rear, and 100 mm to the left. */
const floorAxes = [
  [100, 0, 0],
  [0, 100, 0],
] as const;

/** The shade on the floor: wide and faint around the vehicle, dark below it, and black where tires stand; uses the id `sh`. */
export function quarterShadow({ spec, plane }: QuarterScene): string {
  const { length, width, frontAxle, wheelbase, tire } = spec;
  const ellipse = (center: Place, [rx, ry]: readonly [number, number]): string =>
    `<ellipse rx="${Math.round(rx)}" ry="${Math.round(ry)}" transform="${plane(center, floorAxes, 1)}"/>`;
  const half = width / 2;
  const tires = [frontAxle, frontAxle + wheelbase].map((along) =>
    ellipse([along + 20, half - 130, 0], [tire * 0.62, 230]),
  );
  return (
    '<radialGradient id="sh"><stop/><stop offset=".62" stop-opacity=".55"/><stop offset="1" stop-opacity="0"/></radialGradient>' +
    `<g fill="url(#sh)">${ellipse([length / 2 - 60, 40, 0], [length * 0.58, width * 0.78])}${tires.join('')}</g>`
  );
}

/** The body upside down in a polished floor, fading with the distance from it; uses the id `o`. */
export function floorImage({ spec, flank, at, polygon }: QuarterScene, paint: PaintShades): string {
  const { sill, belt, length, frontAxle, width } = spec;
  const half = flank.noseHalf;
  const path = polygon([
    [90, -half, -sill],
    [40, half, -sill],
    [frontAxle, width / 2, -sill],
    [length - 150, half, -sill],
    [length, half, -belt[1]],
    [frontAxle, width / 2, -belt[0]],
    [0, half, -belt[0]],
    [60, -half, -belt[0]],
  ]);
  const top = Math.round(at([frontAxle, width / 2, 0])[1]);
  return (
    `<linearGradient id="o" gradientUnits="userSpaceOnUse" x2="0" y1="${top - 20}" y2="${top + 74}"><stop stop-color="${paint.shade}" stop-opacity=".55"/><stop offset="1" stop-color="${paint.shade}" stop-opacity="0"/></linearGradient>` +
    `<path d="${path}" fill="url(#o)"/>`
  );
}
