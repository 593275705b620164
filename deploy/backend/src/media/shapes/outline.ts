import type { Point } from './shape-spec.ts';

/** A corner of a control polygon and how much of its two edges the curve around it may take. */
export type Corner = readonly [x: number, y: number, radius: number];

interface Bend {
  readonly enter: Point;
  readonly corner: Point;
  readonly leave: Point;
}

const toward = ([x, y]: Point, [toX, toY]: Point, radius: number): Point => {
  const length = Math.hypot(toX - x, toY - y) || 1;
  const share = Math.min(radius, length / 2) / length;
  return [x + (toX - x) * share, y + (toY - y) * share];
};

function bends(corners: readonly Corner[]): readonly Bend[] {
  const at = (index: number): Point => {
    const [x = 0, y = 0] = corners.at(index % corners.length) ?? [];
    return [x, y];
  };
  return corners.map(([x, y, radius], index) => ({
    enter: toward([x, y], at(index - 1), radius),
    corner: [x, y],
    leave: toward([x, y], at(index + 1), radius),
  }));
}

/** Corners rounded less than this many millimeters are drawn sharp: nobody sees the difference. */
const visibleRadius = 16;

const text = (value: number): string => String(Math.round(value * 10) / 10);

/** Writes path data relative to the last point: shorter than absolute coordinates. */
function relativePath(place: (point: Point) => Point) {
  let [fromX, fromY] = [0, 0];
  let path = '';
  const step = (point: Point): string => {
    const [x, y] = place(point);
    return `${text(x - fromX)} ${text(y - fromY)}`;
  };
  const move = (point: Point): void => {
    [fromX, fromY] = place(point);
  };
  return {
    to(point: Point): void {
      const delta = step(point);
      if (path === '' || delta !== '0 0') path += (path === '' ? 'M' : 'l') + delta;
      move(point);
    },
    bend(corner: Point, leave: Point): void {
      path += `q${step(corner)} ${step(leave)}`;
      move(leave);
    },
    text: (end: string): string => (path + end).replaceAll(' -', '-'),
  };
}

/** Returns path data of straight lines; `place` maps each point to the picture. */
export function linePath(points: readonly Point[], place: (point: Point) => Point): string {
  const path = relativePath(place);
  for (const point of points) path.to(point);
  return path.text('');
}

/**
 * Returns path data of a polygon whose corners are rounded, closed unless `from` and `to` pick some of its
 * corners; `place` maps each point to the picture.
 */
export function roundedPath(
  corners: readonly Corner[],
  place: (point: Point) => Point,
  [from, to]: readonly [number, number] = [0, corners.length],
): string {
  const path = relativePath(place);
  bends(corners).forEach(({ enter, corner, leave }, index) => {
    if (index < from || index >= to) return;
    if ((corners[index]?.[2] ?? 0) < visibleRadius) {
      path.to(corner);
      return;
    }
    path.to(enter);
    path.bend(corner, leave);
  });
  return path.text(from === 0 && to === corners.length ? 'z' : '');
}

const steps = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];

/** An outline that can be asked where its edges are. */
export interface Outline {
  /** Height of the upper edge above `x`; 0 outside. */
  readonly topAt: (x: number) => number;
  /** Leftmost and rightmost `x` at the height `y`; the bounds of the outline outside. */
  readonly sidesAt: (y: number) => Point;
}

/** Returns the measurable form of the curve that {@link roundedPath} draws. */
export function outlineOf(corners: readonly Corner[]): Outline {
  const points = bends(corners).flatMap(({ enter, corner, leave }) =>
    steps.map((t): Point => {
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
      return [a * enter[0] + b * corner[0] + c * leave[0], a * enter[1] + b * corner[1] + c * leave[1]];
    }),
  );
  const edges = points.map((from, index) => [from, points[(index + 1) % points.length] ?? from] as const);
  const crossings = (axis: 0 | 1, value: number): number[] =>
    edges.flatMap(([from, to]) => {
      const [a, b] = [from[axis], to[axis]];
      if (a === b || (value - a) * (value - b) > 0) return [];
      const share = (value - a) / (b - a);
      const other = axis === 0 ? 1 : 0;
      return [from[other] + (to[other] - from[other]) * share];
    });
  const xs = points.map(([x]) => x);
  return {
    topAt: (x) => Math.max(0, ...crossings(0, x)),
    sidesAt: (y) => {
      const found = crossings(1, y);
      const all = found.length > 0 ? found : xs;
      return [Math.min(...all), Math.max(...all)];
    },
  };
}
