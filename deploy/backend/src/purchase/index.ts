export { purchaseRoutes } from './purchase.routes.ts';
export type { PurchasePorts } from './purchase.routes.ts';
