import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { PurchaseTypeSchema } from '../pricing/index.ts';
import { OrderParamsSchema } from './order-number.ts';
import { OrderSchema } from './order.ts';
import { OrderTermsSchema } from './order-terms.ts';

/**
 * Turns the cart into an order. The server recalculates the price; `terms` are those the shopper saw. If any figure or the cart
 * differs, the call fails with `error.order.priceChanged` and the changed figures, and changes nothing.
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
    /** The cart that the shopper saw; another one, of another vehicle or hand-over, is not ordered. */
    cartId: v.optional(v.string()),
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
