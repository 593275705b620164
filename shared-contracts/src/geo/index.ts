export { isCityOfZip } from './city-of-zip.ts';
export { distanceMiles } from './distance-miles.ts';
export type { Position } from './distance-miles.ts';
export { lookUpZip } from './geo-endpoints.ts';
export type { ZipPlace } from './geo-endpoints.ts';
export { usStates } from './us-states.ts';
