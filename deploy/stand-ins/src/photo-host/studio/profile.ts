import type { Corner } from '@forecourt/backend/media/index.ts';
import { polygonDistance, smoothField, type Field } from './field.ts';

type Pair = readonly [number, number];

const steps = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];

function toward([x, y]: Pair, [toX, toY]: Pair, radius: number): Pair {
  const length = Math.hypot(toX - x, toY - y) || 1;
  const share = Math.min(radius, length / 2) / length;
  return [x + (toX - x) * share, y + (toY - y) * share];
}

/** The polygon that a drawing rounds, as short lines. */
function flattened(corners: readonly Corner[]): readonly Pair[] {
  const at = (index: number): Pair => {
    const [x = 0, y = 0] = corners.at(index % corners.length) ?? [];
    return [x, y];
  };
  return corners.flatMap(([x, y, radius], index): Pair[] => {
    const [enter, leave] = [at(index - 1), at(index + 1)].map((other) => toward([x, y], other, radius));
    return steps.map((t): Pair => {
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
      return [a * enter![0] + b * x + c * leave![0], a * enter![1] + b * y + c * leave![1]];
    });
  });
}

/** How far a place of the side view is from the outline, negative inside. Its corners are slightly rounder than drawn. */
export function profileField(corners: readonly Corner[], [length, height]: Pair): Field {
  const extent = { fromX: -480, toX: length + 480, fromY: -240, toY: height + 480 };
  return smoothField({ extent, step: 24, times: 3 }, polygonDistance(flattened(corners)));
}
