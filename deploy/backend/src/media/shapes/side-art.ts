import type { Wheel } from '../wheel-art.ts';
import type { Lamp } from './side-lamps.ts';

/**
 * One vehicle seen from its left side, nose to the left, tires on y = 360. Every string except `behind`,
 * `trim` and `over` is SVG path data.
 */
export interface SideArt {
  readonly wheel: Wheel;
  readonly frontX: number;
  readonly rearX: number;
  readonly roofY: number;
  readonly beltY: number;
  readonly sillY: number;
  /** Horizontal extent of the whole vehicle, for its shadow. */
  readonly extent: readonly [number, number];
  readonly body: string;
  /** Upper edge of the body, where light falls on it. */
  readonly upperEdge: string;
  readonly glass: string;
  /** Drawn as strokes across the glass, of this width. */
  readonly pillars: string;
  readonly pillarWidth: number;
  /** A wide pillar in the paint of the body; may be empty. */
  readonly paintedPillar: string;
  /** Slivers of windshield and rear window. */
  readonly screens: string;
  /** Line where the flank turns down; light above, shade below. */
  readonly crease: string;
  readonly lowerCrease: string;
  /** A second line along the doors; may be empty. */
  readonly bodyLine: string;
  /** Openings around both wheels. */
  readonly arches: string;
  readonly seams: string;
  readonly handles: readonly (readonly [number, number])[];
  readonly mirror: readonly [number, number];
  readonly headlamp: Lamp;
  readonly tailLamp: Lamp;
  /** Unpainted plastic: rocker, bumper lips, intakes. */
  readonly cladding: string;
  readonly brightwork: string;
  /** The upper ends of the headrests. */
  readonly headrests: readonly (readonly [number, number])[];
  /** Seats and steering wheel seen through the glass. */
  readonly seats: string;
  readonly hasArchTrim: boolean;
  /** Markup under the body, on it within its outline, and over everything. */
  readonly behind: string;
  readonly trim: string;
  readonly over: string;
}
