import type { ShapeSpec } from '../shapes/shape-spec.ts';
import type { SideLayout } from '../shapes/side-layout.ts';

const clamped = (value: number): number => Math.min(1, Math.max(0, value));

/** Share of its half width that a vehicle has at the corners of nose and tail. */
const cornerShare = 0.84;

/** How far behind the nose, and before the tail, the flank is as wide as the vehicle. */
const cornerDepth = 620;

/** Measures of the outline are read every 10 mm: a picture asks for hundreds of them. */
function everyCentimeter<T>(read: (millimeters: number) => T): (millimeters: number) => T {
  const known = new Map<number, T>();
  return (millimeters) => {
    const step = Math.round(millimeters / 10);
    const value = known.get(step) ?? read(step * 10);
    known.set(step, value);
    return value;
  };
}

/** Half the width of a body, in millimeters. */
export interface Flank {
  /** Of its side at a place behind the nose and a height. */
  readonly halfAt: (along: number, up: number) => number;
  /** Of its upper edge: hood, roof or deck. */
  readonly topHalfAt: (along: number) => number;
  /** Of the nose, where front and side meet. */
  readonly noseHalf: number;
}

/** Returns how the sides of a shape turn in toward nose, tail and roof. */
export function flankOf(spec: ShapeSpec, { outline }: SideLayout): Flank {
  const { width, length, height, doors, rear } = spec;
  const half = width / 2;
  const isTall = doors === 'panel' || doors === 'van';
  const roofShare = rear === 'open' ? 0.9 : isTall ? 0.86 : height > 1_700 ? 0.78 : 0.72;
  const corner = (gap: number): number => {
    const turn = 1 - clamped(gap / cornerDepth);
    return 1 - (1 - cornerShare) * turn ** 2.4;
  };
  const sidesAt = everyCentimeter(outline.sidesAt);
  const topAt = everyCentimeter(outline.topAt);
  const halfAt = (along: number, up: number): number => {
    const [nose, tail] = sidesAt(Math.min(Math.max(up, spec.sill + 90), height - 60));
    const ends = Math.min(corner(along - Math.min(nose, 320)), corner(Math.max(tail, length - 320) - along));
    const belt = spec.belt[0] + (spec.belt[1] - spec.belt[0]) * clamped(along / length);
    const lean = clamped((up - belt + 40) / (height - belt + 40));
    const shoulder = clamped((up - topAt(along) + 120) / 120) ** 2 * 0.07;
    const tuck = clamped((spec.sill + 240 - up) / 240) * 0.03;
    return half * ends * (1 - (1 - roofShare) * lean - shoulder * (1 - lean) - tuck);
  };
  return {
    halfAt,
    topHalfAt: (along) => halfAt(along, outline.topAt(along)),
    noseHalf: half * cornerShare,
  };
}
