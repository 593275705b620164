import type { Corner } from './outline.ts';
import type { Point } from './shape-spec.ts';
import type { LampStyle, TailStyle } from './shape-variant.ts';

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

const ring = (center: Point, [rx, ry]: Point): readonly Corner[] => [
  [center[0] - rx, center[1] + ry, rx],
  [center[0] + rx, center[1] + ry, rx],
  [center[0] + rx, center[1] - ry, rx],
  [center[0] - rx, center[1] - ry, rx],
];

/** Headlamps by style; x counts from the foremost point of the body, y from the leading edge of the hood. */
export const headlamps: Readonly<Record<LampStyle, LampShape>> = {
  swept: {
    lens: [
      [
        [-80, -40, 10],
        [150, -50, 60],
        [480, 25, 10],
        [330, -95, 60],
        [110, -170, 60],
        [-80, -175, 10],
      ],
    ],
    light: [
      [
        [-20, -75],
        [160, -78],
        [410, -8],
      ],
    ],
  },
  slim: {
    lens: [
      [
        [-80, -55, 10],
        [180, -55, 60],
        [430, -5, 10],
        [350, -75, 30],
        [120, -118, 40],
        [-80, -120, 10],
      ],
    ],
    light: [
      [
        [-20, -80],
        [180, -78],
        [390, -28],
      ],
    ],
  },
  hook: {
    lens: [
      [
        [-80, -40, 10],
        [330, -10, 20],
        [300, -95, 40],
        [120, -130, 30],
        [90, -230, 20],
        [-80, -240, 10],
      ],
    ],
    light: [
      [
        [280, -42],
        [70, -66],
        [50, -215],
      ],
    ],
  },
  split: {
    lens: [
      [
        [-80, -35, 10],
        [360, -5, 10],
        [310, -48, 20],
        [-80, -78, 10],
      ],
      [
        [-80, -190, 20],
        [170, -170, 50],
        [190, -270, 50],
        [-80, -310, 20],
      ],
    ],
    light: [
      [
        [-20, -56],
        [310, -28],
      ],
      [
        [20, -235],
        [130, -225],
      ],
    ],
  },
  bar: {
    lens: [
      [
        [-80, -45, 10],
        [300, -22, 20],
        [290, -66, 20],
        [-80, -100, 10],
      ],
    ],
    light: [
      [
        [-30, -72],
        [270, -46],
      ],
    ],
  },
  pixel: {
    lens: [
      [
        [-80, -50, 10],
        [240, -35, 20],
        [230, -150, 20],
        [-80, -165, 10],
      ],
    ],
    light: [
      [
        [40, -88],
        [90, -86],
      ],
      [
        [130, -82],
        [180, -80],
      ],
      [
        [40, -130],
        [90, -128],
      ],
      [
        [130, -124],
        [180, -122],
      ],
    ],
  },
  round: {
    lens: [ring([105, -95], [70, 102])],
    light: [
      [
        [70, -55],
        [98, -25],
        [132, -48],
      ],
    ],
  },
  block: {
    lens: [box([-80, -45], [200, -260], 30)],
    light: [
      [
        [-20, -80],
        [150, -80],
        [160, -215],
      ],
    ],
  },
  stack: {
    lens: [box([-80, -35], [250, -145], 24), box([-80, -165], [150, -285], 24)],
    light: [
      [
        [10, -90],
        [200, -88],
      ],
      [
        [10, -225],
        [105, -225],
      ],
    ],
  },
};

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
