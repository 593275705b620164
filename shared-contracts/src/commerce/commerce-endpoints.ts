import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { PurchaseTypeSchema } from '../pricing/index.ts';
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
