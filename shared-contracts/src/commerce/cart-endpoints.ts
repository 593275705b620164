import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { CartChoicesSchema, CartSchema } from './cart.ts';

/** Returns this visitor's cart: the account's when signed in, otherwise the session's. Null when empty. */
export const getCart = defineEndpoint({
  id: 'commerce.getCart',
  method: 'GET',
  path: '/public/cart',
  auth: 'optional',
  response: v.object({ cart: v.nullable(CartSchema) }),
});

/**
 * Puts a vehicle in the cart, replacing any other vehicle, or updates the choices for it. A ZIP code that does not exist and a choice that
 * the tenant does not offer fail with `error.validation.request` and their field. A change that names its cart fails with `error.conflict` if
 * the cart has another vehicle by now, or none.
 */
export const putCart = defineEndpoint({
  id: 'commerce.putCart',
  method: 'PUT',
  path: '/public/cart',
  auth: 'optional',
  body: CartChoicesSchema,
  response: v.object({ cart: CartSchema }),
  errors: { 'error.cart.vehicleUnavailable': 409, 'error.cart.unknownVehicle': 404 },
});

/** Empties the cart, or only the one that is named: another one fails with `error.conflict`. Succeeds if it is already empty. */
export const deleteCart = defineEndpoint({
  id: 'commerce.deleteCart',
  method: 'DELETE',
  path: '/public/cart',
  auth: 'optional',
  query: v.object({ cartId: v.optional(v.string()) }),
  response: v.object({ cart: v.null() }),
});
