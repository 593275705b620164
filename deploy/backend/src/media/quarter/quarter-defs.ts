import type { PaintShades } from '../paint.ts';
import { rimDefs, wheelDefs } from '../wheel-art.ts';
import type { QuarterScene } from './quarter-scene.ts';
import { warpedPath } from './warped-path.ts';

const tenths = (value: number): string => String(Math.round(value * 10) / 10);
const share = (value: number): string => String(Math.round(value * 100) / 100).replace(/^0\./, '.');

type Stop = readonly [offset: number, color: string, opacity?: number];

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, color, opacity]) =>
        `<stop${offset === 0 ? '' : ` offset="${share(offset)}"`} stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${share(opacity)}"`}/>`,
    )
    .join('');

const down = (id: string, stops: readonly Stop[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${stopsOf(stops)}</linearGradient>`;

/**
 * What paint mirrors, from the roof down to the sill: the sky above the shoulder, a horizon in the middle of the doors, what is dark
 * below it, and the floor.
 */
function reflections(belt: number, paint: PaintShades): readonly Stop[] {
  const below = (part: number): number => belt + (1 - belt) * part;
  return [
    [0, paint.glint],
    [belt - 0.04, paint.base],
    [belt + 0.01, paint.light],
    [below(0.4), paint.base],
    [below(0.55), paint.shade],
    [below(0.74), paint.shade],
    [below(0.9), paint.base],
    [1, paint.deep],
  ];
}

/** Places of the gradients: the body's heights in the middle of the picture, and how its long lines rise to the right. */
function measures({ side, onFlank, flank, noseAt, spec, at }: QuarterScene) {
  const line = (y: number): number => {
    const [fromX, fromY] = onFlank([side.frontX, y]);
    const [toX, toY] = onFlank([side.rearX, y]);
    return (toY - fromY) / (toX - fromX);
  };
  const heightOf = (y: number): number => onFlank([320, y])[1];
  const up = (spec.sill + spec.hood[1]) / 2;
  const [cornerX] = at([noseAt(up), flank.halfAt(noseAt(up), up), up]);
  const [farX] = at([noseAt(up) + 70, -flank.noseHalf * 1.09, up]);
  const [tailX] = at([spec.length - 40, flank.halfAt(spec.length, up), up]);
  return {
    slope: (line(side.beltY) + line(side.sillY)) / 2,
    roof: heightOf(side.roofY),
    belt: heightOf(side.beltY),
    sill: heightOf(side.sillY),
    middleX: onFlank([320, side.beltY])[0],
    cornerX,
    farX,
    tailX,
  };
}

const degrees = (slope: number): number => (Math.atan(slope) * 180) / Math.PI;

/** How the nose's long lines fall to the right. */
const noseSlope = 0.1;

/** The transform of what is painted with `p` on the nose: its bands go on from those of the flank at the corner. */
export function noseSkew(scene: QuarterScene): string {
  const { slope, cornerX } = measures(scene);
  const skew = noseSlope - slope;
  return `matrix(1 ${share(skew)} 0 1 0 ${Math.round(-skew * cornerX)})`;
}

/**
 * The gradients and clips of the view from the front corner: `p` the paint, `q` how flank and nose turn away, `h` the
 * hood, `s` a soft highlight, `u` the shade below the flank's line, `g` and `y` side windows and
 * windshield, `l` red lenses, `m` metal, `b` the body, `c` its windows.
 */
export function quarterDefs(scene: QuarterScene, paint: PaintShades): string {
  const { slope, roof, belt, sill, middleX, cornerX, farX, tailX } = measures(scene);
  const stops = stopsOf(reflections((belt - roof) / (sill - roof), paint));
  const x = (value: number): number => value / 640;
  const { side, onFlank } = scene;
  return (
    `<linearGradient id="p" gradientUnits="userSpaceOnUse" x1="0" y1="${Math.round(roof - slope * middleX)}" x2="0" y2="${Math.round(sill - slope * middleX)}" gradientTransform="skewY(${tenths(degrees(slope))})">${stops}</linearGradient>` +
    `<linearGradient id="q" gradientUnits="userSpaceOnUse" x2="640">${stopsOf([
      [x(farX), '#000', 0.55],
      [x(farX * 0.4 + cornerX * 0.6), '#000', 0.1],
      [x(cornerX + 6), '#fff', 0.2],
      [x(cornerX + 54), '#fff', 0],
      [x(tailX - 70), '#000', 0],
      [x(tailX), '#000', 0.42],
    ])}</linearGradient>` +
    down('h', [
      [0, paint.shade],
      [0.35, paint.base],
      [0.8, paint.light],
    ]) +
    '<radialGradient id="s"><stop stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>' +
    down('u', [
      [0, paint.deep, 0.55],
      [0.3, paint.deep, 0],
    ]) +
    down('g', [
      [0, '#a3b6c5'],
      [0.4, '#566672'],
      [1, '#232c33'],
    ]) +
    '<linearGradient id="y" y2=".9"><stop stop-color="#c6d6e2"/><stop offset=".4" stop-color="#7b8e9c"/><stop offset="1" stop-color="#2c373f"/></linearGradient>' +
    down('l', [
      [0, '#f03a3a'],
      [1, '#7d0a12'],
    ]) +
    wheelDefs +
    rimDefs +
    `<clipPath id="b"><path d="${warpedPath(side.body, onFlank)}"/></clipPath><clipPath id="c"><path d="${warpedPath(side.glass, onFlank)}"/></clipPath>`
  );
}
