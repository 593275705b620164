import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * The numbers of the signed-in account that the header of every page shows (SITE-9, SITE-12): `orders` in progress, the badge of the
 * `cart` button, which counts those same orders, and all `favourites`.
 */
export const getAccountSummary = defineEndpoint({
  id: 'account.summary',
  method: 'GET',
  path: '/api/account/summary',
  auth: 'required',
  response: v.object({ orders: CountSchema, cart: CountSchema, favourites: CountSchema }),
});
