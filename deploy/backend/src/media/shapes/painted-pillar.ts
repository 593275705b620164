import type { SideLayout } from './side-layout.ts';
import type { ShapeSpec } from './shape-spec.ts';

/** The least window behind the pillar, in millimeters; a smaller one is no longer seen. */
const leastWindow = 160;

/** How wide the pillar is at its foot, in millimeters. */
const footWidth = 240;

/** How far behind the last door windows reach at least where one is behind the pillar: it would be a bar across the glass elsewhere. */
const quarterWindow = 700;

/** Where the pillar stands: in front of a window of its own, or at the tail, where windows end at it. */
function pillarFoot(
  { hasPaintedPillar, glassEnd }: ShapeSpec,
  door: number | undefined,
): { readonly foot: number; readonly isLast: boolean } | undefined {
  if (!hasPaintedPillar || door === undefined) return undefined;
  const end = Math.max(...glassEnd);
  return { foot: Math.min(door - 30, end - leastWindow - footWidth), isLast: end - door < quarterWindow };
}

/** Returns where windows end at their upper and lower edge, by the rear edge of the last door: earlier before a painted last pillar. */
export function windowEnd(spec: ShapeSpec, door: number | undefined): readonly [top: number, bottom: number] {
  const [top, bottom] = spec.glassEnd;
  const pillar = pillarFoot(spec, door);
  if (!pillar?.isLast) return [top, bottom];
  const cut = Math.max(top, bottom) - pillar.foot;
  return [top - cut, bottom - cut];
}

/**
 * Returns path data of the painted pillar between the last door and the window behind it, to be cut off at the edge of the windows;
 * empty where a shape has none, or where windows end at it.
 */
export function paintedPillar(
  spec: ShapeSpec,
  { x, y }: SideLayout,
  { doorEnds }: { readonly doorEnds: readonly number[] },
): string {
  const pillar = pillarFoot(spec, doorEnds[1]);
  if (!pillar || pillar.isLast) return '';
  const { foot } = pillar;
  const head = foot - 110;
  return `M${x(foot)} ${y(spec.belt[1] - 60)}L${x(head)} ${y(spec.height)}H${x(head + footWidth - 20)}L${x(foot + footWidth)} ${y(spec.belt[1] - 60)}z`;
}
