import type { Tone } from '../feedback/tone.ts';

/** A step's status as the list of steps draws it. */
export type StepListStatus = 'complete' | 'current' | 'ready' | 'waiting' | 'attention';

/** The color of each step status, the same in a step's chip, in the list of steps and, for a problem, in the list of orders. */
export const stepTones: Readonly<Record<StepListStatus, Tone>> = {
  complete: 'success',
  current: 'info',
  ready: 'brand',
  waiting: 'neutral',
  attention: 'warning',
};
