import { endArtOf } from '../ends/end-art-of.ts';
import type { EndArt } from '../ends/end-art.ts';
import type { SideArt } from '../shapes/side-art.ts';
import { sideArtOf } from '../shapes/side-art-of.ts';
import { groundY, sideLayout, type SideLayout } from '../shapes/side-layout.ts';
import type { ShapeSpec } from '../shapes/shape-spec.ts';
import type { ShapeVariant } from '../shapes/shape-variant.ts';
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
  /** Where a point of the side view is, which is drawn on the flank. */
  readonly onFlank: (point: At) => At;
  /** Where a point of the side view is, which is drawn on the row of seats behind it. */
  readonly onSeats: (point: At) => At;
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
}

/** Path data of the whole picture. */
export const picture = 'M0 0h640v480H0z';

/** How far left of the middle the driver sits, as a share of the vehicle's width. */
export const seatShare = 0.2;

const thousandth = (value: number): string =>
  String(Math.round(value * 1000) / 1000).replace(/^(-?)0\./, '$1.');
const tenth = (value: number): string => String(Math.round(value * 10) / 10);
const pair = (point: At): string => point.map((value) => Math.round(value)).join(' ');

/** Returns the scene of a vehicle. */
export function quarterScene(variant: ShapeVariant): QuarterScene {
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
  // The nose has its own grille, and round lamps do not reach around its corner.
  const side = sideArtOf({ ...variant, spec: { ...spec, isElectric: true } });
  const front = endArtOf(variant);
  return {
    spec,
    side: front.face === 'round' ? { ...side, headlamp: { lens: '', light: '' } } : side,
    front,
    layout,
    flank,
    at,
    onFlank,
    onSeats,
    polygon: (places) => `M${places.map((place) => pair(at(place))).join('L')}z`.replaceAll(' -', '-'),
    plane: (origin, [right, down], unitsPerMillimeter) => {
      const [x, y] = at(origin);
      const axis = ([along, aside, up]: Place): readonly number[] => {
        const [toX, toY] = at([origin[0] + along, origin[1] + aside, origin[2] + up]);
        return [toX - x, toY - y].map((value) => value / 100 / unitsPerMillimeter);
      };
      return `matrix(${[...[...axis(right), ...axis(down)].map(thousandth), tenth(x), tenth(y)].join(' ')})`;
    },
    noseAt: (up) => layout.outline.sidesAt(Math.min(Math.max(up, spec.sill + 60), spec.hood[1] - 10))[0],
  };
}
