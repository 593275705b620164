import { clamped } from './vec.ts';

/** Extent of a field in millimeters. */
export interface Extent {
  readonly fromX: number;
  readonly toX: number;
  readonly fromY: number;
  readonly toY: number;
}

/** Values on a grid, read between its points; outside, those of its edge. */
export interface Field {
  readonly at: (x: number, y: number) => number;
}

interface Grid {
  readonly values: Float32Array;
  readonly columns: number;
  readonly rows: number;
}

function gridOf({ fromX, toX, fromY, toY }: Extent, step: number): Grid {
  const columns = Math.ceil((toX - fromX) / step) + 1;
  const rows = Math.ceil((toY - fromY) / step) + 1;
  return { values: new Float32Array(columns * rows), columns, rows };
}

function readerOf({ values, columns, rows }: Grid, { fromX, fromY }: Extent, step: number): Field {
  const lastX = columns - 1.001;
  const lastY = rows - 1.001;
  const perStep = 1 / step;
  return {
    // Read millions of times: without arrays.
    at(x, y) {
      const gx = Math.min(lastX, Math.max(0, (x - fromX) * perStep));
      const gy = Math.min(lastY, Math.max(0, (y - fromY) * perStep));
      const column = Math.floor(gx);
      const row = Math.floor(gy);
      const at = row * columns + column;
      const first = values[at]!;
      const third = values[at + columns]!;
      const low = first + (values[at + 1]! - first) * (gx - column);
      const high = third + (values[at + columns + 1]! - third) * (gx - column);
      return low + (high - low) * (gy - row);
    },
  };
}

/** Reads a function once on a grid, to look it up afterwards. */
export function fieldOf(extent: Extent, step: number, read: (x: number, y: number) => number): Field {
  const grid = gridOf(extent, step);
  for (let row = 0; row < grid.rows; row += 1) {
    for (let column = 0; column < grid.columns; column += 1) {
      grid.values[row * grid.columns + column] = read(
        extent.fromX + column * step,
        extent.fromY + row * step,
      );
    }
  }
  return readerOf(grid, extent, step);
}

/** Weights of a cubic spline that does not go through its points: it has neither edges nor kinks. */
function splineWeights(share: number): readonly [number, number, number, number] {
  const rest = 1 - share;
  return [
    rest ** 3 / 6,
    (3 * share ** 3 - 6 * share ** 2 + 4) / 6,
    (3 * rest ** 3 - 6 * rest ** 2 + 4) / 6,
    share ** 3 / 6,
  ];
}

function stretchedRows(from: Float32Array, [columns, rows]: readonly [number, number], times: number) {
  const wide = (columns - 1) * times + 1;
  const to = new Float32Array(wide * rows);
  for (let x = 0; x < wide; x += 1) {
    const left = Math.floor(x / times);
    const weights = splineWeights(x / times - left);
    for (let row = 0; row < rows; row += 1) {
      let sum = 0;
      for (let tap = 0; tap < 4; tap += 1) {
        const column = Math.min(columns - 1, Math.max(0, left + tap - 1));
        sum += weights[tap]! * from[row * columns + column]!;
      }
      to[row * wide + x] = sum;
    }
  }
  return to;
}

function turned(from: Float32Array, columns: number): Float32Array {
  const rows = from.length / columns;
  const to = new Float32Array(from.length);
  for (let at = 0; at < from.length; at += 1) {
    to[(at % columns) * rows + Math.floor(at / columns)] = from[at]!;
  }
  return to;
}

/** As {@link fieldOf}, read on a coarse grid and rounded between its points, `times` finer. */
export function smoothField(
  { extent, step, times }: { readonly extent: Extent; readonly step: number; readonly times: number },
  read: (x: number, y: number) => number,
): Field {
  const coarse = gridOf(extent, step);
  for (let row = 0; row < coarse.rows; row += 1) {
    for (let column = 0; column < coarse.columns; column += 1) {
      coarse.values[row * coarse.columns + column] = read(
        extent.fromX + column * step,
        extent.fromY + row * step,
      );
    }
  }
  const wide = stretchedRows(coarse.values, [coarse.columns, coarse.rows], times);
  const columns = wide.length / coarse.rows;
  const high = stretchedRows(turned(wide, columns), [coarse.rows, columns], times);
  const rows = high.length / columns;
  return readerOf({ values: turned(high, rows), columns, rows }, extent, step / times);
}

type Pair = readonly [number, number];

/** Signed distance to a polygon, negative inside. */
export function polygonDistance(points: readonly Pair[]): (x: number, y: number) => number {
  const edges = Float64Array.from(
    points.flatMap(([x, y], index) => {
      const [toX, toY] = points[(index + 1) % points.length]!;
      return [x, y, toX - x, toY - y];
    }),
  );
  return (x, y) => {
    let nearest = Infinity;
    let isInside = false;
    for (let edge = 0; edge < edges.length; edge += 4) {
      const dx = x - edges[edge]!;
      const dy = y - edges[edge + 1]!;
      const alongX = edges[edge + 2]!;
      const alongY = edges[edge + 3]!;
      const share = clamped((dx * alongX + dy * alongY) / (alongX * alongX + alongY * alongY || 1));
      const ox = dx - alongX * share;
      const oy = dy - alongY * share;
      nearest = Math.min(nearest, ox * ox + oy * oy);
      if (dy < 0 !== dy - alongY < 0 && dx < (dy / alongY) * alongX) isInside = !isInside;
    }
    return Math.sqrt(nearest) * (isInside ? -1 : 1);
  };
}
