import type { BodyStyle } from '@forecourt/shared-contracts/inventory';

/** `[x, y]` in millimeters: x from the foremost point to the rear, y from the ground up. */
export type Point = readonly [number, number];

/** Which lamps, grille and wheels a vehicle may have. */
export type StyleClass = 'family' | 'luxury' | 'sport' | 'electric' | 'retro' | 'offroad' | 'truck' | 'work';

/**
 * The proportions of one vehicle shape, nose to the left, in millimeters. The outline is a control polygon
 * from the nose over hood, windshield and roof to the tail; `softness` scales how far its corners are rounded.
 */
export interface ShapeSpec {
  readonly bodyStyle: BodyStyle;
  readonly style: StyleClass;
  readonly length: number;
  readonly height: number;
  readonly width: number;
  readonly frontAxle: number;
  readonly wheelbase: number;
  readonly tire: number;
  /** Rim to tire diameter. */
  readonly rim: number;
  /** Lower edge of the body between the wheels. */
  readonly sill: number;
  /** How far the upper end of the nose leans back, and its height: the leading edge of the hood. */
  readonly hood: Point;
  /** Foot and head of the windshield. */
  readonly cowl: Point;
  readonly header: Point;
  /** End of the roof, foot of the rear window and trailing upper corner. */
  readonly roofEnd: Point;
  readonly glassFoot: Point;
  readonly deck: Point;
  readonly softness: number;
  /** Lower edge of the side windows, in front and at the rear. */
  readonly belt: readonly [front: number, rear: number];
  /** Where the side windows end, at their upper and lower edge. */
  readonly glassEnd: readonly [top: number, bottom: number];
  readonly doors: 'two' | 'four' | 'van' | 'panel' | 'cab';
  readonly rear: 'closed' | 'open' | 'bed' | 'frame' | 'box';
  readonly roof:
    | 'plain'
    | 'rails'
    | 'dark-rails'
    | 'rack'
    | 'spoiler'
    | 'floating'
    | 'black'
    | 'white'
    | 'fabric';
  /** Unpainted plastic: none, around the wheels, or also along the lower part of the doors. */
  readonly cladding: 'none' | 'arches' | 'wide';
  /** Where the roof is highest, as a share of its length; 0.42 where absent. */
  readonly peak?: number;
  /** How far the lower edge of the windows rises behind the middle of the rear door, in millimeters. */
  readonly kick?: number;
  /** The form of the wheel arches; round where absent. */
  readonly arch?: 'round' | 'square';
  /** How the engine lies: along the vehicle, it needs a longer hood. As usual for the style where absent. */
  readonly engine?: 'across' | 'along';
  /** Whether the last pillar is black, so that the roof seems to float. */
  readonly hasDarkPillar?: boolean;
  /** Whether the pillar behind the last door is painted and wide, between two separate windows. */
  readonly hasPaintedPillar?: boolean;
  /** No grille: battery or hydrogen. */
  readonly isElectric: boolean;
}
