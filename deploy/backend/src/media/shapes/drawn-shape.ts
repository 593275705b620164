import type { WheelDesign, WheelFinish } from '../wheel-art.ts';
import type { ShapeSpec } from './shape-spec.ts';

/** Headlamps around the corner of the nose. */
export type LampStyle =
  | 'swept'
  | 'slim'
  | 'hook'
  | 'split'
  | 'bar'
  | 'pixel'
  | 'round'
  | 'block'
  | 'stack'
  | 'pillar'
  | 'claw'
  | 'wing'
  | 'hammer'
  | 'oval'
  | 'strip'
  | 'bracket'
  | 'column'
  | 'cubes'
  | 'tear'
  | 'zigzag'
  | 'tribar'
  | 'lid'
  | 'stadium'
  | 'line';

/** Taillights seen from the side. */
export type TailStyle = 'wrap' | 'slim' | 'tall' | 'arrow' | 'round' | 'block';

/** Grilles by which makes are known. */
export type GrilleForm =
  | 'octagon'
  | 'kidney'
  | 'spindle'
  | 'vee'
  | 'shield'
  | 'wing'
  | 'mesh'
  | 'trapeze'
  | 'tall'
  | 'double'
  | 'slots'
  | 'tiger'
  | 'bars'
  | 'star'
  | 'waterfall'
  | 'delta'
  | 'crosshair'
  | 'slash'
  | 'bold'
  | 'frame'
  | 'gate'
  | 'low'
  | 'cascade'
  | 'crossbar'
  | 'rail';

/**
 * What the nose has below or between its lamps besides the grille: a bright skid plate, large intakes at its corners, a bumper of
 * unpainted plastic, or a black band from lamp to lamp.
 */
export type BumperForm = 'skid' | 'intakes' | 'plastic' | 'band';

/** What stands out on the hood: the intake of a turbocharger, or a bulge above a large engine. */
export type HoodForm = 'scoop' | 'dome';

/** Line along the flank. */
export type CreaseStyle =
  | 'straight'
  | 'wedge'
  | 'haunch'
  | 'wave'
  | 'low'
  | 'double'
  | 'stepped'
  | 'shoulder';

/** One drawable vehicle: the proportions of its shape, slightly changed, with its details. */
export interface ShapeVariant {
  readonly spec: ShapeSpec;
  readonly wheel: WheelDesign;
  readonly finish: WheelFinish;
  readonly lamp: LampStyle;
  readonly tailLamp: TailStyle;
  readonly crease: CreaseStyle;
  readonly hasChrome: boolean;
  /** Picks the grille, or the closed nose, among those of its kind. */
  readonly nose: number;
  /** The grille of its own, rather than one that `nose` picks. */
  readonly grille?: GrilleForm;
  readonly bumper?: BumperForm;
  readonly hoodForm?: HoodForm;
}
