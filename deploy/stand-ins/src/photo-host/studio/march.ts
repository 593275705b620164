import type { Solid } from './solid.ts';
import type { Vec } from './vec.ts';

/** A ray; its direction has length 1. */
export interface Ray {
  readonly from: Vec;
  readonly along: Vec;
}

/** How far along a ray it is inside a solid's bounds, if at all. */
export function boundsOf({ from, along }: Ray, { low, high }: Solid): readonly [number, number] | undefined {
  let [enter, leave] = [0, Infinity];
  for (let axis = 0; axis < 3; axis += 1) {
    const step = along[axis]! || 1e-9;
    const [a, b] = [(low[axis]! - from[axis]!) / step, (high[axis]! - from[axis]!) / step];
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return enter < leave ? [enter, leave] : undefined;
}

/** Distances are not exact: a step is shorter than they say. */
const caution = 0.88;
const patient = 0.4;
/** Grazing rays need many. */
const mostSteps = 160;
const touching = 0.8;

/** How far along a ray it first meets a solid between two places; NaN when it does not. */
export function meeting(solid: Solid, ray: Ray, [start, end]: readonly [number, number]): number {
  const x = ray.from[0];
  const y = ray.from[1];
  const z = ray.from[2];
  const dx = ray.along[0];
  const dy = ray.along[1];
  const dz = ray.along[2];
  let at = start;
  let gap = Infinity;
  let share = caution;
  for (let step = 0; step < mostSteps && at < end; step += 1) {
    gap = solid.distance(x + dx * at, y + dy * at, z + dz * at);
    if (Math.abs(gap) < touching) return at;
    // A step that was too long is taken back in part.
    if (gap < 0) share = patient;
    at += gap * share;
  }
  return at < end && gap < 4 * touching ? at : NaN;
}

/** How far along a ray no ray near it, at most `spread` per millimeter away, meets a solid. */
export function freeWay(
  solid: Solid,
  { ray, spread }: { readonly ray: Ray; readonly spread: number },
  [start, end]: readonly [number, number],
): number {
  const x = ray.from[0];
  const y = ray.from[1];
  const z = ray.from[2];
  const dx = ray.along[0];
  const dy = ray.along[1];
  const dz = ray.along[2];
  let at = start;
  for (let step = 0; step < mostSteps && at < end; step += 1) {
    const gap = solid.distance(x + dx * at, y + dy * at, z + dz * at);
    const free = (gap * caution - spread * at) / (1 + spread);
    if (free < 4) return at;
    at += free;
  }
  return at;
}
