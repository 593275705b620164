export { geoRoutes } from './geo.routes.ts';
export { mapsSandboxRoutes } from './maps-sandbox.routes.ts';
export { createZipTable } from './zip-table.ts';
export type { ZipTable } from './zip-table.ts';
