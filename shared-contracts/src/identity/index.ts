export { RegionSchema, chooseRegion } from './region-endpoint.ts';
export type { Region } from './region-endpoint.ts';
