export { cartRoutes } from './cart.routes.ts';
export type { CommerceDeps } from './commerce-deps.ts';
export { orderRoutes } from './order.routes.ts';
export { findOwnOrder, insertOrder } from './order-rows.ts';
export type { OrderRow } from './order-rows.ts';
export { drawDealRef, orderNumberOf } from './order-number.ts';
export type { CatalogVehicle, VehicleCatalog, VehicleClaim } from './vehicle-catalog.ts';
