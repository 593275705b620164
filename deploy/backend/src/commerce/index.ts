export { applicationCommerce } from './application-cart.ts';
export { cartAdopter, findCart, removeCart } from './cart-rows.ts';
export { noContributions } from './cart-contributions.ts';
export type {
  CartContributions,
  PersonalRate,
  ProtectionContribution,
  TradeInContribution,
} from './cart-contributions.ts';
export { cartFacts } from './cart-facts.ts';
export { cartToProtect } from './cart-to-protect.ts';
export { cartRoutes } from './cart.routes.ts';
export type { CommerceDeps } from './commerce-deps.ts';
export type { HandOverQuoter } from './hand-over-quoter.ts';
export { lenderDecisionRoutes } from './lender-decision.routes.ts';
export { seedDecision } from './lender-decision-rows.ts';
export { lenderSandboxRoutes } from './lender-sandbox.routes.ts';
export { orderRoutes } from './order.routes.ts';
export { sampleLender } from './sample-lender.ts';
export type { LenderDesk } from './sample-lender.ts';
export {
  countOrdersInProgress,
  findOwnOrder,
  hasFinancedSince,
  insertOrder,
  ownerOfDeal,
  ownOrders,
} from './order-rows.ts';
export type { OrderRow } from './order-rows.ts';
export { orderView } from './order-view.ts';
export { placeFinancedOrder } from './place-financed-order.ts';
export type { FinanceApplicant, PlacingFailure, PlacingFinanced } from './place-financed-order.ts';
export { drawDealRef, drawOrderNumber, orderNumberOf } from './order-number.ts';
export type { CatalogVehicle, VehicleCatalog, VehicleClaim } from './vehicle-catalog.ts';
