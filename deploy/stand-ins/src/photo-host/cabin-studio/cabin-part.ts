import type { Vec } from '../studio/vec.ts';
import type { Distance } from './shape.ts';

/** How a place of the cabin takes the light. */
export interface CabinSurface {
  /** Without the share of the covers' color. */
  readonly color: Vec;
  /** How much of the covers' color is in it, from 0 to 1. */
  readonly cover: number;
  /** Strength of its gloss: 1 is as glass. */
  readonly gloss: number;
  /** Whether it shows mirror images; otherwise its gloss is soft. */
  readonly isSharp: boolean;
  /** Share of it that mirrors as metal. */
  readonly metal: number;
  /** Light of its own. */
  readonly glow: Vec;
}

/** A part of the cabin. */
export interface CabinPart {
  readonly distance: Distance;
  readonly surface: CabinSurface;
  /** Its surface at a place, when that differs. */
  readonly detail?: (place: Vec, normal: Vec) => CabinSurface;
}

const noGlow: Vec = [0, 0, 0];

const dull = (color: Vec, gloss: number): CabinSurface => ({
  color,
  cover: 0,
  gloss,
  isSharp: false,
  metal: 0,
  glow: noGlow,
});

const metal = (color: Vec, isSharp: boolean): CabinSurface => ({ ...dull(color, 1), metal: 1, isSharp });

/** A mirror. */
export const mirrorGlass = metal([0.7, 0.72, 0.74], true);

/** Materials of a cabin. */
export const softBlack = dull([0.024, 0.0245, 0.026], 0.85);
export const grained = dull([0.034, 0.0345, 0.036], 0.8);
export const grayPlastic = dull([0.085, 0.086, 0.088], 0.5);
export const rubber = dull([0.02, 0.02, 0.021], 0.2);
export const carpet = dull([0.105, 0.104, 0.103], 0);
export const mat = dull([0.2, 0.197, 0.192], 0);
export const gap = dull([0.006, 0.006, 0.006], 0);
export const lining = dull([0.4, 0.39, 0.37], 0);
export const darkLining = dull([0.075, 0.075, 0.078], 0);
export const pianoBlack: CabinSurface = { ...dull([0.008, 0.008, 0.009], 1), isSharp: true };
export const chrome = metal([0.86, 0.87, 0.88], false);
export const aluminum = dull([0.2, 0.203, 0.208], 3.4);
export const darkMetal = dull([0.06, 0.061, 0.065], 2.6);
export const woven = dull([0.56, 0.55, 0.53], 0.1);
export const wood = dull([0.088, 0.045, 0.023], 0.8);
/** Black leather is not fully so, and shines: its folds are seen. */
export const leather: CabinSurface = { ...dull([0.014, 0.014, 0.014], 1), cover: 1 };
export const wheelLeather = dull([0.022, 0.022, 0.023], 1);
export const thread = dull([0.5, 0.48, 0.44], 0.2);

/** A surface that gives light. */
export const glowing = (glow: Vec): CabinSurface => ({ ...pianoBlack, glow });

/** A part of one material. */
export const part = (surface: CabinSurface, distance: Distance): CabinPart => ({ surface, distance });
