import type { LightTones } from './light.ts';

/** A studio that suits each backdrop: neutral, its floor neither light nor dark. */
export const studioLight: LightTones = {
  horizon: [0.82, 0.81, 0.795],
  ceiling: [0.1, 0.097, 0.092],
  floor: [0.2, 0.196, 0.19],
  lamp: [1, 0.988, 0.965],
};
