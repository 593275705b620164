import { fieldOf, type Field } from './field.ts';
import { boundsOf, meeting } from './march.ts';
import type { Solid } from './solid.ts';
import { normalized, type Vec } from './vec.ts';

/** Directions over the half sphere, evenly by how much light comes from them, for either side of a symmetric vehicle. */
const directions: readonly Vec[] = Array.from({ length: 30 }, (_, index): Vec => {
  const up = Math.sqrt(1 - (index + 0.5) / 30);
  const turn = index * 2.399963;
  const flat = Math.sqrt(1 - up * up);
  return normalized([flat * Math.cos(turn), flat * Math.sin(turn), up]);
});

/** What is farther away than this does not shade the floor, in millimeters. */
const farthest = 2_600;

/** Returns how much light reaches each place of the floor, from 0 under a vehicle to 1 far from it. */
export function floorShade(solid: Solid): Field {
  const { length } = solid.spec;
  const extent = { fromX: -2_400, toX: length + 2_400, fromY: 0, toY: 3_400 };
  const shade = fieldOf(extent, 90, (along, left) => {
    const from: Vec = [along, left, 4];
    let free = 0;
    for (const direction of directions) {
      const ray = { from, along: direction };
      const range = boundsOf(ray, solid);
      const isFree =
        !range || Number.isNaN(meeting(solid, ray, [Math.max(30, range[0]), Math.min(farthest, range[1])]));
      if (isFree) free += 1;
    }
    return free / directions.length;
  });
  // Few directions are read: what is between them is averaged.
  const near = [-275, -165, -55, 55, 165, 275];
  const weights = near.map((gap) => 1 - (gap / 380) ** 2);
  const total = weights.reduce((sum, weight) => sum + weight) ** 2;
  const soft = fieldOf(extent, 90, (along, left) => {
    let sum = 0;
    for (const [i, dx] of near.entries()) {
      for (const [j, dy] of near.entries()) {
        sum += weights[i]! * weights[j]! * shade.at(along + dx, Math.abs(left + dy));
      }
    }
    return sum / total;
  });
  return { at: (along, left) => soft.at(along, Math.abs(left)) };
}
