import type { PaintedLight } from './painted-light.ts';

/** The light of a place of the picture, and how much is seen of what is behind the vehicle: 1 in front of an empty wall, 0 on the body. */
export type FilmLight = readonly [...PaintedLight, behind: number];

/** Numbers per pixel. */
export const filmParts = 5;

/** A picture of a vehicle of any paint in front of anything: a {@link FilmLight} per pixel, 4 to 3. */
export interface Film {
  readonly data: Float32Array;
  readonly width: number;
  readonly height: number;
}
