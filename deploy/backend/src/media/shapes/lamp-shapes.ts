import type { Corner } from './outline.ts';
import type { Point } from './shape-spec.ts';
import type { TailStyle } from './drawn-shape.ts';

/** A lamp in millimeters, not yet placed on a vehicle. */
export interface LampShape {
  /** Polygons in millimeters: x from the edge of the body inward, y from the reference height. */
  readonly lens: readonly (readonly Corner[])[];
  readonly light: readonly (readonly Point[])[];
}

const box = (from: Point, to: Point, radius: number): readonly Corner[] => [
  [from[0], from[1], radius],
  [to[0], from[1], radius],
  [to[0], to[1], radius],
  [from[0], to[1], radius],
];

/** A circle in millimeters, a little flattened by the corner it is on. */
export const ring = (center: Point, [rx, ry]: Point): readonly Corner[] => [
  [center[0] - rx, center[1] + ry, rx],
  [center[0] + rx, center[1] + ry, rx],
  [center[0] + rx, center[1] - ry, rx],
  [center[0] - rx, center[1] - ry, rx],
];

/** Taillights by style; x counts from the rearmost point of the body, y from the trailing corner. */
export const taillights: Readonly<Record<TailStyle, LampShape>> = {
  wrap: {
    lens: [
      [
        [-80, 0, 10],
        [120, 10, 40],
        [370, -30, 10],
        [230, -110, 50],
        [-80, -165, 20],
      ],
    ],
    light: [
      [
        [20, -55],
        [170, -40],
        [310, -40],
      ],
    ],
  },
  slim: {
    lens: [
      [
        [-80, -25, 10],
        [420, -15, 10],
        [330, -70, 30],
        [-80, -100, 10],
      ],
    ],
    light: [
      [
        [20, -60],
        [340, -38],
      ],
    ],
  },
  tall: {
    lens: [
      [
        [-80, 210, 20],
        [150, 220, 30],
        [130, 20, 40],
        [230, -60, 40],
        [200, -190, 30],
        [-80, -200, 20],
      ],
    ],
    light: [
      [
        [80, 170],
        [70, 10],
        [140, -60],
        [120, -150],
      ],
    ],
  },
  arrow: {
    lens: [
      [
        [-80, 20, 10],
        [330, 10, 14],
        [150, -60, 20],
        [250, -180, 14],
        [-80, -150, 10],
      ],
    ],
    light: [
      [
        [260, -12],
        [70, -55],
        [180, -150],
      ],
    ],
  },
  round: {
    lens: [ring([95, -95], [62, 95])],
    light: [
      [
        [70, -70],
        [95, -40],
        [122, -68],
      ],
    ],
  },
  block: {
    lens: [box([-80, -20], [135, -330], 22)],
    light: [
      [
        [70, -60],
        [70, -290],
      ],
    ],
  },
};
