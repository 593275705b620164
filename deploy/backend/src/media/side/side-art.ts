import type { WheelDesign } from '../wheel-art.ts';

/**
 * Hand-drawn parts of one body style seen from its left side, nose to the left, tires on y = 360. Every
 * string except `behind` and `over` is SVG path data.
 */
export interface SideArt {
  readonly wheel: WheelDesign;
  readonly tyreRadius: number;
  readonly rimRatio: number;
  readonly frontX: number;
  readonly rearX: number;
  readonly roofY: number;
  readonly beltY: number;
  readonly sillY: number;
  /** Horizontal extent of the whole vehicle, for its shadow. */
  readonly extent: readonly [number, number];
  readonly body: string;
  readonly glass: string;
  /** Drawn as strokes across the glass. */
  readonly pillars: string;
  /** Slivers of windshield and rear window. */
  readonly screens: string;
  /** Line where the flank turns down; light above, shade below. */
  readonly crease: string;
  readonly lowerCrease: string;
  readonly seams: string;
  readonly handles: readonly (readonly [number, number])[];
  readonly mirror: readonly [number, number];
  readonly headlamp: string;
  readonly headlampLine: string;
  readonly tailLamp: string;
  readonly tailLampLine: string;
  /** Unpainted plastic: rocker, bumper lips, intakes. */
  readonly cladding: string;
  readonly brightwork: string;
  /** Headrests and wheel seen through the glass. */
  readonly seats: string;
  readonly hasArchTrim: boolean;
  /** Markup under and over the body. */
  readonly behind: string;
  readonly over: string;
}
