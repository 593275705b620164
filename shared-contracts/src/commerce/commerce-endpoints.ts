import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { CartChoicesSchema, CartPurchaseTypeSchema, CartSchema } from './cart.ts';
import { LenderDecisionSchema } from './lender-decision.ts';
import { OrderHistoryEntrySchema, OrderSchema } from './order.ts';

const OrderParamsSchema = v.object({
  orderNumber: v.pipe(v.string(), v.regex(/^[A-Z0-9][A-Z0-9-]{3,39}$/, 'validation.orderNumber')),
});

/** The order for its owner; signed out 401, foreign and unknown alike 404 (T35). checkout-tracker.md section 7. */
export const getOrder = defineEndpoint({
  id: 'commerce.getOrder',
  method: 'GET',
  path: '/public/commerce/orders/:orderNumber',
  auth: 'required',
  params: OrderParamsSchema,
  response: v.object({ data: OrderSchema }),
});

/** History of an order, oldest first; same ownership rule as {@link getOrder}. */
export const getOrderHistory = defineEndpoint({
  id: 'commerce.getOrderHistory',
  method: 'GET',
  path: '/public/commerce/history/:orderNumber',
  auth: 'required',
  params: OrderParamsSchema,
  response: v.object({ history: v.array(OrderHistoryEntrySchema) }),
});

/** All orders of the signed-in buyer that the list shows, creation date ascending. */
export const listOrders = defineEndpoint({
  id: 'commerce.listOrders',
  method: 'GET',
  path: '/api/commerce/orders',
  auth: 'required',
  response: v.object({ orders: v.array(OrderSchema) }),
});

/**
 * Turns the cart into an order. The server prices it anew; `expectedTotalCents` is the total that the shopper saw,
 * another figure answers `error.order.priceChanged` and changes nothing.
 */
export const createOrder = defineEndpoint({
  id: 'commerce.createOrder',
  method: 'POST',
  path: '/api/commerce/orders',
  auth: 'required',
  idempotent: true,
  body: v.object({
    purchaseType: CartPurchaseTypeSchema,
    expectedTotalCents: v.pipe(v.number(), v.integer()),
  }),
  response: v.object({ data: OrderSchema }),
  errors: {
    'error.cart.empty': 409,
    'error.order.vehicleUnavailable': 409,
    'error.order.priceChanged': 409,
    'error.order.financeNeedsApplication': 409,
  },
});

/** The lender's decision on a financed order, for its owner; `error.notFound` for an order that no lender decides about. */
export const getLenderDecision = defineEndpoint({
  id: 'commerce.getLenderDecision',
  method: 'GET',
  path: '/api/commerce/orders/:orderNumber/lender-decision',
  auth: 'required',
  params: OrderParamsSchema,
  response: LenderDecisionSchema,
});

/**
 * Accepts the approved terms: the deal is UACC and the steps go on. Accepting what is accepted changes nothing and answers the same;
 * in every other phase `error.decision.notOpen` (storefront.md section 4 'Credit application').
 */
export const acceptLenderDecision = defineEndpoint({
  id: 'commerce.acceptLenderDecision',
  method: 'POST',
  path: '/api/commerce/orders/:orderNumber/lender-decision/accept',
  auth: 'required',
  idempotent: true,
  params: OrderParamsSchema,
  response: LenderDecisionSchema,
  errors: { 'error.decision.notOpen': 409 },
});

/**
 * Declines the approved terms: the deal is UDEC, the order CANCELED and its vehicle free again. Declining twice is once; in every
 * other phase `error.decision.notOpen`.
 */
export const declineLenderDecision = defineEndpoint({
  id: 'commerce.declineLenderDecision',
  method: 'POST',
  path: '/api/commerce/orders/:orderNumber/lender-decision/decline',
  auth: 'required',
  idempotent: true,
  params: OrderParamsSchema,
  response: LenderDecisionSchema,
  errors: { 'error.decision.notOpen': 409 },
});

/** The cart of this visitor: of the account when signed in, else of the session. Null when empty. */
export const getCart = defineEndpoint({
  id: 'commerce.getCart',
  method: 'GET',
  path: '/public/cart',
  auth: 'optional',
  response: v.object({ cart: v.nullable(CartSchema) }),
});

/** Puts a vehicle into the cart, or changes the choices for it; it takes the place of another vehicle. */
export const putCart = defineEndpoint({
  id: 'commerce.putCart',
  method: 'PUT',
  path: '/public/cart',
  auth: 'optional',
  body: CartChoicesSchema,
  response: v.object({ cart: CartSchema }),
  errors: { 'error.cart.vehicleUnavailable': 409, 'error.cart.unknownVehicle': 404 },
});

/** Empties the cart; fine when it is empty already. */
export const deleteCart = defineEndpoint({
  id: 'commerce.deleteCart',
  method: 'DELETE',
  path: '/public/cart',
  auth: 'optional',
  response: v.object({ cart: v.null() }),
});
