export { contractingRoutes } from './contracting.routes.ts';
