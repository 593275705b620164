import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { FulfillmentRequestSchema, fulfillmentErrors } from '../fulfillment/index.ts';
import { CartSchema } from './cart.ts';

/**
 * Chooses pickup or delivery for the vehicle in the cart. The fee is added to the price, and a cart without a ZIP code takes the one in the
 * address. Refused for the same reasons as an order's handover (TRACK-94, TRACK-95, TRACK-96).
 */
export const chooseHandOver = defineEndpoint({
  id: 'commerce.chooseHandOver',
  method: 'PUT',
  path: '/public/cart/hand-over',
  auth: 'optional',
  body: FulfillmentRequestSchema,
  response: v.object({ cart: CartSchema }),
  errors: { ...fulfillmentErrors, 'error.cart.empty': 409, 'error.cart.vehicleUnavailable': 409 },
});
