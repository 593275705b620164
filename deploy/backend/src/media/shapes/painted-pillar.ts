import type { Glasshouse } from './side-glass.ts';
import type { SideLayout } from './side-layout.ts';
import type { ShapeSpec } from './shape-spec.ts';

/** The least window behind the pillar, in millimeters; a smaller one is no longer seen. */
const leastWindow = 160;

/** How wide the pillar is at its foot, in millimeters. */
const footWidth = 240;

/**
 * Returns path data of the painted pillar between the last door and the window behind it, to be cut off at the edge of the windows;
 * empty where a shape has none or no place for it.
 */
export function paintedPillar(
  spec: ShapeSpec,
  { x, y }: SideLayout,
  { doorEnds, windows }: Glasshouse,
): string {
  const [, second] = doorEnds;
  if (!spec.hasPaintedPillar || second === undefined) return '';
  const end = Math.max(...windows.map(([at]) => at));
  const foot = Math.min(second - 30, end - leastWindow - footWidth);
  const head = foot - 110;
  return `M${x(foot)} ${y(spec.belt[1] - 60)}L${x(head)} ${y(spec.height)}H${x(head + footWidth - 20)}L${x(foot + footWidth)} ${y(spec.belt[1] - 60)}z`;
}
