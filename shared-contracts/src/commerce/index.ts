export { CartChoicesSchema, CartSchema } from './cart.ts';
export type { Cart, CartChoices } from './cart.ts';
export { isCartReady } from './is-cart-ready.ts';
export { changedTerms, orderFigures, orderTerms, OrderTermsSchema } from './order-terms.ts';
export type { OrderFigure, OrderTerms } from './order-terms.ts';
export { deleteCart, getCart, putCart } from './cart-endpoints.ts';
export { chooseHandOver } from './cart-hand-over-endpoint.ts';
export { getOrder, getOrderHistory, listOrders } from './commerce-endpoints.ts';
export type { ListedOrder } from './commerce-endpoints.ts';
export type { OrderProgress } from './order-progress.ts';
export { createOrder, retryOrder } from './order-creation-endpoints.ts';
export {
  acceptLenderDecision,
  declineLenderDecision,
  getLenderDecision,
  resubmitApplication,
  withdrawApplication,
} from './lender-decision-endpoints.ts';
export { dealStatusCodes, DealStatusSchema, dealPhase, isDealAwaited, isDealEnded } from './deal-status.ts';
export type { DealStatus, DecisionPhase } from './deal-status.ts';
export { canDealMove } from './deal-transitions.ts';
export { decisionPhase, isBeingPrepared, mayPayDeposit } from './decision-phase.ts';
export type { DecisionFacts } from './decision-phase.ts';
export { hasExactMoney } from './exact-money.ts';
export {
  approvalConditions,
  CounterOfferSchema,
  counterPrice,
  declineReasons,
  LenderDecisionSchema,
  LenderTermsSchema,
  lenderTerms,
} from './lender-decision.ts';
export type {
  ApprovalCondition,
  CounterOffer,
  DeclineReason,
  Lender,
  LenderDecision,
  LenderTerms,
} from './lender-decision.ts';
export { OrderHistoryEntrySchema, OrderSchema, OrderTradeInSchema, OrderVehicleSchema } from './order.ts';
export type {
  Order,
  OrderHistoryEntry,
  OrderTradeIn,
  OrderVehicle,
  SigningEvent,
  IdCheckStatus,
} from './order.ts';
export { isInProgress, isOrderEnded, listedOrders, orderStage } from './order-stage.ts';
export type { OrderStage } from './order-stage.ts';
export { canCancelOrder, cancelOrder } from './order-cancellation.ts';
export { orderStatuses, OrderStatusSchema } from './order-status.ts';
export type { OrderStatus, ReportedOrderStatus } from './order-status.ts';
export { canOrderMove } from './order-transitions.ts';
export { loanDerivation, priceDerivation } from './loan-derivation.ts';
export type { LoanDerivation } from './loan-derivation.ts';
export {
  paymentOutcome,
  type PaymentStatus,
  paymentStatuses,
  type ReportedPaymentStatus,
} from './payment-status.ts';
