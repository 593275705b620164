export { geoRoutes } from './geo.routes.ts';
export { createZipTable } from './zip-table.ts';
export type { ZipTable } from './zip-table.ts';
