import type { Vec } from '../studio/vec.ts';
import type { CabinPart } from './cabin-part.ts';

/** The parts of a cabin, to be asked for distances often. */
export interface Space {
  /** Distance to the nearest surface. */
  readonly distance: (x: number, y: number, z: number) => number;
  /** The nearest part. */
  readonly partAt: (x: number, y: number, z: number) => CabinPart;
  /** About {@link Space.distance}, at once: read between the points of a grid. */
  readonly near: (x: number, y: number, z: number) => number;
}

/** The box around a cabin; what leaves it is outside. */
export const [low, high]: readonly [Vec, Vec] = [
  [-1_060, -900, -40],
  [1_060, 1_440, 1_380],
];

export const isInside = (x: number, y: number, z: number): boolean =>
  x > low[0] && x < high[0] && y > low[1] && y < high[1] && z > low[2] && z < high[2];

interface Cells {
  readonly size: number;
  readonly counts: Vec;
}

const cellsOf = (size: number): Cells => ({
  size,
  counts: [0, 1, 2].map((axis) => Math.ceil((high[axis]! - low[axis]!) / size) + 1) as unknown as Vec,
});

const coarse = cellsOf(38);
const fine = cellsOf(18);

/** Distances of shapes that flow into each other are too long at times: parts a little farther away count, too. */
const slack = 14;

/** By cells: the parts that are nearest at any of their places. */
function nearestParts(parts: readonly CabinPart[]): readonly (readonly CabinPart[])[] {
  const { size, counts } = coarse;
  const reach = size * Math.sqrt(3) + slack;
  const lists: (readonly CabinPart[])[] = [];
  for (let k = 0; k < counts[2]; k += 1) {
    for (let j = 0; j < counts[1]; j += 1) {
      for (let i = 0; i < counts[0]; i += 1) {
        const [x, y, z] = [low[0] + (i + 0.5) * size, low[1] + (j + 0.5) * size, low[2] + (k + 0.5) * size];
        const gaps = parts.map(({ distance }) => distance(x, y, z));
        const nearest = Math.min(...gaps);
        lists.push(parts.filter((_, at) => gaps[at]! < nearest + reach));
      }
    }
  }
  return lists;
}

function gridOf(distance: Space['distance']): Float32Array {
  const { size, counts } = fine;
  const values = new Float32Array(counts[0] * counts[1] * counts[2]);
  let at = 0;
  for (let k = 0; k < counts[2]; k += 1) {
    for (let j = 0; j < counts[1]; j += 1) {
      for (let i = 0; i < counts[0]; i += 1) {
        values[at] = distance(low[0] + i * size, low[1] + j * size, low[2] + k * size);
        at += 1;
      }
    }
  }
  return values;
}

function gridReader(values: Float32Array): Space['near'] {
  const [columns, rows, floors] = fine.counts;
  const per = 1 / fine.size;
  const [x0, y0, z0] = low;
  const layer = columns * rows;
  // Read many millions of times: without arrays.
  return (x, y, z) => {
    const gx = Math.min(columns - 1.001, Math.max(0, (x - x0) * per));
    const gy = Math.min(rows - 1.001, Math.max(0, (y - y0) * per));
    const gz = Math.min(floors - 1.001, Math.max(0, (z - z0) * per));
    const i = Math.floor(gx);
    const j = Math.floor(gy);
    const k = Math.floor(gz);
    const at = i + j * columns + k * layer;
    const fx = gx - i;
    const fy = gy - j;
    const a = values[at]! + (values[at + 1]! - values[at]!) * fx;
    const below = at + columns;
    const b = values[below]! + (values[below + 1]! - values[below]!) * fx;
    const up = at + layer;
    const c = values[up]! + (values[up + 1]! - values[up]!) * fx;
    const far = up + columns;
    const d = values[far]! + (values[far + 1]! - values[far]!) * fx;
    const first = a + (b - a) * fy;
    return first + (c + (d - c) * fy - first) * (gz - k);
  };
}

/** Arranges parts so that distances are found quickly. */
export function spaceOf(parts: readonly CabinPart[]): Space {
  const lists = nearestParts(parts);
  const [columns, rows, floors] = coarse.counts;
  const per = 1 / coarse.size;
  const [x0, y0, z0] = low;
  const listAt = (x: number, y: number, z: number): readonly CabinPart[] => {
    const i = Math.min(columns - 1, Math.max(0, Math.floor((x - x0) * per)));
    const j = Math.min(rows - 1, Math.max(0, Math.floor((y - y0) * per)));
    const k = Math.min(floors - 1, Math.max(0, Math.floor((z - z0) * per)));
    return lists[i + columns * (j + rows * k)]!;
  };
  const distance: Space['distance'] = (x, y, z) => {
    const list = listAt(x, y, z);
    let nearest = Infinity;
    for (let at = 0; at < list.length; at += 1) {
      const gap = list[at]!.distance(x, y, z);
      if (gap < nearest) nearest = gap;
    }
    return nearest;
  };
  const partAt: Space['partAt'] = (x, y, z) => {
    const list = listAt(x, y, z);
    let [nearest, found] = [Infinity, list[0]!];
    for (const one of list) {
      const gap = one.distance(x, y, z);
      if (gap < nearest) [nearest, found] = [gap, one];
    }
    return found;
  };
  return { distance, partAt, near: gridReader(gridOf(distance)) };
}

/** The direction that a surface faces at a place near it. */
export function facingAt({ distance }: Space, [x, y, z]: Vec): Vec {
  const step = 0.5;
  const a = distance(x + step, y - step, z - step);
  const b = distance(x - step, y - step, z + step);
  const c = distance(x - step, y + step, z - step);
  const d = distance(x + step, y + step, z + step);
  const [nx, ny, nz] = [a - b - c + d, -a - b + c + d, -a + b - c + d];
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  return [nx / length, ny / length, nz / length];
}
