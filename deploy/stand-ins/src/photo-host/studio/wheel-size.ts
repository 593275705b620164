import type { ShapeSpec, ShapeVariant } from '@forecourt/backend/media/index.ts';

/** Vehicles whose tires are as thick, and their wheel arches as wide, as drawings have them. */
const withThickTires: ReadonlySet<ShapeSpec['style']> = new Set(['truck', 'work', 'offroad', 'retro']);

const hasThinTires = ({ style, doors }: ShapeSpec): boolean =>
  !withThickTires.has(style) && doors !== 'panel';

/** How much larger than in drawings tires and, within them, rims are, and the bounds of their ratio. */
const [tireGrowth, rimGrowth] = [1.03, 1.06];
const [leastRim, mostRim] = [0.775, 0.84];

/**
 * Returns a vehicle on the wheels that it has in photos: of cars and crossovers the rims are larger than in drawings, within thinner
 * tires; trucks, vans, off-road and retro vehicles keep theirs.
 */
export function onLargeRims(variant: ShapeVariant): ShapeVariant {
  const { spec } = variant;
  if (!hasThinTires(spec)) return variant;
  const rim = Math.max(leastRim, Math.min(mostRim, spec.rim * rimGrowth));
  return { ...variant, spec: { ...spec, tire: Math.round(spec.tire * tireGrowth), rim } };
}

/** How much wider than its tire a wheel housing is, in millimeters. */
export const wellGap = (spec: ShapeSpec): number => (hasThinTires(spec) ? 30 : 42);
