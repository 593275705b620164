export { systemClock } from './clock.ts';
export type { Clock } from './clock.ts';
export { systemRandom } from './random.ts';
export type { Random } from './random.ts';
