export { CartChoicesSchema, CartPurchaseTypeSchema, CartSchema } from './cart.ts';
export type { Cart, CartChoices } from './cart.ts';
export {
  acceptLenderDecision,
  createOrder,
  declineLenderDecision,
  deleteCart,
  getCart,
  getLenderDecision,
  getOrder,
  getOrderHistory,
  listOrders,
  putCart,
} from './commerce-endpoints.ts';
export { dealStatusCodes, DealStatusSchema } from './deal-status.ts';
export type { DealStatus } from './deal-status.ts';
export { decisionPhase, isDecisionOpen } from './decision-phase.ts';
export type { DecisionFacts, DecisionPhase } from './decision-phase.ts';
export { LenderDecisionSchema, LenderTermsSchema, lenderTerms } from './lender-decision.ts';
export type { LenderDecision, LenderTerms } from './lender-decision.ts';
export { OrderHistoryEntrySchema, OrderSchema, OrderVehicleSchema, paymentStatuses } from './order.ts';
export type { Order, OrderHistoryEntry, OrderVehicle } from './order.ts';
export {
  isInProgress,
  listedOrders,
  listedOrderStatuses,
  orderStatuses,
  OrderStatusSchema,
} from './order-status.ts';
export type { OrderStatus } from './order-status.ts';
