import type { ShapeSpec, ShapeVariant } from '@forecourt/backend/media/index.ts';

/** Vehicles whose tires have high sides, and wide wheel arches. */
const withThickTires: ReadonlySet<ShapeSpec['style']> = new Set(['truck', 'work', 'offroad', 'retro']);

const hasThinTires = ({ style, doors, rear }: ShapeSpec): boolean =>
  !withThickTires.has(style) && doors !== 'panel' && rear !== 'bed';

/** How much larger than in drawings the tires of cars and crossovers are. */
const tireGrowth = 1.03;

/** The bounds of a rim's share of its tire's diameter, of cars and of trucks. */
const rimShares = { thin: [0.68, 0.72], thick: [0.58, 0.64] } as const;

/**
 * Returns a vehicle on the wheels that it has in photos: the rims of cars and crossovers are about 70 percent of their tires, those of
 * pickups, vans, off-road and retro vehicles about 62.
 */
export function onRealTires(variant: ShapeVariant): ShapeVariant {
  const { spec } = variant;
  const isThin = hasThinTires(spec);
  const [least, most] = rimShares[isThin ? 'thin' : 'thick'];
  const rim = Math.max(least, Math.min(most, spec.rim));
  return { ...variant, spec: { ...spec, tire: Math.round(spec.tire * (isThin ? tireGrowth : 1)), rim } };
}

/** How much wider than its tire a wheel housing is, in millimeters. */
export const wellGap = (spec: ShapeSpec): number => (hasThinTires(spec) ? 30 : 42);
