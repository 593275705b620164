import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { PurchaseTypeSchema } from '../pricing/index.ts';
import { LenderDecisionSchema } from './lender-decision.ts';
import { OrderHistoryEntrySchema, OrderSchema } from './order.ts';

const OrderParamsSchema = v.object({
  orderNumber: v.pipe(v.string(), v.regex(/^[A-Z0-9][A-Z0-9-]{3,39}$/, 'validation.orderNumber')),
});

/** The order for its owner (TRACK-104); the answer is 401 when signed out, 404 for foreign and unknown orders alike (T35). */
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
    purchaseType: PurchaseTypeSchema,
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
 * Accepts the approved terms, or those of a counter-offer, which become the order's price: the deal is UACC and the order is prepared
 * (BUY-59). Accepting accepted terms again changes nothing and answers the same; every other phase answers `error.decision.notOpen`.
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

/**
 * Sends an application that no lender answered in time to the lenders again: DPEN. Again on one that waits changes nothing; in every
 * other phase `error.decision.notOpen`.
 */
export const askLendersAgain = defineEndpoint({
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
 * Takes back an application that is waited for, was declined or timed out: the deal is CANC, the order CANCELED and its vehicle free.
 * Twice is once; in every other phase `error.decision.notOpen`.
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
 * Hands an order that could not be created (ORDER_INITIATION_FAILED) to the dealer's system again: SUBMITTED_TO_UNIFI. Any other order
 * stays as it is and is answered.
 */
export const prepareOrderAgain = defineEndpoint({
  id: 'commerce.prepareOrderAgain',
  method: 'POST',
  path: '/api/commerce/orders/:orderNumber/preparation',
  auth: 'required',
  idempotent: true,
  params: OrderParamsSchema,
  response: v.object({ data: OrderSchema }),
});
