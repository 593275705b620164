import { setImmediate } from 'node:timers/promises';
import { dot, type Vec } from '../studio/vec.ts';
import { gathered, type Gathered, type CabinContact } from './gathered.ts';
import type { SoftLight } from './soft-light.ts';

/** What is asked for a place of the picture, by shares of its width and height. */
export interface LightQuestion {
  readonly width: number;
  readonly meetingAt: (x: number, y: number) => CabinContact | undefined;
}

/** Light by a place of the picture and what is met there. */
export type LightCache = (x: number, y: number, met: CabinContact) => Gathered;

/** One place for so many pixels, each way. */
const everyAt = (width: number): number => (width > 640 ? 3 : 2);
/** Turns of neighbors' rays, in any four times four places all of them. */
const turns = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5] as const;

/** How alike two places are. */
function likeness(a: CabinContact, b: CabinContact): number {
  const turn = dot(a.normal, b.normal);
  if (turn < 0.8) return 0;
  const between: Vec = [a.place[0] - b.place[0], a.place[1] - b.place[1], a.place[2] - b.place[2]];
  const off = Math.abs(dot(between, a.normal));
  return ((turn - 0.8) * 5) ** 2 * Math.max(0, 1 - off / 9) * Math.max(0, 1 - dot(between, between) / 6_400);
}

interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly meetings: readonly (CabinContact | undefined)[];
  readonly lights: readonly (Gathered | undefined)[];
}

/** The mean of the lights of places around one that are like `met`; undefined when there are none. */
function meanAround(
  { columns, rows, meetings, lights }: Grid,
  [from, to, top, bottom]: readonly number[],
  met: CabinContact,
) {
  const sum = new Float32Array(8);
  let total = 0;
  for (let row = Math.max(0, top!); row <= Math.min(rows - 1, bottom!); row += 1) {
    for (let column = Math.max(0, from!); column <= Math.min(columns - 1, to!); column += 1) {
      const at = row * columns + column;
      const other = meetings[at];
      const share = other ? likeness(met, other) : 0;
      if (share < 1e-3) continue;
      total += share;
      for (let part = 0; part < 8; part += 1) sum[part]! += lights[at]![part]! * share;
    }
  }
  if (total < 1e-3) return undefined;
  for (let part = 0; part < 8; part += 1) sum[part]! /= total;
  return sum;
}

async function gridOf(soft: SoftLight, { width, meetingAt }: LightQuestion): Promise<Grid> {
  const columns = Math.ceil(width / everyAt(width));
  const rows = Math.ceil((width * 3) / 4 / everyAt(width));
  const meetings: (CabinContact | undefined)[] = [];
  const lights: (Gathered | undefined)[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const met = meetingAt((column + 0.5) / columns, (row + 0.5) / rows);
      meetings.push(met);
      lights.push(met && gathered(soft, met, turns[(column % 4) + 4 * (row % 4)]! / 16));
    }
    await setImmediate();
  }
  return { columns, rows, meetings, lights };
}

/** Gathers light for some places of a picture, and evens it out between those that are alike. */
export async function lightCache(soft: SoftLight, question: LightQuestion): Promise<LightCache> {
  const raw = await gridOf(soft, question);
  const { columns, rows, meetings } = raw;
  const even = meetings.map((met, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    return met && meanAround(raw, [column - 2, column + 2, row - 2, row + 2], met);
  });
  const grid: Grid = { ...raw, lights: even };
  return (x, y, met) => {
    const [column, row] = [Math.floor(x * columns - 0.5), Math.floor(y * rows - 0.5)];
    return (
      meanAround(grid, [column, column + 1, row, row + 1], met) ??
      meanAround(raw, [column - 2, column + 3, row - 2, row + 3], met) ??
      gathered(soft, met, 0)
    );
  };
}
