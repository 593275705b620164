export { CartChoicesSchema, CartPurchaseTypeSchema, CartSchema } from './cart.ts';
export type { Cart, CartChoices } from './cart.ts';
export {
  createOrder,
  deleteCart,
  getCart,
  getOrder,
  getOrderHistory,
  listOrders,
  putCart,
} from './commerce-endpoints.ts';
export { dealStatusCodes, DealStatusSchema } from './deal-status.ts';
export type { DealStatus } from './deal-status.ts';
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
