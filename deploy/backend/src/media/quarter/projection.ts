import type { ShapeSpec } from '../shapes/shape-spec.ts';
import type { At } from './path-segments.ts';

/** Millimeters behind the nose, to the left of the middle, above the ground. */
export type Place = readonly [along: number, left: number, up: number];

const azimuth = (34 * Math.PI) / 180;
const elevation = (8 * Math.PI) / 180;
/** How far away the vehicle is seen from. */
const distance = 11_000;
const floor = 398;

/** Width of a vehicle in the picture: a city car is a tenth less wide than a full-size one, so that their sizes are seen. */
const drawnWidth = (length: number): number => 505 + 53 * Math.min(1, Math.max(0, (length - 3_600) / 1_700));

/** Where places of a vehicle are in a picture of it from its left front corner. */
export interface Projection {
  readonly at: (place: Place) => At;
  /** Picture units per millimeter in the middle. */
  readonly scale: number;
}

function rawPlace([along, left, up]: Place, length: number): At {
  const x = along - length / 2;
  const near = left * Math.cos(azimuth) - x * Math.sin(azimuth);
  const toward = near * Math.cos(elevation) + up * Math.sin(elevation);
  const size = distance / (distance - toward);
  const across = (x * Math.cos(azimuth) + left * Math.sin(azimuth)) * size;
  return [across, -(up * Math.cos(elevation) - near * Math.sin(elevation)) * size];
}

/** Returns the projection that centers a vehicle and fills its picture. */
export function projectionOf({ length, width, frontAxle }: ShapeSpec): Projection {
  const half = width / 2;
  const [from] = rawPlace([40, -half * 0.9, 600], length);
  const [to] = rawPlace([length - 60, half * 0.93, 700], length);
  const scale = drawnWidth(length) / (to - from);
  const [, low] = rawPlace([frontAxle, half, 0], length);
  const left = 320 - ((from + to) / 2) * scale;
  const top = floor - low * scale;
  return {
    scale,
    at(place) {
      const [x, y] = rawPlace(place, length);
      return [left + x * scale, top + y * scale];
    },
  };
}
