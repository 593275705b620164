import { variantOfStyle, type StyleClass } from '@forecourt/backend/media/index.ts';

/** Styles of vehicles, each of which has a cabin of its own. */
export const cabinStyles = [
  'family',
  'luxury',
  'sport',
  'electric',
  'retro',
  'offroad',
  'truck',
  'work',
] as const satisfies readonly StyleClass[];

/**
 * Returns whose cabin a vehicle has: battery vehicles in the shape of a family's with an engine have the electric one. Throws for a style
 * that is not drawn.
 */
export function cabinStyleOf(style: string): StyleClass {
  const spec = variantOfStyle(style)?.spec;
  if (!spec) throw new Error(`No vehicle is drawn in the style ${style}.`);
  return spec.isElectric && spec.style === 'family' ? 'electric' : spec.style;
}
