import { expect, it } from 'vitest';
import { curvePath } from './curve-path.ts';

it.each([
  [
    'two points as a line',
    [
      [
        [0, 0],
        [10, 0],
      ],
    ],
    'M0 0l10 0z',
  ],
  [
    'a curve near the points between',
    [
      [
        [0, 0],
        [10, 10],
        [20, 0],
      ],
    ],
    'M0 0q10 10 20 0z',
  ],
  [
    'the middle between control points as its joint',
    [
      [
        [0, 0],
        [10, 10],
        [30, 10],
        [40, 0],
      ],
    ],
    'M0 0q10 10 20 10q10 0 20-10z',
  ],
  [
    'a corner where two runs meet',
    [
      [
        [0, 0],
        [10, 0],
      ],
      [
        [10, 10],
        [0, 10],
      ],
    ],
    'M0 0l10 0l0 10l-10 0z',
  ],
] as const)('has %s', (_, runs, path) => expect(curvePath(runs)).toBe(path));
