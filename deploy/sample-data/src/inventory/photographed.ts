import { modelStyle, type DrawnModel } from '@forecourt/backend/media/index.ts';
import names from './photographed.json' with { type: 'json' };

/** A model, as the drawings know it, in a paint. */
interface PaintedModel extends DrawnModel {
  /** With its `#`. */
  readonly paintHex: string;
}

/** Names of the models and paints that the stand-in of the photo host has taken, `{style}/{hex}`, sorted. */
export const photographed: readonly string[] = names;

const known = new Set(photographed);

/** Returns the name of a model in its paint as a part of its photos' addresses. */
export function photographedName(vehicle: PaintedModel): string {
  return `${modelStyle(vehicle)}/${vehicle.paintHex.slice(1)}`;
}

/** Whether the photo host has photos of a model in its paint. */
export function isPhotographed(vehicle: PaintedModel): boolean {
  return known.has(photographedName(vehicle));
}
