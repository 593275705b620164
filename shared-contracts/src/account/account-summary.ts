import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * Returns the signed-in account's counts for the header of every page (SITE-9, SITE-12): placed `orders` in progress, the badge of the `cart`
 * button (the order being built in it: one or none), and all `favorites`.
 */
export const getAccountSummary = defineEndpoint({
  id: 'account.summary',
  method: 'GET',
  path: '/api/account/summary',
  auth: 'required',
  response: v.object({ orders: CountSchema, cart: CountSchema, favorites: CountSchema }),
});
