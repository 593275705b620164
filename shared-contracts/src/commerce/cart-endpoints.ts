import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { FulfillmentWishSchema, wishErrors } from '../fulfillment/index.ts';
import { CartChoicesSchema, CartSchema } from './cart.ts';

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

/**
 * Chooses pickup or delivery for the vehicle in the cart; the fee goes into its price, and a cart without a ZIP code takes that of the
 * address. It is refused for the same reasons as the hand-over of an order (TRACK-94, TRACK-95, TRACK-96).
 */
export const chooseHandOver = defineEndpoint({
  id: 'commerce.chooseHandOver',
  method: 'PUT',
  path: '/public/cart/hand-over',
  auth: 'optional',
  body: FulfillmentWishSchema,
  response: v.object({ cart: CartSchema }),
  errors: { ...wishErrors, 'error.cart.empty': 409, 'error.cart.vehicleUnavailable': 409 },
});

/** Empties the cart; fine when it is empty already. */
export const deleteCart = defineEndpoint({
  id: 'commerce.deleteCart',
  method: 'DELETE',
  path: '/public/cart',
  auth: 'optional',
  response: v.object({ cart: v.null() }),
});
