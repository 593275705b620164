import { endArtOf } from '../ends/end-art-of.ts';
import type { EndArt } from '../ends/end-art.ts';
import type { SideArt } from '../shapes/side-art.ts';
import { sideArtOf } from '../shapes/side-art-of.ts';
import { groundY, sideLayout, type SideLayout } from '../shapes/side-layout.ts';
import type { ShapeSpec } from '../shapes/shape-spec.ts';
import type { ShapeVariant } from '../shapes/drawn-shape.ts';
import { curvePath } from './curve-path.ts';
import { flankOf, type Flank } from './flank.ts';
import type { At } from './path-segments.ts';
import { projectionOf, type Place } from './projection.ts';

/** A shape, and where its places are in its picture from the left front corner. */
export interface QuarterScene {
  readonly spec: ShapeSpec;
  readonly side: SideArt;
  readonly front: EndArt;
  readonly layout: SideLayout;
  readonly flank: Flank;
  readonly at: (place: Place) => At;
  /** How far behind the nose and above the ground a point of the side view is. */
  readonly placeOf: (point: At) => At;
  /** Where a point of the side view is, which is drawn on the flank. */
  readonly onFlank: (point: At) => At;
  /** Where a point of the side view is, which is drawn on the row of seats behind it. */
  readonly onSeats: (point: At) => At;
  /** Where a point of a headlamp in the side view is, which goes on around the near (1) or the far (-1) corner of the nose. */
  readonly onLamp: (point: At, corner: 1 | -1) => At;
  /** Path data of a closed outline of smooth runs. */
  readonly outline: (runs: readonly (readonly Place[])[]) => string;
  /** Path data of a closed polygon. */
  readonly polygon: (places: readonly Place[]) => string;
  /** The transform of a flat drawing: its origin, where 100 mm to the right and 100 mm down are, and its units per millimeter. */
  readonly plane: (
    origin: Place,
    [right, down]: readonly [Place, Place],
    unitsPerMillimeter: number,
  ) => string;
  /** How far behind the foremost point the nose is at a height. */
  readonly noseAt: (up: number) => number;
  /** On which side the driver sits: near (1), or far (-1) in a drawing that will be mirrored. */
  readonly driver: 1 | -1;
}

/** Path data of the whole picture. */
export const picture = 'M0 0h640v480H0z';

/** How far left of the middle the driver sits, as a share of the vehicle's width. */
export const seatShare = 0.2;

/** How far from the corner of the nose its curve begins and ends, in millimeters. */
const cornerReach = 170;

/** How far the middle of the nose stands out before its corners, where the lamps are. */
const lampBulge = 36;

const thousandth = (value: number): string =>
  String(Math.round(value * 1000) / 1000).replace(/^(-?)0\./, '$1.');
const tenth = (value: number): string => String(Math.round(value * 10) / 10);
const pair = (point: At): string => point.map((value) => Math.round(value)).join(' ');

type Around = Pick<QuarterScene, 'flank' | 'at' | 'noseAt'>;

/** Where a place is that is so many millimeters from the corner: to the rear on the flank, or negative, on the nose. */
function aroundCorner({ flank, at, noseAt }: Around, [distance, up]: At, corner: 1 | -1): At {
  const edge = noseAt(up);
  const half = flank.halfAt(edge, up);
  const on = (from: number): At => {
    if (from > 0) return at([edge + from, corner * flank.halfAt(edge + from, up), up]);
    const left = half + from;
    return at([edge - lampBulge * (1 - (left / half) ** 2), corner * left, up]);
  };
  if (Math.abs(distance) > cornerReach) return on(distance);
  const part = (distance + cornerReach) / (2 * cornerReach);
  const [a, b, c] = [on(-cornerReach), on(0), on(cornerReach)];
  const mixed = (axis: 0 | 1): number =>
    (1 - part) ** 2 * a[axis] + 2 * part * (1 - part) * b[axis] + part ** 2 * c[axis];
  return [mixed(0), mixed(1)];
}

/** Returns the scene of a vehicle, with its driver on the near side (1) or on the far one (-1). */
export function quarterScene(variant: ShapeVariant, driver: 1 | -1): QuarterScene {
  const { spec } = variant;
  const layout = sideLayout(spec);
  const { at } = projectionOf(spec);
  const flank = flankOf(spec, layout);
  const left = layout.x(0);
  const placeOf = ([x, y]: At): At => [(x - left) / layout.scale, (groundY - y) / layout.scale];
  const onFlank = (point: At): At => {
    const [along, up] = placeOf(point);
    return at([along, flank.halfAt(along, up), up]);
  };
  const onSeats = (point: At): At => {
    const [along, up] = placeOf(point);
    return at([along, seatShare * spec.width, up]);
  };
  const noseAt = (up: number): number =>
    layout.outline.sidesAt(Math.min(Math.max(up, spec.sill + 60), spec.hood[1] - 10))[0];
  // The nose has its own grille, and round lamps do not reach around its corner.
  const side = sideArtOf({ ...variant, spec: { ...spec, isElectric: true } });
  const front = endArtOf(variant);
  return {
    spec,
    side: front.face === 'round' ? { ...side, headlamp: { lens: '', light: '' } } : side,
    front: { ...front, hasLamps: front.face === 'round' },
    layout,
    flank,
    at,
    placeOf,
    onFlank,
    onSeats,
    onLamp: (point, corner) => {
      const [along, up] = placeOf(point);
      return aroundCorner({ flank, at, noseAt }, [along - noseAt(up), up], corner);
    },
    outline: (runs) => curvePath(runs.map((run) => run.map(at))),
    polygon: (places) => `M${places.map((place) => pair(at(place))).join('L')}z`.replaceAll(' -', '-'),
    plane: (origin, [right, down], unitsPerMillimeter) => {
      const [x, y] = at(origin);
      const axis = ([along, aside, up]: Place): readonly number[] => {
        const [toX, toY] = at([origin[0] + along, origin[1] + aside, origin[2] + up]);
        return [toX - x, toY - y].map((value) => value / 100 / unitsPerMillimeter);
      };
      return `matrix(${[...[...axis(right), ...axis(down)].map(thousandth), tenth(x), tenth(y)].join(' ')})`;
    },
    noseAt,
    driver,
  };
}
