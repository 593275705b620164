import type { LightTones } from './light.ts';

/** A studio that suits each backdrop: neutral, its floor neither light nor dark. */
export const studioLight: LightTones = {
  horizon: [0.61, 0.595, 0.575],
  ceiling: [0.1, 0.097, 0.092],
  floor: [0.36, 0.35, 0.335],
  lamp: [1, 0.988, 0.965],
};
