import { clamped } from './vec.ts';

/** What a place of a vehicle's surface is made of, as far as its part decides it. */
export type Kind =
  | 'body'
  | 'well'
  | 'wheel'
  | 'mirror'
  | 'rail'
  | 'box'
  | 'frame'
  | 'seat'
  | 'screen'
  | 'spare';

/** A part of a vehicle on both of its sides. */
export interface Part {
  readonly kind: Kind;
  /** Distance to its surface, negative inside; `aside` from the middle, at least 0. */
  readonly distance: (along: number, aside: number, up: number) => number;
  /** Encloses the part: from and to along, aside and up. */
  readonly bounds: readonly [number, number, number, number, number, number];
}

const square = (value: number): number => value * value;

/** Distance to a rounded edge between two or three faces, by the distances to the faces. */
function edgeDistance(a: number, b: number, c: number): number {
  const most = Math.max(a, b, c);
  if (most <= 0) return most;
  return Math.sqrt(square(Math.max(a, 0)) + square(Math.max(b, 0)) + square(Math.max(c, 0)));
}

/** From and to along, aside and up. */
export type Block = readonly [number, number, number, number, number, number];

/** Distance to a block with round edges. */
export function blockDistance(
  [fromX, toX, fromY, toY, fromZ, toZ]: Block,
  radius: number,
): (along: number, aside: number, up: number) => number {
  const x0 = (fromX + toX) / 2;
  const y0 = (fromY + toY) / 2;
  const z0 = (fromZ + toZ) / 2;
  const halfX = (toX - fromX) / 2 - radius;
  const halfY = (toY - fromY) / 2 - radius;
  const halfZ = (toZ - fromZ) / 2 - radius;
  return (x, y, z) =>
    edgeDistance(Math.abs(x - x0) - halfX, Math.abs(y - y0) - halfY, Math.abs(z - z0) - halfZ) - radius;
}

/** A block with round edges. */
export const blockPart = (kind: Kind, bounds: Block, radius: number): Part => ({
  kind,
  bounds,
  distance: blockDistance(bounds, radius),
});

/** A disc that stands along the vehicle, with round edges, such as a tire. */
export function discPart(kind: Kind, bounds: Block, radius: number): Part {
  const [fromX, toX, fromY, toY, fromZ, toZ] = bounds;
  const x0 = (fromX + toX) / 2;
  const y0 = (fromY + toY) / 2;
  const z0 = (fromZ + toZ) / 2;
  const reach = (toZ - fromZ) / 2 - radius;
  const thickness = (toY - fromY) / 2 - radius;
  return {
    kind,
    bounds,
    distance: (x, y, z) => {
      const r = Math.sqrt(square(x - x0) + square(z - z0)) - reach;
      return edgeDistance(r, Math.abs(y - y0) - thickness, -Infinity) - radius;
    },
  };
}

/** An egg that fills its bounds, somewhat square. */
export function eggPart(kind: Kind, bounds: Block): Part {
  const [fromX, toX, fromY, toY, fromZ, toZ] = bounds;
  const rx = (toX - fromX) / 2;
  const ry = (toY - fromY) / 2;
  const rz = (toZ - fromZ) / 2;
  return {
    kind,
    bounds,
    distance: (x, y, z) => {
      const a = Math.abs((x - fromX - rx) / rx);
      const b = Math.abs((y - fromY - ry) / ry);
      const c = Math.abs((z - fromZ - rz) / rz);
      return (Math.cbrt(a * a * a + b * b * b + c * c * c) - 1) * Math.min(rx, ry, rz) * 0.9;
    },
  };
}

/** A bar along the vehicle whose height follows a line. */
export function barPart(kind: Kind, bounds: Block, heightAt: (along: number) => number): Part {
  const [fromX, toX, fromY, toY] = bounds;
  const radius = (toY - fromY) / 2;
  const length = toX - fromX;
  return {
    kind,
    bounds,
    distance: (x, y, z) => {
      const near =
        fromX + radius + clamped((x - fromX - radius) / (length - 2 * radius)) * (length - 2 * radius);
      return Math.sqrt(square(x - near) + square(y - fromY - radius) + square(z - heightAt(near))) - radius;
    },
  };
}
