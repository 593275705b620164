import { mixed, type Vec } from './vec.ts';

/** How a place of a surface takes the light. */
export interface Surface {
  /** Without the share of the paint. */
  readonly color: Vec;
  /** How much of the vehicle's paint is in it, from 0 to 1. */
  readonly paint: number;
  /** Strength of the clear coat over it, from 0 to 1. */
  readonly coat: number;
  /** Share of it that mirrors as metal. */
  readonly metal: number;
  /** Share of it that is glass. */
  readonly glass: number;
  /** Gloss of the flakes in the paint. */
  readonly flakes: number;
}

/** A place that a ray meets. */
export interface Contact {
  readonly place: Vec;
  readonly normal: Vec;
}

/** A surface without metal, glass and paint. */
export const plain = (color: Vec, coat: number): Surface => ({
  color,
  paint: 0,
  coat,
  metal: 0,
  glass: 0,
  flakes: 0,
});

/** Rubber and plastic, glossy black, and cloth. */
export const black = plain([0.016, 0.0165, 0.017], 0.22);
export const glossBlack = plain([0.008, 0.008, 0.009], 1);
/** Pillars and seals beside windows. */
export const satinBlack = plain([0.007, 0.007, 0.0075], 0.16);
export const dark = plain([0.006, 0.006, 0.0065], 0);
export const white = plain([0.78, 0.78, 0.77], 0.6);
export const cloth = plain([0.02, 0.019, 0.018], 0);

/** The vehicle's paint, whatever its color: a clear coat over flakes. */
export const paint: Surface = { ...plain([0, 0, 0], 1), paint: 1, flakes: 0.4 };

/** A surface between two others. */
export function blended(a: Surface, b: Surface, share: number): Surface {
  const part = (from: number, to: number): number => from + (to - from) * share;
  return {
    color: mixed(a.color, b.color, share),
    paint: part(a.paint, b.paint),
    coat: part(a.coat, b.coat),
    metal: part(a.metal, b.metal),
    glass: part(a.glass, b.glass),
    flakes: part(a.flakes, b.flakes),
  };
}
