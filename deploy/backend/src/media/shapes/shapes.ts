import { electricSuvShapes } from './electric-suv-shapes.ts';
import { hatchbackShapes } from './hatchback-shapes.ts';
import { offRoadShapes } from './off-road-shapes.ts';
import { pickupShapes } from './pickup-shapes.ts';
import { sedanShapes } from './sedan-shapes.ts';
import type { ShapeSpec } from './shape-spec.ts';
import { convertibleShapes, coupeShapes } from './sport-shapes.ts';
import { compactSuvShapes, largeSuvShapes } from './suv-shapes.ts';
import { vanShapes } from './van-shapes.ts';
import { wagonShapes } from './wagon-shapes.ts';

const allShapes = {
  ...sedanShapes,
  ...hatchbackShapes,
  ...wagonShapes,
  ...coupeShapes,
  ...convertibleShapes,
  ...compactSuvShapes,
  ...largeSuvShapes,
  ...offRoadShapes,
  ...electricSuvShapes,
  ...pickupShapes,
  ...vanShapes,
};

/** Name of a shape, as in the URL of a picture. */
export type ShapeName = keyof typeof allShapes;

/** Every shape that is drawn. */
export const shapes: Readonly<Record<ShapeName, ShapeSpec>> = allShapes;

/** Names of all shapes, in the order of the contact sheet. */
export const shapeNames = Object.keys(allShapes) as readonly ShapeName[];
