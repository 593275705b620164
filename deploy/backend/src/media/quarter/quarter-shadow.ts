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

/** What a polished floor mirrors of the body: a soft shine in its paint below its near side; uses the id `o`. */
export function floorImage({ spec, at }: QuarterScene, paint: PaintShades): string {
  const { length, width, belt } = spec;
  const [fromX, fromY] = at([0, width / 2, -belt[0] * 0.4]);
  const [toX, toY] = at([length, width / 2, -belt[1] * 0.4]);
  const degrees = (Math.atan2(toY - fromY, toX - fromX) * 180) / Math.PI;
  const place = `translate(${[(fromX + toX) / 2, (fromY + toY) / 2].map(Math.round).join(' ')})rotate(${Math.round(degrees)})`;
  return (
    `<radialGradient id="o"><stop stop-color="${paint.base}" stop-opacity=".4"/><stop offset="1" stop-color="${paint.base}" stop-opacity="0"/></radialGradient>` +
    `<ellipse rx="${Math.round((toX - fromX) * 0.56)}" ry="46" transform="${place}" fill="url(#o)"/>`
  );
}
