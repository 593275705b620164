export { applicationCommerce } from './application-cart.ts';
export { cartMerger, cartZip, countCartVehicles, findCart, removeCart } from './cart-rows.ts';
export type { CartRow } from './cart-rows.ts';
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
export type { DeliveryFinder, HandOverQuoter, PickupFinder } from './hand-over-quoter.ts';
export { lenderDecisionRoutes } from './lender-decision.routes.ts';
export {
  findDecision,
  forgetDecision,
  forgetDecisionEmails,
  recordApplication,
  updateDecision,
} from './lender-decision-rows.ts';
export { orderRoutes } from './order.routes.ts';
export type { LenderService, LoanApplication } from './lender-service.ts';
export type { LenderAnswer, PlannedAnswer } from './lender-answer.ts';
export { placeFinancedOrder } from './place-financed-order.ts';
export type { FinanceApplicant, PlaceOrderFailure, FinancedOrderInput } from './place-financed-order.ts';
export type { CatalogVehicle, VehicleCatalog, VehicleClaim } from './vehicle-catalog.ts';
export { answerApplication } from './settle-decision.ts';
