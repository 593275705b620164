import type { Point, ShapeSpec } from './shape-spec.ts';
import type { ShapeVariant } from './drawn-shape.ts';

type Shifted = 'hood' | 'cowl' | 'header' | 'roofEnd' | 'glassFoot' | 'deck' | 'belt' | 'glassEnd';

/** What sets one model apart from others of its shape, in millimeters. */
export interface ModelChange {
  /** Length and height. */
  readonly size?: Point;
  /** Front axle behind the nose, and wheelbase. */
  readonly axle?: Point;
  /** How far corners of the outline are from those of the shape. */
  readonly shift?: Readonly<Partial<Record<Shifted, Point>>>;
  /** What it has of its own; corners of the outline among them are where they are, whatever their shape. */
  readonly body?: Readonly<
    Partial<
      Pick<
        ShapeSpec,
        | Shifted
        | 'style'
        | 'width'
        | 'tire'
        | 'rim'
        | 'sill'
        | 'softness'
        | 'roof'
        | 'cladding'
        | 'peak'
        | 'kick'
        | 'arch'
        | 'hasDarkPillar'
        | 'hasPaintedPillar'
        | 'engine'
      >
    >
  >;
  readonly look?: Readonly<Partial<Omit<ShapeVariant, 'spec'>>>;
}
