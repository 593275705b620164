import { modelStyle, type DrawnModel } from '@forecourt/backend/media/index.ts';
import styles from './photographed.json' with { type: 'json' };

/** Styles of the models that the stand-in of the photo host has taken, as in the addresses of drawn pictures: those seen most come first. */
export const photographed: readonly string[] = styles;

/** How many of {@link photographed} it has taken from all sides; the others from their front corner. */
const aroundCount = 150;

/** The first of {@link photographed}, which are taken from all sides. */
export const photographedAround: readonly string[] = photographed.slice(0, aroundCount);

const known = new Set(photographed);
const knownAround = new Set(photographedAround);

/** How a model is photographed: from all sides, from its front corner, or not at all. */
export type Coverage = 'around' | 'corner' | 'none';

/** Returns how a model is photographed. */
export function coverageOf(vehicle: DrawnModel): Coverage {
  const style = modelStyle(vehicle);
  if (knownAround.has(style)) return 'around';
  return known.has(style) ? 'corner' : 'none';
}
