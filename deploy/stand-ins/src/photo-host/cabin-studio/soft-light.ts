import type { PaintedLight } from '../studio/painted-light.ts';
import { normalized, type Vec } from '../studio/vec.ts';
import type { CabinSurface } from './cabin-part.ts';
import { outside } from './outside.ts';
import { high, isInside, low, type Space } from './space.ts';

/** Soft light in a cabin: what comes along rays, and around places. */
export interface SoftLight {
  /** Light that comes from a direction to a place a little above a surface. */
  readonly along: (from: Vec, way: Vec) => PaintedLight;
  /** Light from all directions at a place. */
  readonly around: (place: Vec) => PaintedLight;
}

const mean = ([red, green, blue]: Vec): number => (red + green + blue) / 3;

/** What a surface sends on of the light that falls on it. */
export function sentOn(
  { color, cover }: CabinSurface,
  [red, green, blue, added]: PaintedLight,
): PaintedLight {
  return [
    color[0] * red,
    color[1] * green,
    color[2] * blue,
    mean(color) * added + (cover * (red + green + blue)) / 3,
  ];
}

const mostSteps = 44;

/** How far along a ray the grid says that a surface is; NaN when the ray leaves the cabin. */
export function roughMeeting({ near }: Space, from: Vec, way: Vec): number {
  let at = 10;
  for (let step = 0; step < mostSteps; step += 1) {
    const [x, y, z] = [from[0] + way[0] * at, from[1] + way[1] * at, from[2] + way[2] * at];
    if (!isInside(x, y, z)) return NaN;
    const gap = near(x, y, z);
    if (gap < 3.5) return at;
    at += Math.max(5, gap);
  }
  return at;
}

const step = 90;
const counts = [0, 1, 2].map((axis) => Math.ceil((high[axis]! - low[axis]!) / step) + 1);
const [columns, rows] = [counts[0]!, counts[1]!];
const cellCount = columns * rows * counts[2]!;

/** Directions that are spread over a ball. */
export const ball: readonly Vec[] = Array.from({ length: 40 }, (_, at): Vec => {
  const z = 1 - (2 * at + 1) / 40;
  const turn = at * Math.PI * (3 - Math.sqrt(5));
  const reach = Math.sqrt(1 - z * z);
  return [Math.cos(turn) * reach, Math.sin(turn) * reach, z];
});

const cellAt = (value: number, axis: number): number =>
  Math.min(counts[axis]! - 1, Math.max(0, Math.round((value - low[axis]!) / step)));

function readCell(cells: Float32Array, [x, y, z]: Vec): PaintedLight {
  const at = (cellAt(x, 0) + columns * (cellAt(y, 1) + rows * cellAt(z, 2))) * 4;
  return [cells[at]!, cells[at + 1]!, cells[at + 2]!, cells[at + 3]!];
}

function alongWith(space: Space, around: SoftLight['around']): SoftLight['along'] {
  return (from, way) => {
    const at = roughMeeting(space, from, way);
    if (Number.isNaN(at)) return [...outside(way), 0];
    const [x, y, z] = [from[0] + way[0] * at, from[1] + way[1] * at, from[2] + way[2] * at];
    const { surface } = space.partAt(x, y, z);
    const back: Vec = [x - way[0] * 45, y - way[1] * 45, z - way[2] * 45];
    const light = sentOn(surface, around(back));
    const { glow } = surface;
    return [light[0] + glow[0], light[1] + glow[1], light[2] + glow[2], light[3]];
  };
}

/** The light around the places of a coarse grid, of rays that bring it `along`. */
function cellsOf(space: Space, along: SoftLight['along']): Float32Array {
  const cells = new Float32Array(cellCount * 4);
  for (let cell = 0; cell < cellCount; cell += 1) {
    const [i, j] = [cell % columns, Math.floor(cell / columns) % rows];
    const k = Math.floor(cell / columns / rows);
    const place: Vec = [low[0] + i * step, low[1] + j * step, low[2] + k * step];
    if (space.near(...place) < 0) continue;
    for (const way of ball) {
      const light = along(place, way);
      for (let part = 0; part < 4; part += 1) cells[cell * 4 + part]! += light[part]! / ball.length;
    }
  }
  return cells;
}

/** Returns the soft light of a cabin: from outside, and sent on by its surfaces up to three times. */
export function softLightOf(space: Space): SoftLight {
  let around: SoftLight['around'] = () => [0.08, 0.08, 0.08, 0];
  for (let bounce = 0; bounce < 2; bounce += 1) {
    const cells = cellsOf(space, alongWith(space, around));
    around = (place) => readCell(cells, place);
  }
  return { along: alongWith(space, around), around };
}

/** A direction near another, by a place on a disc of radius 1: the farther out, the farther away. */
export function spreadAround(normal: Vec, a: number, b: number): Vec {
  const sign = normal[2] < 0 ? -1 : 1;
  const p = -1 / (sign + normal[2]);
  const q = normal[0] * normal[1] * p;
  const [t, u]: readonly [Vec, Vec] = [
    [1 + sign * normal[0] * normal[0] * p, sign * q, -sign * normal[0]],
    [q, sign + normal[1] * normal[1] * p, -normal[1]],
  ];
  const up = Math.sqrt(Math.max(0.02, 1 - a * a - b * b));
  return normalized([
    t[0] * a + u[0] * b + normal[0] * up,
    t[1] * a + u[1] * b + normal[1] * up,
    t[2] * a + u[2] * b + normal[2] * up,
  ]);
}
