import type { BumperForm, GrilleForm, HoodForm, LampStyle } from '../shapes/drawn-shape.ts';

/**
 * Dimensions of one vehicle seen from its front or rear: x counts from the center line, y from the top,
 * tires touch the ground at y = 404.
 */
export interface EndArt {
  readonly half: number;
  readonly roofHalf: number;
  readonly beltHalf: number;
  readonly roofY: number;
  readonly glassTopY: number;
  readonly beltY: number;
  /** Leading edge of the hood. */
  readonly noseY: number;
  readonly bumperY: number;
  readonly tyreWidth: number;
  readonly tyreHeight: number;
  readonly face: 'saloon' | 'electric' | 'sport' | 'truck' | 'van' | 'round';
  /** Picks the grille, or the closed nose, among those of its face. */
  readonly nose: number;
  /** False where the headlamps are drawn around the corners instead. */
  readonly hasLamps: boolean;
  readonly lamp: LampStyle;
  readonly grille?: GrilleForm;
  readonly bumper?: BumperForm;
  readonly hoodForm?: HoodForm;
  /** False for electric vehicles: a closed nose. */
  readonly hasGrille: boolean;
  readonly tail: 'saloon' | 'liftgate' | 'truck' | 'barn' | 'frame' | 'box';
  readonly top: 'plain' | 'rails' | 'lamps' | 'open' | 'box';
}
