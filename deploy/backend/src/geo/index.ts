export { geoRoutes } from './geo.routes.ts';
export { timeZoneOf } from './time-zone-of.ts';
export { createZipTable } from './zip-table.ts';
export type { ZipTable } from './zip-table.ts';
