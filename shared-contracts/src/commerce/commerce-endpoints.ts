import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { PurchaseTypeSchema } from '../pricing/index.ts';
import { LenderDecisionSchema } from './lender-decision.ts';
import { OrderParamsSchema } from './order-number.ts';
import { OrderHistoryEntrySchema, OrderSchema } from './order.ts';
import { OrderTermsSchema } from './order-terms.ts';

/** Returns the order to its owner (TRACK-104); 401 when signed out, 404 both for unknown orders and for other people's (T35). */
export const getOrder = defineEndpoint({
  id: 'commerce.getOrder',
  method: 'GET',
  path: '/public/commerce/orders/:orderNumber',
  auth: 'required',
  params: OrderParamsSchema,
  response: v.object({ data: OrderSchema }),
});

/** Returns an order's history, oldest first; same ownership rule as {@link getOrder}. */
export const getOrderHistory = defineEndpoint({
  id: 'commerce.getOrderHistory',
  method: 'GET',
  path: '/public/commerce/history/:orderNumber',
  auth: 'required',
  params: OrderParamsSchema,
  response: v.object({ history: v.array(OrderHistoryEntrySchema) }),
});

/** Returns all of the signed-in buyer's orders that appear in the list, by creation date ascending. */
export const listOrders = defineEndpoint({
  id: 'commerce.listOrders',
  method: 'GET',
  path: '/api/commerce/orders',
  auth: 'required',
  response: v.object({ orders: v.array(OrderSchema) }),
});

/**
 * Turns the cart into an order. The server recalculates the price; `terms` are those the shopper saw. If any figure differs, the call fails
 * with `error.order.priceChanged` and the changed figures, and changes nothing.
 */
export const createOrder = defineEndpoint({
  id: 'commerce.createOrder',
  method: 'POST',
  path: '/api/commerce/orders',
  auth: 'required',
  idempotent: true,
  body: v.object({
    purchaseType: PurchaseTypeSchema,
    terms: OrderTermsSchema,
  }),
  response: v.object({ data: OrderSchema }),
  errors: {
    'error.cart.empty': 409,
    'error.cart.notReady': 409,
    'error.order.vehicleUnavailable': 409,
    'error.order.priceChanged': 409,
    'error.order.financeNeedsApplication': 409,
  },
});

/** Returns the lender's decision on a financed order to its owner; `error.notFound` for an order without a lender decision. */
export const getLenderDecision = defineEndpoint({
  id: 'commerce.getLenderDecision',
  method: 'GET',
  path: '/api/commerce/orders/:orderNumber/lender-decision',
  auth: 'required',
  params: OrderParamsSchema,
  response: LenderDecisionSchema,
});

/**
 * Accepts the approved terms, or those of a counteroffer, which become the order's price: the deal moves to UACC and the order is prepared
 * (BUY-59). Idempotent; any other phase fails with `error.decision.notOpen`.
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
 * Declines the approved terms: the deal moves to UDEC, the order is CANCELED and its vehicle is released. Idempotent; any other phase fails
 * with `error.decision.notOpen`.
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

/**
 * Resubmits an application that timed out without a lender's answer: DPEN. No effect on one that is already pending; any other phase fails
 * with `error.decision.notOpen`.
 */
export const resubmitApplication = defineEndpoint({
  id: 'commerce.askLendersAgain',
  method: 'POST',
  path: '/api/commerce/orders/:orderNumber/lender-decision/ask-again',
  auth: 'required',
  idempotent: true,
  params: OrderParamsSchema,
  response: LenderDecisionSchema,
  errors: { 'error.decision.notOpen': 409 },
});

/**
 * Withdraws an application that is pending, declined or timed out: the deal moves to CANC, the order is CANCELED and its vehicle is
 * released. Idempotent; any other phase fails with `error.decision.notOpen`.
 */
export const withdrawApplication = defineEndpoint({
  id: 'commerce.withdrawApplication',
  method: 'POST',
  path: '/api/commerce/orders/:orderNumber/lender-decision/withdraw',
  auth: 'required',
  idempotent: true,
  params: OrderParamsSchema,
  response: LenderDecisionSchema,
  errors: { 'error.decision.notOpen': 409 },
});

/**
 * Resubmits an order that could not be created (ORDER_INITIATION_FAILED) to the dealer's system: SUBMITTED_TO_UNIFI. Any other order is
 * returned unchanged.
 */
export const retryOrder = defineEndpoint({
  id: 'commerce.prepareOrderAgain',
  method: 'POST',
  path: '/api/commerce/orders/:orderNumber/preparation',
  auth: 'required',
  idempotent: true,
  params: OrderParamsSchema,
  response: v.object({ data: OrderSchema }),
});
