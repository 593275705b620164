import type { Point, ShapeSpec } from './shape-spec.ts';

/**
 * Returns a shape stretched to another length and height in millimeters, wheels included in the length but
 * not in their size, with the given properties on top.
 */
export function resized(
  base: ShapeSpec,
  [length, height]: Point,
  changes: Partial<Omit<ShapeSpec, 'length' | 'height'>> = {},
): ShapeSpec {
  const [alongX, alongY] = [length / base.length, height / base.height];
  const point = ([x, y]: Point): Point => [Math.round(x * alongX), Math.round(y * alongY)];
  return {
    ...base,
    length,
    height,
    frontAxle: Math.round(base.frontAxle * alongX),
    wheelbase: Math.round(base.wheelbase * alongX),
    hood: [base.hood[0], Math.round(base.hood[1] * alongY)],
    cowl: point(base.cowl),
    header: point(base.header),
    roofEnd: point(base.roofEnd),
    glassFoot: point(base.glassFoot),
    deck: point(base.deck),
    belt: [Math.round(base.belt[0] * alongY), Math.round(base.belt[1] * alongY)],
    glassEnd: [Math.round(base.glassEnd[0] * alongX), Math.round(base.glassEnd[1] * alongX)],
    ...changes,
  };
}
